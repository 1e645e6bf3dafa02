/** Separate from `TEXTS`, since the first page needs this one only. */
export const PROMPT_TOO_LONG = 'Please shorten your prompt to 2,000 characters or fewer';
