import { ApiFailure, ConnectionFailure, messageOf } from './failures';

/** One error message for the form as a whole, and one per field. */
export type ErrorsOf<Field extends string> = Partial<Record<Field | 'form', string>>;

/**
 * Errors of the fields that the server names.
 * @param fields the form's field names by the server's
 * @returns null when the server names none of them
 */
export function errorsAtFields<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
): ErrorsOf<Field> | null {
  const errors = error instanceof ApiFailure ? error.fields : {};
  const named = Object.entries(fields).flatMap(([theirs, ours]) => (errors[theirs] ? [[ours, errors[theirs]]] : []));
  return named.length > 0 ? (Object.fromEntries(named) as ErrorsOf<Field>) : null;
}

/**
 * Maps a failure to form errors: by field where the server names fields, else for the form as a whole.
 * @param fields the form's field names by the server's
 * @param fallback shown when the failure has no message for the user
 */
export function errorsOfRefusal<Field extends string>(
  error: unknown,
  fields: Readonly<Record<string, Field>>,
  fallback: string,
): ErrorsOf<Field> {
  const sentence = error instanceof ConnectionFailure ? error.message : (messageOf(error) ?? fallback);
  return errorsAtFields(error, fields) ?? ({ form: sentence } as ErrorsOf<Field>);
}
