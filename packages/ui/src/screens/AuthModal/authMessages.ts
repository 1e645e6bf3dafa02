/** Words of the auth dialog. */
export const authMessages = {
  signIn: { title: 'Sign in', submit: 'Sign in', question: 'New here?', other: 'Create an account' },
  signUp: { title: 'Create an account', submit: 'Create account', question: 'Already have an account?', other: 'Sign in' },
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  promoCode: 'Promo code',
  acceptTerms: 'I have read and accept the',
  termsOfUse: 'Terms of Use',
  termsMissing: 'You must accept the Terms of Use to create an account',
  emailMissing: 'Enter your email',
  passwordMissing: 'Enter your password',
  mailSent: 'We sent a mail to',
  mailSentNext: 'Follow its link, or sign in if the address has an account already.',
  confirmTitle: 'Confirm your email',
} as const;
