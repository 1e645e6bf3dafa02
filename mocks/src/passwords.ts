/** Some of the common passwords that the server refuses, in lower case. */
const COMMON = new Set(['12345678', 'password', 'password1', 'password123', 'qwertyuiop']);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
