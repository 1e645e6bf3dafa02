import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants/limits';
import { PLAN_KEYS } from '../constants/plans';
import { TEXTS } from '../constants/texts';

/** Something before an @, something with a dot after it. The mail that is sent is the real test. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const Email = z.string({ error: TEXTS.emailInvalid }).trim().max(EMAIL_MAX_LENGTH, TEXTS.emailInvalid).regex(EMAIL_PATTERN, TEXTS.emailInvalid);

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
});
export type User = z.output<typeof User>;
