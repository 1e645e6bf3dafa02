import { EMAIL_PATTERN, PASSWORD_MIN_LENGTH, TEXTS } from '@jewelry/contract/constants';
import {
  ApiFailure,
  type AuthView,
  ConnectionFailure,
  errorsAtFields,
  type ErrorsOf,
  errorsOfRefusal,
  messageOf,
} from '../../session';
import { authMessages } from '../messages';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Validation errors by field. */
export type FormErrors = ErrorsOf<'email' | 'password' | 'terms'>;

/** Client-side validation. @returns null when the values are valid */
export function errorsBeforeSending(
  view: AuthView,
  { email, password }: Credentials,
  hasAccepted: boolean,
): FormErrors | null {
  const isNew = view === 'sign-up';
  const errors: FormErrors = {
    email: email.trim() === '' ? authMessages.emailMissing : undefined,
    password:
      password === ''
        ? authMessages.passwordMissing
        : isNew && password.length < PASSWORD_MIN_LENGTH
          ? TEXTS.passwordTooShort
          : undefined,
    terms: isNew && !hasAccepted ? authMessages.termsMissing : undefined,
  };
  return Object.values(errors).some(Boolean) ? errors : null;
}

/** Maps a failed response to form errors: by field where the server names one, else for the form. */
export function errorsOfFailure(view: AuthView, error: unknown): FormErrors {
  const signInFailed = error instanceof ApiFailure ? TEXTS.authenticationFailed : TEXTS.failedToSignIn;
  const form = messageOf(error) ?? (view === 'sign-up' ? TEXTS.failedToCreateAccount : signInFailed);
  return errorsAtFields(error, { email: 'email', password: 'password' }) ?? { form };
}

/** Validates the address of a password reset. @returns null when it is valid */
export const errorOfForgotten = (email: string): string | null =>
  EMAIL_PATTERN.test(email.trim()) ? null : TEXTS.emailInvalid;

/** Maps a failed reset request to form errors. */
export function errorsOfForgotFailure(error: unknown): FormErrors {
  if (error instanceof ConnectionFailure) return { form: authMessages.forgotOffline };
  return errorsOfRefusal(error, { email: 'email' }, authMessages.forgotFailed);
}
