import {
  dailyLimitText,
  failureStatus,
  planByKey,
  TEXTS,
  type ApiError,
  type contract,
  type Image,
  type LimitError,
  type Version,
} from '@jewelry/contract';
import type { Deps } from '../../deps';
import type { Call, SessionUser } from '../../http/call';
import { apiError, tooManyRequests } from '../../http/errors';
import { acceptsEventStream, openEventStream, STREAMED } from '../../http/eventStream';
import { idempotencyMismatch } from '../../http/idempotency';
import type { ImageRow } from '../images/imageView';
import { findImage } from '../images/store';
import { FAILED } from './failures';
import type { Admission, DayUse, JobRow } from './store';
import { isFinished, watchJob } from './watch';

function limitReached({ plan }: SessionUser, { count, resetsAt }: DayUse): LimitError {
  const limit = planByKey(plan).maxGenerationsPerDay;
  return {
    ...apiError('limit_reached', dailyLimitText(limit, plan)),
    code: 'limit_reached',
    limit,
    plan,
    count,
    resets_at: resetsAt.toISOString(),
  };
}

/** About the time of one picture, s. */
const BUSY_RETRY_S = 10;

/** Result of a job, as its owner may see it. */
export interface JobResult {
  readonly image: Image;
  /** Present for a change only. */
  readonly version?: Version;
}

type Outcome<M extends JobResult> = { readonly made: M } | { readonly failure: ApiError };

export interface JobAnswer<M extends JobResult> {
  readonly route: typeof contract.generate | typeof contract.changePiece;
  readonly admission: Admission;
  /** Creates the response for the finished image. */
  readonly view: (image: ImageRow) => Promise<M>;
}

/** Outcome of a job for its owner; a deleted job or image counts as failed. */
async function outcomeOf<M extends JobResult>(
  { db }: Deps,
  job: JobRow | null,
  view: JobAnswer<M>['view'],
): Promise<Outcome<M>> {
  const image = job?.image_id ? await findImage(db, job.image_id, job.user_id) : null;
  if (job && image) return { made: await view(image) };
  return { failure: apiError(job?.code ?? FAILED.code, job?.error ?? FAILED.message) };
}

async function streamJob<M extends JobResult>(
  deps: Deps,
  call: Call,
  id: string,
  user: SessionUser,
  { route, view }: JobAnswer<M>,
): Promise<void> {
  const stream = openEventStream(call, route);
  stream.send({ event: 'queued', data: { job_id: id } });
  let last: JobRow | null = null;
  for await (const job of watchJob(deps, id, user.id, stream.disconnected)) {
    const { stage, fraction, preview } = job;
    if (stage && !isFinished(job) && (stage !== last?.stage || fraction !== last.fraction))
      stream.send({ event: 'progress', data: { stage, fraction } });
    if (preview) stream.send({ event: 'preview', data: { image: preview } });
    last = job;
  }
  if (stream.disconnected.aborted) return;
  const outcome = await outcomeOf(deps, last && isFinished(last) ? last : null, view);
  stream.send('made' in outcome ? { event: 'done', data: outcome.made } : { event: 'failed', data: outcome.failure });
  stream.close();
}

/** Waits until a job has finished. The job continues when the client disconnects. */
async function awaitJob(deps: Deps, call: Call, id: string, user: SessionUser): Promise<JobRow | null> {
  const gone = new AbortController();
  call.koa.res.once('close', () => gone.abort());
  let last: JobRow | null = null;
  for await (const job of watchJob(deps, id, user.id, gone.signal)) last = job;
  return last && isFinished(last) ? last : null;
}

/**
 * Responds for an admitted job: an event stream when the client accepts one, else the result or the failure.
 * @throws HttpError 422 for a key of another submission, 429 when too many jobs of the account are open.
 */
export async function answerWithJob<M extends JobResult>(
  deps: Deps,
  call: Call,
  user: SessionUser,
  answer: JobAnswer<M>,
) {
  const { admission, view } = answer;
  if (admission.outcome === 'mismatch') throw idempotencyMismatch();
  if (admission.outcome === 'busy') throw tooManyRequests(BUSY_RETRY_S, TEXTS.tooManyOpenJobs);
  if (admission.outcome === 'limit') return { status: 429, body: limitReached(user, admission) } as const;
  call.log.info({ job: admission.job, outcome: admission.outcome }, 'generation accepted');
  if (acceptsEventStream(call)) {
    await streamJob(deps, call, admission.job, user, answer);
    return STREAMED;
  }
  const job = await awaitJob(deps, call, admission.job, user);
  const outcome = await outcomeOf(deps, job, view);
  if ('made' in outcome) return { status: 200, made: outcome.made } as const;
  const headers: Readonly<Record<string, string>> = job?.retry_after_s
    ? { 'Retry-After': String(job.retry_after_s) }
    : {};
  return { status: failureStatus(outcome.failure.code), body: outcome.failure, headers } as const;
}
