import type { FeedbackFields } from '@jewelry/contract';
import { storableText } from '../../database/text';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { feedbackKey, newFileName } from '../../ports/storage/storage';
import { takeAttachment } from './attachment';
import { feedbackMail } from './mails';
import { insertReport } from './store';

/**
 * Keeps a report and its file, and tells the team of it.
 * @returns the id of the report
 * @throws HttpError 415 for a file that is none of those that are taken, 400 for one that cannot be read
 */
export async function takeReport(deps: Deps, user: SessionUser, fields: FeedbackFields, sent: Uint8Array | null): Promise<string> {
  const { db, storage, outbox, clock, config } = deps;
  const attachment = sent && (await takeAttachment(sent));
  const file = attachment && { name: newFileName(), kind: attachment.kind, bytes: attachment.bytes.byteLength };
  const key = file && feedbackKey(file.name, file.kind);
  if (key) await storage.put(key, attachment.bytes);
  try {
    return await db.transaction(async (transaction) => {
      const report = { reportType: fields.reportType, description: storableText(fields.description) };
      const id = await insertReport(transaction, { ...report, userId: user.id, file, createdAt: clock.now() });
      if (config.mail.team) {
        const facts = { ...report, id, email: user.email, file: file && key && { key, bytes: file.bytes } };
        await outbox.put(transaction, feedbackMail(config.mail.team, facts));
      }
      return id;
    });
  } catch (error) {
    if (key) await storage.remove([key]);
    throw error;
  }
}
