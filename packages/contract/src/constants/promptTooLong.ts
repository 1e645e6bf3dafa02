/** Apart from the other texts, because the first page needs it alone. */
export const PROMPT_TOO_LONG = 'Please shorten your prompt to 2,000 characters or fewer';
