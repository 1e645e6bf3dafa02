import { z } from 'zod';
import { PASSWORD_MAX_LENGTH } from '../constants/limits';
import { endpoints } from '../endpoints';
import { route } from '../route';
import { ApiError } from '../schemas/error';
import { Email, NewPassword, PlanKeySchema, User } from '../schemas/user';

/** `user` is absent when an address is already taken: to an outsider the answer is the same, but there is no session. */
const Admission = z.object({ success: z.literal(true), requiresConfirmation: z.boolean(), user: User.optional() });

export const me = route(endpoints.me, {
  summary: 'Who is signed in',
  responses: { 200: z.object({ user: User }), 401: ApiError },
});

export const signIn = route(endpoints.signIn, {
  summary: 'Sign in; sets the session cookie',
  body: z.strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
  responses: { 200: Admission, 400: ApiError, 401: ApiError, 429: ApiError },
});

export const signUp = route(endpoints.signUp, {
  summary: 'Create an account; sets the session cookie and sends a confirmation mail',
  body: z.strictObject({ email: Email, password: NewPassword, promoCode: z.string().trim().toLowerCase().max(64).nullish() }),
  responses: { 201: Admission, 400: ApiError, 429: ApiError },
});

export const signOut = route(endpoints.signOut, {
  summary: 'End the session on the server and clear the cookie',
  responses: { 200: z.object({ message: z.string() }) },
});

export const resendConfirmation = route(endpoints.resendConfirmation, {
  summary: 'Send the confirmation mail again; once a minute',
  responses: { 200: z.object({ message: z.string() }), 400: ApiError, 401: ApiError, 429: ApiError },
});

export const confirmEmail = route(endpoints.confirmEmail, {
  summary: 'Confirm an address with the token of a mail; idempotent for the account that used it',
  query: z.object({ token: z.string().max(512).optional() }),
  responses: { 200: z.object({ success: z.literal(true), message: z.string() }), 400: ApiError },
});

export const user = route(endpoints.user, {
  summary: "One's own plan",
  params: z.object({ id: z.string() }),
  responses: { 200: z.object({ id: z.uuid(), subscription_plan: PlanKeySchema }), 401: ApiError, 404: ApiError },
});
