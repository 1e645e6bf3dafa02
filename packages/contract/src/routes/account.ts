import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../constants/limits';
import { TEXTS } from '../constants/texts';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { Message } from '../schemas/message';
import { Email, NewPassword, PersonName, PlanKeySchema, User } from '../schemas/user';

const CurrentPassword = z
  .string({ error: TEXTS.passwordRequired })
  .min(1, TEXTS.passwordRequired)
  .max(PASSWORD_MAX_LENGTH, TEXTS.currentPasswordWrong);

export const user = route(endpoints.user, {
  summary: 'The plan of the signed-in account',
  needsSession: true,
  params: z.object({ id: z.string() }),
  responses: { 200: z.object({ id: z.uuid(), subscription_plan: PlanKeySchema }), 401: ApiError, 404: ApiError },
});

export const updateProfile = route(endpoints.updateProfile, {
  summary: "Set the user's name, which is shown under public images; an empty part is removed, an absent one stays",
  needsSession: true,
  body: z.strictObject({ first_name: PersonName.nullish(), last_name: PersonName.nullish() }),
  responses: { 200: z.object({ user: User }), 400: ApiError, 401: ApiError },
});

export const changeEmail = route(endpoints.changeEmail, {
  summary:
    'Request a change of address: emails a link to the new one and a notice to the old one, which stays until the link is opened',
  needsSession: true,
  body: z.strictObject({
    new_email: z.string({ error: TEXTS.newEmailRequired }).trim().min(1, TEXTS.newEmailRequired).pipe(Email),
  }),
  responses: { 200: Message, 400: ApiError, 401: ApiError, 429: ApiError },
});

export const changePassword = route(endpoints.changePassword, {
  summary: 'Set a new password; ends every other session of the account',
  needsSession: true,
  body: z.strictObject({ current_password: CurrentPassword, new_password: NewPassword }),
  responses: { 200: Message, 400: ApiError, 401: ApiError, 429: ApiError },
});

export const deleteAccount = route(endpoints.deleteAccount, {
  summary: 'Delete the account with its images, files and all other data, immediately and permanently',
  needsSession: true,
  body: z.strictObject({ password: CurrentPassword }),
  responses: { 200: Message, 400: ApiError, 401: ApiError, 429: ApiError },
});

export const exportProfile = route(endpoints.exportProfile, {
  summary: 'All data of the account as a zip: records as JSON, images as files',
  needsSession: true,
  file: 'application/zip',
  responses: { 401: ApiError, 429: ApiError },
});
