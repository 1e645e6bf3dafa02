import { PASSWORD_MIN_LENGTH, TEXTS } from '@jewelry/contract/constants';
import { ApiFailure, ConnectionFailure, wordsOf } from '../data/failures';
import { authMessages } from '../messages/auth';

/** A sentence for the form as a whole, and one by field. */
export type ErrorsOf<Field extends string> = Partial<Record<Field | 'form', string>>;

/**
 * What a refusal means for a form: at the fields that the server names, else for the form as a whole.
 * @param fields the form's name of a field by the server's
 * @param fallback said when the refusal has no words for people
 */
export function errorsOfRefusal<Field extends string>(error: unknown, fields: Readonly<Record<string, Field>>, fallback: string): ErrorsOf<Field> {
  if (error instanceof ConnectionFailure) return { form: error.message } as ErrorsOf<Field>;
  if (!(error instanceof ApiFailure)) return { form: fallback } as ErrorsOf<Field>;
  const named = Object.entries(fields).flatMap(([theirs, ours]) => {
    const sentence = error.fields[theirs];
    return sentence ? [[ours, sentence] as const] : [];
  });
  return (named.length > 0 ? Object.fromEntries(named) : { form: wordsOf(error) ?? fallback }) as ErrorsOf<Field>;
}

/** What is wrong with a new password that was entered twice: its length first (VAL-13). @returns null when nothing is */
export function errorsOfNewPassword(password: string, again: string): ErrorsOf<'password' | 'again'> | null {
  if (password.length < PASSWORD_MIN_LENGTH) return { password: TEXTS.passwordTooShort };
  return password === again ? null : { again: authMessages.passwordsDiffer };
}
