import { ApiFailure, ConnectionFailure, messageOf } from '../../session';
import { confirmEmailMessages } from '../messages';

const BY_STATUS: Readonly<Record<number, string>> = {
  401: confirmEmailMessages.signInFirst,
  404: confirmEmailMessages.notFound,
  500: confirmEmailMessages.serverError,
};

/** Whether the request failed only because the address is already confirmed. */
export const isAlreadyConfirmed = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 400 && /already confirmed/i.test(error.message);

/** Whether the user needs a new email. */
export const isInvalidToken = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 400 && /invalid confirmation token/i.test(error.message);

/** Message of a failed confirmation. */
export function confirmationSentence(error: unknown): string {
  if (error instanceof ConnectionFailure) return error.message;
  if (!(error instanceof ApiFailure)) return confirmEmailMessages.unknown;
  if (error.status === 400) {
    if (/token is required/i.test(error.message)) return confirmEmailMessages.noTokenText;
    if (isInvalidToken(error)) return confirmEmailMessages.invalidToken;
    return confirmEmailMessages.invalidRequest;
  }
  return BY_STATUS[error.status] ?? messageOf(error) ?? confirmEmailMessages.failed;
}
