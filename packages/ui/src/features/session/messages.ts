/** Texts shared by several features: a new password, code that failed to load, an action that requires an account. */
export const newPasswordMessages = {
  first: 'New password',
  again: 'Confirm new password',
  hint: 'At least 8 characters',
  differ: 'Passwords do not match',
} as const;
