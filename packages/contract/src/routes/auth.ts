import { z } from 'zod';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, TOKEN_MAX_LENGTH } from '../constants/limits';
import { TEXTS } from '../constants/texts';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { Message } from '../schemas/message';
import { Email, NewPassword, User } from '../schemas/user';

/**
 * `user` is absent when an address is already taken: to an outsider the answer is the same, but there is no session.
 */
const Admission = z.object({ success: z.literal(true), requiresConfirmation: z.boolean(), user: User.optional() });

export const me = route(endpoints.me, {
  summary: 'Who is signed in',
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
  summary: 'Create an account; sets the session cookie and sends a confirmation mail',
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
  summary: 'Send the confirmation mail again; once a minute',
  needsSession: true,
  responses: { 200: Message, 400: ApiError, 401: ApiError, 429: ApiError },
});

export const confirmEmail = route(endpoints.confirmEmail, {
  summary:
    'Confirm an address with the token of a mail, after a sign-up or a change of address; a used token says that it was',
  query: z.object({ token: z.string().max(TOKEN_MAX_LENGTH).optional() }),
  responses: { 200: z.object({ success: z.literal(true), message: z.string() }), 400: ApiError },
});

export const forgotPassword = route(endpoints.forgotPassword, {
  summary: 'Ask for a mail to set a new password; the answer is the same whether the address has an account or not',
  body: z.strictObject({ email: Email }),
  responses: { 200: Message, 400: ApiError, 429: ApiError },
});

export const resetPassword = route(endpoints.resetPassword, {
  summary: 'Set a new password with the token of a mail; ends every session of the account and confirms its address',
  body: z.strictObject({
    token: z
      .string({ error: TEXTS.resetTokenInvalid })
      .min(1, TEXTS.resetTokenInvalid)
      .max(TOKEN_MAX_LENGTH, TEXTS.resetTokenInvalid),
    password: NewPassword,
  }),
  responses: { 200: Message, 400: ApiError },
});
