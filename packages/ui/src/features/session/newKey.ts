/** A name for one submission, so that the server knows it again when it is sent twice. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
