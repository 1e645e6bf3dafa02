import type { GenerationStage } from '@jewelry/contract';
import type { Database } from '../database/pool';
import { INTERRUPTED, VersionGone, type Failure } from '../features/generation/failures';
import { endJob, FINISHED_REQUEST, type StoredRequest } from '../features/generation/store';
import { insertImages, insertVersion, type NewImage } from '../features/images/imageInserts';
import { enqueue } from './queue';
import { JOB_CHANNEL } from './signals';

/** A claimed job. `attempt` is its fencing token: every later claim has a higher one. */
export interface ClaimedJob {
  readonly id: string;
  readonly user_id: string;
  readonly request: StoredRequest;
  readonly is_private: boolean;
  readonly attempt: number;
}

/** Claims a queued job for `leaseMs`; null when it is claimed, finished or deleted. */
export async function claimJob(db: Database, job: string, leaseMs: number): Promise<ClaimedJob | null> {
  const { rows } = await db.raw<{ rows: ClaimedJob[] }>(
    `update generation_jobs
        set status = 'running', attempt = attempt + 1, stage = null, fraction = 0, lease_until = now() + :leaseMs * interval '1 millisecond'
      where id = :job and status = 'queued'
     returning id, user_id, request, is_private, attempt`,
    { job, leaseMs },
  );
  return rows[0] ?? null;
}

/** Renews the lease for `leaseMs`; false when the job no longer belongs to this attempt. */
export async function renewLease(db: Database, { id, attempt }: ClaimedJob, leaseMs: number): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `update generation_jobs set lease_until = now() + :leaseMs * interval '1 millisecond'
      where id = :id and attempt = :attempt and status = 'running' returning id`,
    { id, attempt, leaseMs },
  );
  return rows.length > 0;
}

/** Whether the job still belongs to this attempt. */
export async function holdsJob(db: Database, { id, attempt }: ClaimedJob): Promise<boolean> {
  const row = await db('generation_jobs').where({ id, attempt, status: 'running' }).first('id');
  return row !== undefined;
}

export interface SavedProgress {
  readonly stage: GenerationStage;
  readonly fraction: number;
  /** Data URL. */
  readonly preview: string | null;
}

/** Stores the progress of a job; does nothing when it no longer belongs to this attempt. */
export async function saveProgress(
  db: Database,
  { id, attempt }: ClaimedJob,
  { stage, fraction, preview }: SavedProgress,
): Promise<void> {
  await db.raw(
    `with held as (
       update generation_jobs set stage = :stage, fraction = :fraction where id = :id and attempt = :attempt and status = 'running' returning id
     ), shown as (
       insert into job_previews (job_id, version, image) select id, 1, :preview from held where cast(:preview as text) is not null
       on conflict (job_id) do update set version = job_previews.version + 1, image = excluded.image
     )
     select pg_notify('${JOB_CHANNEL}', cast(id as text)) from held`,
    { id, attempt, stage, fraction, preview },
  );
}

/**
 * Publishes an image: the finished job, its row and the public count in one transaction. @returns false, without
 * writing, when the job no longer belongs to this attempt.
 * @throws VersionGone, without writing, when the parent version was deleted.
 */
export function publish(db: Database, { id, attempt }: ClaimedJob, image: NewImage): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `with done as (
         update generation_jobs
            set status = 'done', stage = 'polishing', fraction = 1, image_id = :image, finished_at = now(), lease_until = null,
                request = ${FINISHED_REQUEST}
          where id = :id and attempt = :attempt and status = 'running'
         returning id
       ), cleared as (
         delete from job_previews using done where job_previews.job_id = done.id
       )
       select pg_notify('${JOB_CHANNEL}', cast(id as text)) from done`,
      { id, attempt, image: image.id },
    );
    if (rows.length === 0) return false;
    const { version } = image;
    if (!version) await insertImages(transaction, [image]);
    else if (!(await insertVersion(transaction, { ...image, version }))) throw new VersionGone();
    return true;
  });
}

/** Fails the job and returns its quota slot; false when the job no longer belongs to this attempt. */
export const failJob = (db: Database, { id, attempt }: ClaimedJob, failure: Failure): Promise<boolean> =>
  endJob(db, id, 'failed', failure, { sql: `attempt = :attempt and status = 'running'`, bindings: { attempt } });

const REQUEUE = `status = 'queued', stage = null, fraction = 0, lease_until = null, queued_at = now()`;

/** Returns a job that this process cannot finish to the queue. */
export function handBack(db: Database, { id, attempt }: ClaimedJob): Promise<void> {
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      `update generation_jobs set ${REQUEUE} where id = :id and attempt = :attempt and status = 'running' returning id`,
      { id, attempt },
    );
    if (rows.length > 0) await enqueue(transaction, id);
  });
}

/** Expires all leases; only for a worker that is certainly the only one. */
export async function expireLeases(db: Database): Promise<void> {
  await db('generation_jobs')
    .where({ status: 'running' })
    .update({ lease_until: new Date(0) });
}

export interface Recovered {
  readonly retried: number;
  readonly failed: number;
}

/**
 * Recovers jobs whose lease expired: each is retried once; the second time it fails and its quota slot is returned.
 * Jobs that have waited for `waitingMs` are queued again, in case a worker crashed while claiming them.
 */
export async function recoverJobs(db: Database, maxLost: number, waitingMs: number): Promise<Recovered> {
  return db.transaction(async (transaction) => {
    const { rows: lost } = await transaction.raw<{ rows: { id: string; lost_attempts: number }[] }>(
      `select id, lost_attempts from generation_jobs where status = 'running' and lease_until < now() for update skip locked`,
    );
    const given = lost.filter((job) => job.lost_attempts >= maxLost);
    const retried = lost.filter((job) => job.lost_attempts < maxLost);
    for (const job of given)
      await endJob(transaction, job.id, 'failed', INTERRUPTED, { sql: `status = 'running'`, bindings: {} });
    for (const job of retried) {
      await transaction.raw(`update generation_jobs set ${REQUEUE}, lost_attempts = lost_attempts + 1 where id = ?`, [
        job.id,
      ]);
      await enqueue(transaction, job.id);
    }
    const { rows: waiting } = await transaction.raw<{ rows: { id: string }[] }>(
      `select id from generation_jobs where status = 'queued' and queued_at < now() - :waitingMs * interval '1 millisecond'
        order by queued_at limit 1000 for update skip locked`,
      { waitingMs },
    );
    for (const job of waiting) {
      await transaction('generation_jobs').where({ id: job.id }).update({ queued_at: transaction.fn.now() });
      await enqueue(transaction, job.id);
    }
    return { retried: retried.length, failed: given.length };
  });
}
