/** Texts of what several features share: a new password, code that did not load, an account that is needed first. */
export const newPasswordMessages = {
  first: 'New password',
  again: 'Confirm new password',
  hint: 'At least 8 characters',
  differ: 'Passwords do not match',
} as const;
