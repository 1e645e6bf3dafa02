import { feedbackFileKind, FEEDBACK_TEXTS } from '@jewelry/contract';
import { failureAt, unauthenticated, type Handlers } from '../mock';
import { nextId } from '../world';

export const feedbackHandlers: Pick<Handlers, 'sendFeedback'> = {
  async sendFeedback({ world, account, readForm }) {
    if (!account) return unauthenticated();
    const { fields, file } = await readForm();
    const kind = file && feedbackFileKind(file);
    if (file && !kind) return failureAt('file', 415, 'unsupported_media_type', FEEDBACK_TEXTS.fileTypeInvalid);
    const id = nextId(world, 'report');
    const created_at = new Date(world.clock.now()).toISOString();
    world.state.reports.push({ id, owner_id: account.id, report_type: fields.reportType, description: fields.description, created_at, file_kind: kind });
    return { status: 201, body: { id, message: FEEDBACK_TEXTS.thanks } };
  },
};
