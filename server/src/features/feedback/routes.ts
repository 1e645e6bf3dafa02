import { FEEDBACK_TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import type { HandlersOf } from '../../http/serve';
import { takeReport } from './service';

export const feedbackHandlers = (deps: Deps): HandlersOf<'sendFeedback'> => ({
  /** Who is refused without the body is refused before it is read. */
  sendFeedback: async ({ readForm }, call) => {
    const user = requireUser(call);
    await deps.rateLimits.take('feedbackAccount', user.id);
    const { fields, file } = await readForm();
    return { status: 201, body: { id: await takeReport(deps, user, fields, file), message: FEEDBACK_TEXTS.thanks } };
  },
});
