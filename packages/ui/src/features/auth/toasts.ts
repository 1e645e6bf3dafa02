/** Toasts around signing in and out. */
export const authToasts = {
  signedIn: 'Signed in',
  accountCreated: 'Account created',
  signOutFailed: { title: 'Error signing out', description: 'There was a problem signing out. Please try again.' },
  confirmationSent: 'Confirmation email sent',
  resendFailed: { title: 'Failed to send confirmation email', description: 'Please try again later.' },
} as const;
