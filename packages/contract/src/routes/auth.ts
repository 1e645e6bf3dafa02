import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, TOKEN_MAX_LENGTH } from '../constants/limits';
import { TEXTS } from '../constants/texts';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { Message } from '../schemas/message';
import { Email, NewPassword, User } from '../schemas/user';

/** `user` is absent when the address is already taken: the response looks the same, but no session starts. */
const Admission = z.object({ success: z.literal(true), requiresConfirmation: z.boolean(), user: User.optional() });

export const me = route(endpoints.me, {
  summary: 'The signed-in user',
  needsSession: true,
  responses: { 200: z.object({ user: User }), 401: ApiError },
});

export const signIn = route(endpoints.signIn, {
  summary: 'Sign in; sets the session cookie',
  body: z.strictObject({
    email: z.string().trim().min(1).max(EMAIL_MAX_LENGTH),
    password: z.string().min(1).max(PASSWORD_MAX_LENGTH),
  }),
  responses: { 200: Admission, 400: ApiError, 401: ApiError, 429: ApiError },
});

export const signUp = route(endpoints.signUp, {
  summary: 'Create an account; sets the session cookie and sends a confirmation email',
  body: z.strictObject({
    email: Email,
    password: NewPassword,
    promoCode: z.string().trim().toLowerCase().max(64).nullish(),
  }),
  responses: { 201: Admission, 400: ApiError, 429: ApiError },
});

export const signOut = route(endpoints.signOut, {
  summary: 'End the session on the server and clear the cookie',
  responses: { 200: Message },
});

export const resendConfirmation = route(endpoints.resendConfirmation, {
  summary: 'Resend the confirmation email; once a minute',
  needsSession: true,
  responses: { 200: Message, 400: ApiError, 401: ApiError, 429: ApiError },
});

export const confirmEmail = route(endpoints.confirmEmail, {
  summary:
    'Confirm an address with an emailed token, after a sign-up or a change of address; a used token is reported as such',
  query: z.object({ token: z.string().max(TOKEN_MAX_LENGTH).optional() }),
  responses: { 200: z.object({ success: z.literal(true), message: z.string() }), 400: ApiError },
});

export const forgotPassword = route(endpoints.forgotPassword, {
  summary: 'Request an email to set a new password; the response is the same with and without an account',
  body: z.strictObject({ email: Email }),
  responses: { 200: Message, 400: ApiError, 429: ApiError },
});

export const resetPassword = route(endpoints.resetPassword, {
  summary: 'Set a new password with an emailed token; ends every session of the account and confirms its address',
  body: z.strictObject({
    token: z
      .string({ error: TEXTS.resetTokenInvalid })
      .min(1, TEXTS.resetTokenInvalid)
      .max(TOKEN_MAX_LENGTH, TEXTS.resetTokenInvalid),
    password: NewPassword,
  }),
  responses: { 200: Message, 400: ApiError },
});
