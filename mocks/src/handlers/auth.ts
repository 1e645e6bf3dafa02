import { RESEND_INTERVAL_S, TEXTS } from '@jewelry/contract';
import { nextId, closeSession, openSession } from '../world';
import { failure, unauthenticated, type Handlers } from '../mock';
import { userView } from '../views';
import type { Account } from '../records';

type AuthCalls = 'me' | 'signIn' | 'signUp' | 'signOut' | 'resendConfirmation' | 'confirmEmail' | 'user';

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export const authHandlers: Pick<Handlers, AuthCalls> = {
  me: ({ account }) => (account ? { status: 200, body: { user: userView(account) } } : unauthenticated()),

  signIn({ world, body }) {
    const account = world.state.accounts.find((candidate) => sameAddress(candidate.email, body.email));
    if (!account || account.password !== body.password) return failure(401, 'invalid_credentials', TEXTS.invalidCredentials);
    const headers = openSession(world, account);
    return { status: 200, headers, body: { success: true, requiresConfirmation: !account.email_confirmed, user: userView(account) } };
  },

  signUp({ world, body }) {
    if (world.state.accounts.some((candidate) => sameAddress(candidate.email, body.email))) {
      return { status: 201, body: { success: true, requiresConfirmation: true } };
    }
    const id = nextId(world, 'account');
    const account: Account = {
      id,
      email: body.email,
      password: body.password,
      email_confirmed: false,
      first_name: null,
      last_name: null,
      subscription_plan: 'free',
      promo_code: body.promoCode ?? null,
      confirmation_token: `confirm-${id}`,
      resent_at: null,
    };
    world.state.accounts.push(account);
    const headers = openSession(world, account);
    return { status: 201, headers, body: { success: true, requiresConfirmation: true, user: userView(account) } };
  },

  signOut({ world, request }) {
    return { status: 200, headers: closeSession(world, request), body: { message: TEXTS.signedOut } };
  },

  resendConfirmation({ world, account }) {
    if (!account) return unauthenticated();
    if (account.email_confirmed) return failure(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
    const wait = account.resent_at === null ? 0 : account.resent_at + RESEND_INTERVAL_S * 1000 - world.clock.now();
    if (wait > 0) return { ...failure(429, 'rate_limited', TEXTS.tooManyRequests), headers: { 'retry-after': String(Math.ceil(wait / 1000)) } };
    account.resent_at = world.clock.now();
    return { status: 200, body: { message: TEXTS.confirmationSent } };
  },

  confirmEmail({ world, query }) {
    if (!query.token) return failure(400, 'token_required', TEXTS.confirmationTokenRequired);
    const account = world.state.accounts.find((candidate) => candidate.confirmation_token === query.token);
    if (!account) return failure(400, 'token_invalid', TEXTS.confirmationTokenInvalid);
    if (account.email_confirmed) return failure(400, 'already_confirmed', TEXTS.emailAlreadyConfirmed);
    account.email_confirmed = true;
    return { status: 200, body: { success: true, message: TEXTS.emailConfirmed } };
  },

  user({ account, params }) {
    if (!account) return unauthenticated();
    if (account.id !== params.id) return failure(404, 'not_found', TEXTS.notFound);
    return { status: 200, body: { id: account.id, subscription_plan: account.subscription_plan } };
  },
};
