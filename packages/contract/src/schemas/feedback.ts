import { z } from 'zod';
import { FEEDBACK_DESCRIPTION_MAX_LENGTH, FEEDBACK_TEXTS, FEEDBACK_TYPES } from '../constants/feedback';

/** Free text of a user; browsers submit line breaks in forms as CR LF. */
export const FeedbackFields = z.strictObject({
  reportType: z.enum(FEEDBACK_TYPES, { error: FEEDBACK_TEXTS.typeRequired }),
  description: z
    .string({ error: FEEDBACK_TEXTS.descriptionRequired })
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(1, FEEDBACK_TEXTS.descriptionRequired)
    .max(FEEDBACK_DESCRIPTION_MAX_LENGTH, FEEDBACK_TEXTS.descriptionTooLong),
});
export type FeedbackFields = z.output<typeof FeedbackFields>;

/** Response for an accepted report. */
export const FeedbackReceipt = z.object({ id: z.uuid(), message: z.string().min(1) });
