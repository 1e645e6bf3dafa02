import { TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { clearToken, presentedDevice } from '../../http/cookies';
import { notFound } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';
import { exportFiles } from './export';
import { changeEmail, changePassword, deleteAccount, updateName } from './service';
import { userView } from './userView';

type AccountCalls = 'user' | 'updateProfile' | 'changeEmail' | 'changePassword' | 'deleteAccount' | 'exportProfile';

export const accountHandlers = (deps: Deps): HandlersOf<AccountCalls> => ({
  user: async ({ params }, call) => {
    const user = requireUser(call);
    if (params.id !== user.id) throw notFound();
    return { status: 200, body: { id: user.id, subscription_plan: user.plan } };
  },

  updateProfile: async ({ body }, call) => ({
    status: 200,
    body: { user: userView(await updateName(deps, requireUser(call), body)) },
  }),

  changeEmail: async ({ body }, call) => {
    await changeEmail(deps, requireUser(call), body.new_email);
    return { status: 200, body: { message: TEXTS.emailChangeSent } };
  },

  changePassword: async ({ body }, call) => {
    await changePassword(deps, requireUser(call), body, {
      sessionHash: call.koa.state.sessionHash,
      device: presentedDevice(call.koa),
    });
    return { status: 200, body: { message: TEXTS.passwordUpdated } };
  },

  deleteAccount: async ({ body }, call) => {
    await deleteAccount(deps, requireUser(call), body.password);
    clearToken(call.koa, deps.config);
    return { status: 200, body: { message: TEXTS.accountDeleted } };
  },

  exportProfile: async (_, call) => {
    const user = requireUser(call);
    await deps.rateLimits.consume('exportAccount', user.id);
    return { status: 200, file: exportFiles(deps, user), name: 'filigree-data.zip' };
  },
});
