import { ApiFailure, ConnectionFailure } from '../../data/failures';

export const confirmMessages = {
  loading: 'Confirming Your Email',
  success: 'Email Confirmed Successfully',
  error: 'Confirmation Failed',
  noToken: 'No Confirmation Token',
  noTokenText: 'No confirmation token provided. Please check your email link.',
  successText: 'Your address is confirmed. You can start creating.',
  loadingText: 'One moment, please.',
  return: 'Return Application',
  resend: 'Send the link again',
} as const;

const BY_STATUS: Readonly<Record<number, string>> = {
  401: 'Authentication required. Please sign in and try again.',
  404: 'Confirmation endpoint not found. Please contact support.',
  500: 'Server error. Please try again later or contact support.',
};

/** Whether a refusal means that all is well: the address was confirmed before (ERR-10). */
export const isAlreadyConfirmed = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 400 && /already confirmed/i.test(error.message);

/** Whether a new mail is what helps. */
export const isInvalidToken = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 400 && /invalid confirmation token/i.test(error.message);

/** What a failed confirmation says (ERR-11 to ERR-19). */
export function confirmationSentence(error: unknown): string {
  if (error instanceof ConnectionFailure) return error.message;
  if (!(error instanceof ApiFailure)) return 'An unknown error occurred. Please try again.';
  if (error.status === 400) {
    if (/token is required/i.test(error.message)) return confirmMessages.noTokenText;
    if (isInvalidToken(error)) return 'Invalid or expired confirmation token. Please request a new confirmation email.';
    return 'Invalid request. Please try again with a valid confirmation link.';
  }
  const hasOwnWords = !error.message.startsWith('API error');
  return BY_STATUS[error.status] ?? (hasOwnWords ? error.message : 'Failed to confirm email. Please try again later.');
}
