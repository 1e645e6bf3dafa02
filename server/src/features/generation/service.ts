import { randomInt } from 'node:crypto';
import { planByKey, type GenerationJob } from '@jewelry/contract';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { hashOf } from '../../http/idempotency';
import { imageFor } from '../images/imageView';
import { findImage } from '../images/store';
import { admitJob, type Admission, type PromptedJobRow, type StoredRequest } from './store';

export interface Submission {
  readonly request: StoredRequest;
  readonly wantsPrivate: boolean;
  /** The client's Idempotency-Key. */
  readonly key: string | null;
}

/**
 * Creates a job for an account: within the day's limit, once per key, private only where the plan allows it. A request
 * without a seed gets one here, so that a new request makes another piece and a retried job the same one.
 * @throws HttpError 503 at once when too many submissions are waiting
 */
export function submit(
  { db, admissions }: Pick<Deps, 'db' | 'admissions'>,
  user: SessionUser,
  submission: Submission,
): Promise<Admission> {
  const plan = planByKey(user.plan);
  const { prompt, presets = [], jewelryType, seed, drawing, reference } = submission.request;
  const job = {
    user: user.id,
    limit: plan.maxGenerationsPerDay,
    request: { ...submission.request, seed: seed ?? randomInt(2 ** 32) },
    isPrivate: submission.wantsPrivate && plan.allowPrivateImages,
    key: submission.key,
    hash: hashOf(
      prompt,
      presets,
      jewelryType,
      seed,
      drawing,
      submission.wantsPrivate,
      ...(reference ? [reference] : []),
    ),
  };
  return admissions.pass(() => admitJob(db, job), { isStarted: true });
}

/** The public view of a job for its owner. */
export async function jobView({ db }: Pick<Deps, 'db'>, job: PromptedJobRow): Promise<GenerationJob> {
  const image = job.image_id ? await findImage(db, job.image_id, job.user_id) : null;
  return {
    job_id: job.id,
    status: job.status,
    prompt: job.prompt,
    piece_id: job.piece_id,
    stage: job.stage,
    fraction: job.fraction,
    elapsed_ms: Math.max(0, job.elapsed_ms),
    created_at: job.created_at.toISOString(),
    preview: job.preview,
    image: image && imageFor(job.user_id, image),
    error: job.error,
    code: job.code,
  };
}
