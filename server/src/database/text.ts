// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/**
 * Text of a person as it may be stored and shown: control characters (PostgreSQL refuses NUL) and signs that turn the
 * direction of what follows become blanks, halves of characters the replacement character. Lines and tabs stay.
 */
export const storableText = (text: string): string => text.replace(CONTROLS, ' ').replace(HALF_CHARACTERS, '\ufffd');
