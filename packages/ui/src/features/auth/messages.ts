/** Texts of the auth dialog and of the pages that links in emails open. */
export const authMessages = {
  signIn: { title: 'Sign in', submit: 'Sign in', question: 'New here?', other: 'Create an account' },
  signUp: {
    title: 'Create an account',
    submit: 'Create account',
    question: 'Already have an account?',
    other: 'Sign in',
  },
  forgot: {
    link: 'Forgot your password?',
    title: 'Forgot your password?',
    text: 'Enter the email address of your account and we will send you a link to set a new password.',
    submit: 'Send the link',
    sentTitle: 'Check your inbox',
    sentTo: 'If there is an account with',
    sentEnd: ', an email with a link to set a new password is on its way. The link works for one hour.',
    back: 'Back to sign in',
  },
  email: 'Email',
  password: 'Password',
  promoCode: 'Promo code',
  acceptTerms: 'I have read and accept the',
  termsOfUse: 'Terms of Use',
  termsMissing: 'You must accept the Terms of Use to create an account',
  emailMissing: 'Enter your email',
  passwordMissing: 'Enter your password',
  mailSent: 'We sent an email to',
  mailSentNext: 'Follow its link, or sign in if this address already has an account.',
  forgotFailed: 'Failed to process your request. Please try again later.',
  forgotOffline: 'Network error. Please try again later.',
} as const;

/** Messages for an account with an unconfirmed address. */
export const confirmationMessages = {
  title: 'Confirm your email',
  sent: 'We sent a link to',
  sentEnd: '. Open it to start creating.',
  waiting: 'Waiting for your confirmation',
  next: 'This page continues automatically once you have. Nothing in your inbox? Check your spam folder.',
  resend: 'Send the link again',
  resendHint: 'The last link was sent a moment ago.',
  anotherAccount: 'Use another account',
} as const;

/** 'Send the link again in 42 s' */
export function resendIn(seconds: number): string {
  return `${confirmationMessages.resend} in ${seconds} s`;
}

/** Texts of the page that confirms an address. */
export const confirmEmailMessages = {
  loading: 'Confirming Your Email',
  success: 'Email Confirmed Successfully',
  error: 'Confirmation Failed',
  noToken: 'No Confirmation Token',
  noTokenText: 'No confirmation token provided. Please check your email link.',
  successText: 'Your address is confirmed. You can start creating.',
  loadingText: 'One moment, please.',
  return: 'Return Application',
  signIn: 'Sign in',
  invalidToken: 'Invalid or expired confirmation token. Please request a new confirmation email.',
  invalidRequest: 'Invalid request. Please try again with a valid confirmation link.',
  signInFirst: 'Authentication required. Please sign in and try again.',
  notFound: 'Confirmation endpoint not found. Please contact support.',
  serverError: 'Server error. Please try again later or contact support.',
  failed: 'Failed to confirm email. Please try again later.',
  unknown: 'An unknown error occurred. Please try again.',
} as const;

/** Texts of the page that sets a new password. */
export const resetMessages = {
  title: 'Set a new password',
  text: 'Saving it signs you out everywhere else.',
  submit: 'Save password',
  failed: 'Failed to reset password. Please try again later.',
  success: 'Your password is set',
  successText: 'You were signed out everywhere. Sign in with your new password.',
  signIn: 'Sign in',
  invalid: 'This link no longer works',
  invalidText: 'It has expired or was already used. Request a new one; it takes a minute.',
  askAgain: 'Send me a new link',
} as const;

export const signOutMessages = {
  title: 'Sign Out',
  text: 'You will need to sign in again to access your generation history.',
  confirm: 'Sign Out',
} as const;
