/** A few of the passwords that the server refuses because everybody guesses them. Lower case. */
const COMMON = new Set(['12345678', 'password', 'password1', 'password123', 'qwertyuiop']);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
