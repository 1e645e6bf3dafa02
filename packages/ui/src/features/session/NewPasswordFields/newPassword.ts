import { PASSWORD_MIN_LENGTH, TEXTS } from '@jewelry/contract/constants';
import { newPasswordMessages } from '../messages';

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

/** Error messages by field. */
export type NewPasswordErrors = Partial<Record<keyof NewPassword, string>>;

export const NO_PASSWORD: NewPassword = { password: '', again: '' };

/** Validates a new password, its length first. @returns null when it is valid */
export function errorsOfNewPassword({ password, again }: NewPassword): NewPasswordErrors | null {
  if (password.length < PASSWORD_MIN_LENGTH) return { password: TEXTS.passwordTooShort };
  return password === again ? null : { again: newPasswordMessages.differ };
}
