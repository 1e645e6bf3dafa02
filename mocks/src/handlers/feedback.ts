import { feedbackFileKind, FEEDBACK_TEXTS } from '@jewelry/contract';
import { failureAt, type Handlers } from '../mock';
import { earlierOf, mismatch, sentAs } from '../requests';
import { nextId } from '../world';

const thanksFor = (id: string) => ({ status: 201, body: { id, message: FEEDBACK_TEXTS.thanks } }) as const;

/** A repeated report is recognized by its text and the size of its file. */
export const feedbackHandlers: Pick<Handlers, 'sendFeedback'> = {
  async sendFeedback({ world, account, readForm, request }) {
    const { fields, file } = await readForm();
    const sent = sentAs(request, fields.reportType, fields.description, file && file.byteLength);
    const earlier = earlierOf(world.state.reports, account, sent);
    if (earlier) return earlier.sent === sent.text ? thanksFor(earlier.id) : mismatch();
    const kind = file && feedbackFileKind(file);
    if (file && !kind) return failureAt('file', 415, 'unsupported_media_type', FEEDBACK_TEXTS.fileTypeInvalid);
    const id = nextId(world, 'report');
    const created_at = new Date(world.clock.now()).toISOString();
    const report = {
      id,
      owner_id: account.id,
      report_type: fields.reportType,
      description: fields.description,
      created_at,
      file_kind: kind,
    };
    world.state.reports.push({ ...report, idempotency_key: sent.key, sent: sent.text });
    return thanksFor(id);
  },
};
