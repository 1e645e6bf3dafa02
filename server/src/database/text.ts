// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Sanitizes user text for storage and display: control characters (PostgreSQL refuses NUL) and bidirectional overrides
 * become spaces, lone surrogates U+FFFD. Line breaks and tabs stay.
 */
export const storableText = (text: string): string => text.replace(CONTROLS, ' ').replace(LONE_SURROGATES, '\ufffd');
