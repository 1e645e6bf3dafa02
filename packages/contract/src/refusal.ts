import type { z } from 'zod';
import { TEXTS } from './constants/texts';
import type { ApiError } from './schemas/error';

const count = (value: number | bigint): string => value.toLocaleString('en-US');

/** Messages by expected type. */
const TYPE_MESSAGES: Partial<Record<string, string>> = {
  string: 'Please send text',
  number: 'Please send a number',
  int: 'Please send a whole number',
  boolean: 'Please send true or false',
  array: 'Please send a list',
  tuple: 'Please send a list',
  object: 'Please send an object',
  record: 'Please send an object',
};

/** Maximum number of choices that a message lists. */
const MAX_LISTED_CHOICES = 6;

function limitMessage(what: 'least' | 'most', origin: string, limit: number | bigint): string {
  if (origin === 'string')
    return what === 'least' && limit === 1 ? TEXTS.fieldRequired : `Please use at ${what} ${count(limit)} characters`;
  if (origin === 'array') return `Please send at ${what} ${count(limit)} ${limit === 1 ? 'entry' : 'entries'}`;
  return `Please use a number of at ${what} ${count(limit)}`;
}

/** Message for an issue whose schema has no message. */
function messageFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? TEXTS.fieldRequired
        : (TYPE_MESSAGES[issue.expected] ?? TEXTS.fieldInvalid);
    case 'too_small':
      return limitMessage('least', issue.origin, issue.minimum);
    case 'too_big':
      return limitMessage('most', issue.origin, issue.maximum);
    case 'invalid_value':
      return issue.values.length <= MAX_LISTED_CHOICES
        ? `Please choose one of ${issue.values.map(String).join(', ')}`
        : TEXTS.fieldUnknownChoice;
    case 'unrecognized_keys':
      return TEXTS.unknownField;
    case 'invalid_union':
      return issue.errors.flat()[0]?.message ?? TEXTS.fieldInvalid;
    default:
      return TEXTS.fieldInvalid;
  }
}

/** A parsed part of a request, or the error response. */
export type ParsedPart<T> = { readonly data: T; readonly refusal?: undefined } | { readonly refusal: ApiError };

/**
 * Parses a part of a request. Each invalid field gets a message of the product, never one of the validation library.
 * The message of a single invalid field is also the summary, prefixed with the field's name if the message is generic.
 */
export function parseRequest<S extends z.ZodType>(schema: S, value: unknown): ParsedPart<z.output<S>> {
  /** Messages of this module, which do not name the field. */
  const generic = new Set<string>();
  const parsed = schema.safeParse(value, {
    error: (issue) => {
      const message = messageFor(issue);
      // A union takes the message of its first branch, which is already added if it is generic.
      if (issue.code !== 'invalid_union') generic.add(message);
      return message;
    },
  });
  if (parsed.success) return { data: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.');
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => (path ? `${path}.${key}` : key)) : [path || 'body'];
    for (const name of names) fields[name] ??= issue.message;
  }
  const [first, second] = Object.entries(fields);
  const message =
    first && !second ? (generic.has(first[1]) ? `${first[0]}: ${first[1]}` : first[1]) : TEXTS.validationFailed;
  return { refusal: { error: message, message, code: 'validation_failed', fields } };
}
