import { TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser, type Call } from '../../http/call';
import { clearToken, presentedDevice } from '../../http/cookies';
import type { HandlersOf } from '../../http/serve';
import { endSession } from '../../http/sessions';
import { userView } from '../account/userView';
import { setAuthCookies, type Visitor } from './admission';
import { setDeviceCookie } from './devices';
import { confirmEmail, forgotPassword, resetPassword } from './links';
import { resendConfirmation, signIn, signUp } from './service';

const visitorOf = ({ address, koa }: Call): Visitor => ({
  address,
  device: presentedDevice(koa),
  sessionHash: koa.state.sessionHash,
});

type AuthCalls =
  | 'me'
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'resendConfirmation'
  | 'confirmEmail'
  | 'forgotPassword'
  | 'resetPassword';

export const authHandlers = (deps: Deps): HandlersOf<AuthCalls> => ({
  me: async (_, call) => ({ status: 200, body: { user: userView(requireUser(call)) } }),

  signIn: async ({ body }, call) => {
    const { user, cookies } = await signIn(deps, body, visitorOf(call));
    setAuthCookies(deps, call.koa, cookies);
    return { status: 200, body: { success: true, requiresConfirmation: !user.email_confirmed, user } };
  },

  signUp: async ({ body }, call) => {
    const admission = await signUp(deps, body, visitorOf(call));
    if (!admission) return { status: 201, body: { success: true, requiresConfirmation: true } };
    setAuthCookies(deps, call.koa, admission.cookies);
    return { status: 201, body: { success: true, requiresConfirmation: true, user: admission.user } };
  },

  signOut: async (_, call) => {
    const { sessionHash } = call.koa.state;
    if (sessionHash) await endSession(deps, sessionHash);
    clearToken(call.koa, deps.config);
    return { status: 200, body: { message: TEXTS.signedOut } };
  },

  resendConfirmation: async (_, call) => {
    await resendConfirmation(deps, requireUser(call), visitorOf(call));
    return { status: 200, body: { message: TEXTS.confirmationSent } };
  },

  confirmEmail: async ({ query }) => {
    await confirmEmail(deps, query.token);
    return { status: 200, body: { success: true, message: TEXTS.emailConfirmed } };
  },

  forgotPassword: async ({ body }, call) => {
    await forgotPassword(deps, body.email, call.address);
    return { status: 200, body: { message: TEXTS.resetMailSent } };
  },

  resetPassword: async ({ body }, call) => {
    setDeviceCookie(deps, call.koa, await resetPassword(deps, body, visitorOf(call)));
    return { status: 200, body: { message: TEXTS.passwordReset } };
  },
});
