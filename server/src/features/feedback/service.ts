import type { FeedbackFields } from '@jewelry/contract';
import { storableText } from '../../database/text';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { hashOf, type KeyedRequest, once } from '../../http/idempotency';
import { feedbackKey, newFileName } from '../../ports/storage/storage';
import { sanitizeAttachment } from './attachment';
import { feedbackMail } from './mails';
import { earlierReport, insertReport, type StoredReport } from './store';

interface SentReport {
  readonly fields: FeedbackFields;
  readonly file: Uint8Array | null;
  readonly key: string | null;
}

/**
 * Stores a report and its file, once per key, and notifies the team.
 * @returns the id of the report
 * @throws HttpError 415 for an unsupported type, 400 for a corrupt file, 422 for a key of
 * another report
 */
export async function acceptReport(deps: Deps, user: SessionUser, { fields, file, key }: SentReport): Promise<string> {
  const request = { user: user.id, key, hash: hashOf(fields.reportType, fields.description, file) };
  const { id } = await once(
    request,
    () => earlierReport(deps.db, request),
    () => storeReport(deps, user, request, fields, file),
  );
  return id;
}

/** Inserts the report; null when a concurrent request with the same key came first. */
async function storeReport(
  deps: Deps,
  user: SessionUser,
  request: KeyedRequest,
  fields: FeedbackFields,
  sent: Uint8Array | null,
): Promise<StoredReport | null> {
  const { db, storage, outbox, clock, config } = deps;
  const attachment = sent && (await sanitizeAttachment(sent));
  const file = attachment && { name: newFileName(), kind: attachment.kind, bytes: attachment.bytes.byteLength };
  const key = file && feedbackKey(file.name, file.kind);
  if (key) await storage.put(key, attachment.bytes);
  let isCommitting = false;
  try {
    const stored = await db.transaction(async (transaction) => {
      const report = { reportType: fields.reportType, description: storableText(fields.description) };
      const inserted = await insertReport(transaction, request, { ...report, file, createdAt: clock.now() });
      if (!inserted) return null;
      if (config.mail.team) {
        const facts = {
          ...report,
          id: inserted.id,
          email: user.email,
          file: file && key && { key, bytes: file.bytes },
        };
        await outbox.put(transaction, feedbackMail(config.mail.team, facts));
      }
      isCommitting = true;
      return inserted;
    });
    if (key && stored === null) await storage.remove([key]);
    return stored;
  } catch (error) {
    // A failed COMMIT may have succeeded with its answer lost: then the orphan sweep decides about the file.
    if (key && !isCommitting) await storage.remove([key]);
    throw error;
  }
}
