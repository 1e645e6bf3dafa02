import { z } from 'zod';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '../constants/limits';
import { PLAN_KEYS } from '../constants/plans';
import { TEXTS } from '../constants/texts';

/** Characters that deliverable addresses lack, and that could change the meaning of an email header. */
const NOT_IN_ADDRESSES = /[\p{C}<>()[\]\\,;:"]/u;

export const Email = z
  .string({ error: TEXTS.emailInvalid })
  .trim()
  .max(EMAIL_MAX_LENGTH, TEXTS.emailInvalid)
  .regex(EMAIL_PATTERN, TEXTS.emailInvalid)
  .refine((email) => !NOT_IN_ADDRESSES.test(email), TEXTS.emailInvalid);

/** Control characters, lone surrogates, line separators and bidirectional overrides. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A name in any script, of at most `max` UTF-16 code units. */
export const personName = (max: number, tooLong: string) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine((name) => !NOT_IN_NAMES.test(name), TEXTS.nameInvalid);

/** A first or a last name; empty for none. */
export const PersonName = personName(NAME_MAX_LENGTH, TEXTS.nameTooLong);

export const NewPassword = z
  .string({ error: TEXTS.passwordTooShort })
  .min(PASSWORD_MIN_LENGTH, TEXTS.passwordTooShort)
  .max(PASSWORD_MAX_LENGTH, TEXTS.passwordTooLong);

export const PlanKeySchema = z.enum(PLAN_KEYS);

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  email_confirmed: z.boolean(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  subscription_plan: PlanKeySchema,
  /** A new address that awaits confirmation, to replace `email`. */
  pending_email: z.string().nullable(),
});
export type User = z.output<typeof User>;
