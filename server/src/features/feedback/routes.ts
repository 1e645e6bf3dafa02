import { FEEDBACK_TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { idempotencyKeyOf } from '../../http/idempotency';
import type { HandlersOf } from '../../http/serve';
import { acceptReport } from './service';

export const feedbackHandlers = (deps: Deps): HandlersOf<'sendFeedback'> => ({
  /** Requests that are refused without their body are refused before it is read. */
  sendFeedback: async ({ readForm }, call) => {
    const user = requireUser(call);
    await deps.rateLimits.consume('feedbackAccount', user.id);
    const key = idempotencyKeyOf(call);
    const { fields, file } = await readForm();
    return {
      status: 201,
      body: { id: await acceptReport(deps, user, { fields, file, key }), message: FEEDBACK_TEXTS.thanks },
    };
  },
});
