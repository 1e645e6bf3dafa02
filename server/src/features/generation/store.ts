import type { ErrorCode, GenerateBody, GenerationStage } from '@jewelry/contract';
import type { DesignSpec, PromptReading } from '@jewelry/design';
import type { Framing } from '@jewelry/renderer';
import type { Knex } from 'knex';
import type { Database } from '../../database/pool';
import type { KeyedRequest } from '../../http/idempotency';
import { enqueue } from '../../jobs/queue';
import { JOB_CHANNEL } from '../../jobs/signals';
import { isUuid } from '../../database/ids';
import type { StoredDrawing } from './drawing';
import type { Failure } from './failures';

/** A stored request, with everything that a worker needs. */
export interface StoredRequest extends Pick<GenerateBody, 'prompt' | 'presets' | 'jewelryType' | 'seed'> {
  readonly drawing?: StoredDrawing | undefined;
  /** A photograph for the design service: a JPEG, base64. Deleted when the job ends. */
  readonly reference?: string | undefined;
  /** Makes a version of a piece instead of a new piece. */
  readonly change?: StoredChange | undefined;
}

/** A parsed change: its design only needs to be rendered. */
export interface StoredChange {
  readonly piece: string;
  /** The version that it starts from. */
  readonly from: string;
  readonly design: DesignSpec;
  /** How a design service read the prompt of the piece. */
  readonly reading?: PromptReading | undefined;
  /** The version's note on how that prompt was read; absent where it was read as configured. */
  readonly readingNote?: string | undefined;
  /** Camera position of that version; absent when it was not recorded. */
  readonly framing?: Framing | undefined;
  /** Its text or a summary. */
  readonly text: string;
  readonly hasDrawing: boolean;
}

export type JobStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/**
 * Progress and result of a job, without its request, which may hold a drawing.
 */
export interface JobRow {
  readonly id: string;
  readonly user_id: string;
  readonly status: JobStatus;
  readonly stage: GenerationStage | null;
  readonly fraction: number;
  readonly error: string | null;
  readonly code: ErrorCode | null;
  /** Retry delay requested by the image service, s. */
  readonly retry_after_s: number | null;
  readonly image_id: string | null;
  readonly created_at: Date;
  readonly elapsed_ms: number;
  readonly preview_version: number | null;
  /** Null when there is none, or none newer than the requested version. */
  readonly preview: string | null;
}

/** With the prompt of the request. */
export interface PromptedJobRow extends JobRow {
  readonly prompt: string;
  /** The piece that the job changes; null for a new piece. */
  readonly piece_id: string | null;
}

const JOB = `
  j.id, j.user_id, j.status, j.stage, j.fraction, j.error, j.code, j.retry_after_s, j.image_id, j.created_at,
  cast(extract(epoch from coalesce(j.finished_at, now()) - j.created_at) * 1000 as integer) as elapsed_ms,
  p.version as preview_version`;

/** One job, with its preview when that is newer than `knownPreview`. */
export async function findJob(db: Database, id: string, user: string, knownPreview = 0): Promise<JobRow | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.raw<{ rows: JobRow[] }>(
    `select ${JOB}, case when p.version > :knownPreview then p.image end as preview
       from generation_jobs j left join job_previews p on p.job_id = j.id where j.id = :id and j.user_id = :user`,
    { id, user, knownPreview },
  );
  return rows[0] ?? null;
}

const PROMPTED = `${JOB}, coalesce(j.request #>> '{change,text}', j.request ->> 'prompt') as prompt, j.request #>> '{change,piece}' as piece_id`;

/** One job with its prompt and its preview. */
export async function findPromptedJob(db: Database, id: string, user: string): Promise<PromptedJobRow | null> {
  if (!isUuid(id)) return null;
  const { rows } = await db.raw<{ rows: PromptedJobRow[] }>(
    `select ${PROMPTED}, p.image as preview from generation_jobs j left join job_previews p on p.job_id = j.id where j.id = :id and j.user_id = :user`,
    { id, user },
  );
  return rows[0] ?? null;
}

/** The account's unfinished jobs, newest first. */
export async function openJobs(db: Database, user: string): Promise<PromptedJobRow[]> {
  const { rows } = await db.raw<{ rows: PromptedJobRow[] }>(
    `select ${PROMPTED}, p.image as preview from generation_jobs j left join job_previews p on p.job_id = j.id
      where j.user_id = :user and j.status in ('queued', 'running') order by j.created_at desc, j.id`,
    { user },
  );
  return rows;
}

/** The stored request of a finished job, without its drawing, photograph, design and reading. */
export const FINISHED_REQUEST = `((request - 'drawing' - 'reference') #- '{change,design}') #- '{change,reading}'`;

/**
 * Most unfinished jobs of one account, so that one account cannot fill the queue ahead of others.
 */
export const MAX_OPEN_JOBS = 20;

/** The day is a date in UTC by the database's clock, or by `now` in tests. */
const CLOCK = `clock as (select cast(coalesce(cast(:now as timestamptz), now()) at time zone 'UTC' as date) as day)`;
const RESETS_AT = `cast(clock.day + 1 as timestamp) at time zone 'UTC' as resets_at`;

export interface DayUse {
  readonly count: number;
  readonly resetsAt: Date;
}

export async function dayUse(db: Database, user: string, now: Date | null = null): Promise<DayUse> {
  const { rows } = await db.raw<{ rows: { count: number; resets_at: Date }[] }>(
    `with ${CLOCK}
     select coalesce((select n from quota where user_id = :user and day = clock.day), 0) as count, ${RESETS_AT} from clock`,
    { user, now },
  );
  const [row] = rows;
  if (!row) throw new Error('The clock statement returned no row');
  return { count: row.count, resetsAt: row.resets_at };
}

export interface NewJob extends KeyedRequest {
  /** Images a day. */
  readonly limit: number;
  readonly request: StoredRequest;
  readonly isPrivate: boolean;
}

export type Admission =
  | { readonly outcome: 'accepted' | 'attached'; readonly job: string }
  | { readonly outcome: 'mismatch' }
  | { readonly outcome: 'busy' }
  | ({ readonly outcome: 'limit' } & DayUse);

/** The admission of an earlier submission with the same key; null when there is none. */
export async function earlierSubmission(db: Database, { user, key, hash }: KeyedRequest): Promise<Admission | null> {
  if (key === null) return null;
  const row = await db('generation_jobs')
    .where({ user_id: user, idempotency_key: key })
    .first<{ id: string; request_hash: Buffer }>('id', 'request_hash');
  if (!row) return null;
  return row.request_hash.equals(hash) ? { outcome: 'attached', job: row.id } : { outcome: 'mismatch' };
}

interface SlotRow {
  job: string | null;
  has_slot: boolean;
  count: number;
  resets_at: Date;
}

const TAKE_SLOT = `
  with ${CLOCK},
  slot as (
    insert into quota (user_id, day, n) select :user, day, 1 from clock where :limit > 0
    on conflict (user_id, day) do update set n = quota.n + 1 where quota.n < :limit
    returning day
  ), job as (
    insert into generation_jobs (user_id, day, request, is_private, idempotency_key, request_hash)
    select :user, day, cast(:request as jsonb), :isPrivate, :key, :hash from slot
    on conflict (user_id, idempotency_key) where idempotency_key is not null do nothing
    returning id
  )
  select (select id from job) as job, exists (select from slot) as has_slot,
         greatest(:limit, coalesce((select n from quota where user_id = :user and day = clock.day), 0)) as count, ${RESETS_AT}
    from clock`;

/**
 * Takes a slot of the day's quota and inserts the job in one statement, then queues the job in the same transaction. A
 * repeated key attaches to the earlier submission, also to a concurrent one that took the last slot.
 */
export async function admitJob(db: Database, job: NewJob, now: Date | null = null): Promise<Admission> {
  const earlier = await earlierSubmission(db, job);
  if (earlier) return earlier;
  const transaction = await db.transaction();
  try {
    const { user, limit, isPrivate, key, hash } = job;
    const bindings = { user, limit, isPrivate, key, hash, now, request: JSON.stringify(job.request) };
    const { rows } = await transaction.raw<{ rows: SlotRow[] }>(TAKE_SLOT, bindings);
    const [row] = rows;
    if (row?.job) {
      // The quota row is locked by now, so that admissions of one account count each other.
      const open = await transaction('generation_jobs')
        .where({ user_id: user })
        .whereIn('status', ['queued', 'running'])
        .count<{ count: string }[]>();
      if (Number(open[0]?.count) > MAX_OPEN_JOBS) {
        await transaction.rollback();
        return { outcome: 'busy' };
      }
      await enqueue(transaction, row.job);
      await transaction.commit();
      return { outcome: 'accepted', job: row.job };
    }
    await transaction.rollback();
    const concurrent = await earlierSubmission(db, job);
    if (concurrent) return concurrent;
    if (!row || row.has_slot) throw new Error('A slot was taken without a job');
    return { outcome: 'limit', count: row.count, resetsAt: row.resets_at };
  } catch (error) {
    if (!transaction.isCompleted()) await transaction.rollback();
    throw error;
  }
}

/**
 * Ends jobs without an image and returns their slots in the same statement. `which` selects jobs that may end, so that
 * a job ends once and returns its slot once.
 * @returns whether a job was ended
 */
export async function endJob(
  connection: Knex,
  job: string,
  status: 'failed' | 'cancelled',
  failure: Failure,
  which: { readonly sql: string; readonly bindings: Record<string, Knex.Value> },
): Promise<boolean> {
  const { rows } = await connection.raw<{ rows: unknown[] }>(
    `with ended as (
       update generation_jobs
          set status = :status, code = :code, error = :message, retry_after_s = :retryAfterS, finished_at = now(), lease_until = null, request = ${FINISHED_REQUEST}
        where id = :job and ${which.sql}
       returning id, user_id, day
     ), refunded as (
       update quota set n = quota.n - 1 from ended where quota.user_id = ended.user_id and quota.day = ended.day and quota.n > 0
     ), cleared as (
       delete from job_previews using ended where job_previews.job_id = ended.id
     )
     select pg_notify('${JOB_CHANNEL}', cast(id as text)) from ended`,
    {
      job,
      status,
      code: failure.code,
      message: failure.message,
      retryAfterS: failure.retryAfterS ?? null,
      ...which.bindings,
    },
  );
  return rows.length > 0;
}

/** Cancels the user's own job unless it has finished. */
export const cancelJob = (db: Database, job: string, user: string, failure: Failure): Promise<boolean> =>
  endJob(db, job, 'cancelled', failure, {
    sql: `user_id = :user and status in ('queued', 'running')`,
    bindings: { user },
  });
