import type { FeedbackFileKind, FeedbackType } from '@jewelry/contract';
import type { Knex } from 'knex';
import type { Deps } from '../../deps';
import type { Database } from '../../database/pool';
import type { KeyedRequest } from '../../http/idempotency';
import { feedbackKey, type StorageKey } from '../../ports/storage/storage';

const BATCH = 100;

/** File of a report, as its row stores it. */
interface FileName {
  readonly file_name: string;
  readonly file_kind: FeedbackFileKind;
}

export interface NewReport {
  readonly reportType: FeedbackType;
  readonly description: string;
  readonly file: { readonly name: string; readonly kind: FeedbackFileKind; readonly bytes: number } | null;
  readonly createdAt: Date;
}

export interface StoredReport {
  readonly id: string;
  readonly request_hash: Buffer;
}

/** The report stored under the same key, if any. */
export async function earlierReport(db: Database, { user, key }: KeyedRequest): Promise<StoredReport | null> {
  if (key === null) return null;
  const row = await db('feedback_reports')
    .where({ user_id: user, idempotency_key: key })
    .first<StoredReport | undefined>('id', 'request_hash');
  return row ?? null;
}

/** Inserts a report; null when a concurrent request with the same key came first. */
export async function insertReport(
  transaction: Knex.Transaction,
  { user, key, hash }: KeyedRequest,
  { reportType, description, file, createdAt }: NewReport,
): Promise<StoredReport | null> {
  const [row] = await transaction('feedback_reports')
    .insert({
      user_id: user,
      report_type: reportType,
      description,
      file_name: file?.name ?? null,
      file_kind: file?.kind ?? null,
      file_bytes: file?.bytes ?? null,
      idempotency_key: key,
      request_hash: hash,
      created_at: createdAt,
    })
    .onConflict(transaction.raw('(user_id, idempotency_key) where idempotency_key is not null') as never)
    .ignore()
    .returning<StoredReport[]>(['id', 'request_hash']);
  return row ?? null;
}

export interface OwnReport {
  readonly id: string;
  readonly report_type: FeedbackType;
  readonly description: string;
  readonly created_at: Date;
  /** Of its file; null without one. */
  readonly key: StorageKey | null;
}

/** The reports of an account, oldest first. */
export async function reportsOf(db: Database, userId: string): Promise<OwnReport[]> {
  const rows: (Omit<OwnReport, 'key'> & { file_name: string | null; file_kind: FeedbackFileKind | null })[] = await db(
    'feedback_reports',
  )
    .where({ user_id: userId })
    .orderBy(['created_at', 'id'])
    .select('id', 'report_type', 'description', 'created_at', 'file_name', 'file_kind');
  return rows.map(({ file_name, file_kind, ...report }) => ({
    ...report,
    key: file_name && file_kind ? feedbackKey(file_name, file_kind) : null,
  }));
}

/** Files that reports reference and the storage lacks. */
export async function missingFeedbackFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<StorageKey[]> {
  const rows: FileName[] = await db('feedback_reports').whereNotNull('file_name').select('file_name', 'file_kind');
  const missing: StorageKey[] = [];
  for (const key of rows.map((row) => feedbackKey(row.file_name, row.file_kind)))
    if (!(await storage.has(key))) missing.push(key);
  return missing;
}

/** Deletes the files of all reports whose rows were deleted. */
export async function discardFeedbackFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<number> {
  for (let removed = 0; ;) {
    const rows = await db<FileName>('discarded_feedback_files').limit(BATCH).select();
    if (rows.length === 0) return removed;
    await storage.remove(rows.map((row) => feedbackKey(row.file_name, row.file_kind)));
    await db('discarded_feedback_files')
      .whereIn(
        'file_name',
        rows.map((row) => row.file_name),
      )
      .delete();
    removed += rows.length;
  }
}
