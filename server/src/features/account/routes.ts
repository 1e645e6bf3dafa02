import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { notFound } from '../../http/errors';
import type { HandlersOf } from '../../http/serve';

export const accountHandlers = (_deps: Deps): HandlersOf<'user'> => ({
  user: async ({ params }, call) => {
    const user = requireUser(call);
    if (params.id !== user.id) throw notFound();
    return { status: 200, body: { id: user.id, subscription_plan: user.plan } };
  },
});
