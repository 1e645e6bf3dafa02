import { RESEND_INTERVAL_S, TEXTS, userView } from '@jewelry/contract';
import { findLink, mailLink, useConfirmation } from '../links';
import { accountAt, closeSession, closeSessionsOf, nextId, openSession } from '../world';
import { failure, refusedField, type Handlers } from '../mock';
import { isCommonPassword } from '../passwords';
import type { Account } from '../records';

type AuthCalls =
  | 'me'
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'resendConfirmation'
  | 'confirmEmail'
  | 'forgotPassword'
  | 'resetPassword';

export const authHandlers: Pick<Handlers, AuthCalls> = {
  me: ({ account }) => ({ status: 200, body: { user: userView(account) } }),

  signIn({ world, body }) {
    const account = accountAt(world, body.email);
    if (!account || account.password !== body.password)
      return failure(401, 'invalid_credentials', TEXTS.invalidCredentials);
    const headers = openSession(world, account);
    return {
      status: 200,
      headers,
      body: { success: true, requiresConfirmation: !account.email_confirmed, user: userView(account) },
    };
  },

  signUp({ world, body }) {
    if (isCommonPassword(body.password)) return refusedField('password', 'validation_failed', TEXTS.passwordTooCommon);
    if (accountAt(world, body.email)) return { status: 201, body: { success: true, requiresConfirmation: true } };
    const account: Account = {
      id: nextId(world, 'account'),
      email: body.email,
      password: body.password,
      email_confirmed: false,
      first_name: null,
      last_name: null,
      subscription_plan: 'free',
      promo_code: body.promoCode ?? null,
      pending_email: null,
      given_until: null,
      resent_at: null,
    };
    world.state.accounts.push(account);
    mailLink(world, account, 'confirm_email');
    const headers = openSession(world, account);
    return { status: 201, headers, body: { success: true, requiresConfirmation: true, user: userView(account) } };
  },

  signOut({ world, request }) {
    return { status: 200, headers: closeSession(world, request), body: { message: TEXTS.signedOut } };
  },

  resendConfirmation({ world, account }) {
    if (account.email_confirmed) return failure(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
    const wait = account.resent_at === null ? 0 : account.resent_at + RESEND_INTERVAL_S * 1000 - world.clock.now();
    if (wait > 0)
      return {
        ...failure(429, 'rate_limited', TEXTS.tooManyRequests),
        headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
      };
    account.resent_at = world.clock.now();
    mailLink(world, account, 'confirm_email');
    return { status: 200, body: { message: TEXTS.confirmationSent } };
  },

  confirmEmail({ world, query }) {
    if (!query.token) return failure(400, 'token_required', TEXTS.confirmationTokenRequired);
    const outcome = useConfirmation(world, query.token);
    if (outcome === 'invalid') return failure(400, 'token_invalid', TEXTS.confirmationTokenInvalid);
    if (outcome === 'used') return failure(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
    return { status: 200, body: { success: true, message: TEXTS.emailConfirmed } };
  },

  forgotPassword({ world, body }) {
    const account = accountAt(world, body.email);
    if (account) mailLink(world, account, 'reset_password');
    return { status: 200, body: { message: TEXTS.resetMailSent } };
  },

  resetPassword({ world, body }) {
    if (isCommonPassword(body.password)) return refusedField('password', 'validation_failed', TEXTS.passwordTooCommon);
    const found = findLink(world, body.token, ['reset_password']);
    if (!found) return failure(400, 'token_invalid', TEXTS.resetTokenInvalid);
    found.link.is_used = true;
    found.account.password = body.password;
    found.account.email_confirmed = true;
    found.account.pending_email = null;
    closeSessionsOf(world, found.account);
    return { status: 200, body: { message: TEXTS.passwordReset } };
  },
};
