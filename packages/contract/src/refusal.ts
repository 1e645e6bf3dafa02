import type { z } from 'zod';
import { TEXTS } from './constants/texts';
import type { ApiError } from './schemas/error';

const sentenceOf = (issue: z.core.$ZodIssue): string => (issue.code === 'unrecognized_keys' ? TEXTS.unknownField : issue.message);

/**
 * What a request that does not fit its schema is answered with: a sentence for each field. With a single field
 * that sentence is also the message, so that a person reads what to do and not that something is wrong.
 */
export function refusal(error: z.ZodError): ApiError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'];
    for (const name of names) fields[name] ??= sentenceOf(issue);
  }
  const [first, second] = Object.entries(fields);
  const message = first && !second ? (first[1] === TEXTS.unknownField ? `${first[0]}: ${first[1]}` : first[1]) : TEXTS.validationFailed;
  return { error: message, message, code: 'validation_failed', fields };
}
