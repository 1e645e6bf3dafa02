import { ApiFailure, ConnectionFailure, wordsOf } from './failures';

/** A sentence for the form as a whole, and one by field. */
export type ErrorsOf<Field extends string> = Partial<Record<Field | 'form', string>>;

/**
 * What a refusal says of the fields that the server names.
 * @param fields the form's name of a field by the server's
 * @returns null when it names none of them
 */
export function errorsAtFields<Field extends string>(error: unknown, fields: Readonly<Record<string, Field>>): ErrorsOf<Field> | null {
  const said = error instanceof ApiFailure ? error.fields : {};
  const named = Object.entries(fields).flatMap(([theirs, ours]) => (said[theirs] ? [[ours, said[theirs]]] : []));
  return named.length > 0 ? (Object.fromEntries(named) as ErrorsOf<Field>) : null;
}

/**
 * What a refusal means for a form: at the fields that the server names, else for the form as a whole.
 * @param fields the form's name of a field by the server's
 * @param fallback said when the refusal has no words for people
 */
export function errorsOfRefusal<Field extends string>(error: unknown, fields: Readonly<Record<string, Field>>, fallback: string): ErrorsOf<Field> {
  const sentence = error instanceof ConnectionFailure ? error.message : (wordsOf(error) ?? fallback);
  return errorsAtFields(error, fields) ?? ({ form: sentence } as ErrorsOf<Field>);
}
