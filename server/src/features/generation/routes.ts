import { contract, planByKey, TEXTS, type ApiError, type Image, type LimitError } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireConfirmedUser, requireUser, type Call, type SessionUser } from '../../http/call';
import { apiError, HttpError, notFound, tooManyRequests } from '../../http/errors';
import { acceptsEventStream, openEventStream, STREAMED } from '../../http/eventStream';
import { idempotencyKeyOf, idempotencyMismatch } from '../../http/idempotency';
import type { HandlersOf } from '../../http/serve';
import { storableText } from '../../database/text';
import { imageFor } from '../images/imageView';
import { findImage } from '../images/store';
import { capabilitiesOf } from './capabilities';
import { takeDrawing } from './drawing';
import { CANCELLED, FAILED, statusOf } from './failures';
import { jobView, submit } from './service';
import { cancelJob, dayUse, findJob, findPromptedJob, openJobs, type DayUse, type JobRow } from './store';
import { isOver, watchJob } from './watch';

function limitReached({ plan }: SessionUser, { count, resetsAt }: DayUse): LimitError {
  const limit = planByKey(plan).maxGenerationsPerDay;
  const message = `You've reached your daily limit of ${limit} generations. Upgrade your plan for more!`;
  return { ...apiError('limit_reached', message), code: 'limit_reached', limit, plan, count, resets_at: resetsAt.toISOString() };
}

/** About as long as one picture takes. */
const BUSY_RETRY_S = 10;

type Ending = { readonly image: Image } | { readonly failure: ApiError };

/** How a job ended, as its owner is told; a job or image that is gone counts as failed. */
async function endingOf({ db }: Deps, job: JobRow | null): Promise<Ending> {
  const image = job?.image_id ? await findImage(db, job.image_id, job.user_id) : null;
  if (job && image) return { image: imageFor(job.user_id, image) };
  return { failure: apiError(job?.code ?? FAILED.code, job?.error ?? FAILED.message) };
}

async function streamJob(deps: Deps, call: Call, id: string, user: SessionUser): Promise<void> {
  const stream = openEventStream(call, contract.generate);
  stream.send({ event: 'queued', data: { job_id: id } });
  let last: JobRow | null = null;
  for await (const job of watchJob(deps, id, user.id, stream.disconnected)) {
    const { stage, fraction, preview } = job;
    if (stage && !isOver(job) && (stage !== last?.stage || fraction !== last.fraction)) stream.send({ event: 'progress', data: { stage, fraction } });
    if (preview) stream.send({ event: 'preview', data: { image: preview } });
    last = job;
  }
  if (stream.disconnected.aborted) return;
  const ending = await endingOf(deps, last && isOver(last) ? last : null);
  stream.send('image' in ending ? { event: 'done', data: ending } : { event: 'failed', data: ending.failure });
  stream.close();
}

/** Waits for the end of a job; a client that goes away leaves the job alone. */
async function awaitJob(deps: Deps, call: Call, id: string, user: SessionUser): Promise<JobRow | null> {
  const gone = new AbortController();
  call.koa.res.once('close', () => gone.abort());
  let last: JobRow | null = null;
  for await (const job of watchJob(deps, id, user.id, gone.signal)) last = job;
  return last && isOver(last) ? last : null;
}

type GenerationCalls = 'generate' | 'generationJobs' | 'generationJob' | 'cancelGeneration' | 'usage' | 'capabilities';

export const generationHandlers = (deps: Deps): HandlersOf<GenerationCalls> => ({
  generate: async ({ body }, call) => {
    const user = requireUser(call);
    if (body.userId !== undefined && body.userId !== user.id) throw new HttpError(403, 'forbidden', TEXTS.userMismatch);
    requireConfirmedUser(call);
    await deps.rateLimits.take('generateAccount', user.id);
    const { presets, jewelryType, seed, is_private: wantsPrivate } = body;
    const prompt = storableText(body.prompt);
    const drawing = await takeDrawing(body);
    if (prompt.trim() === '' && !drawing) throw new HttpError(400, 'validation_failed', TEXTS.emptyPrompt, { fields: { prompt: TEXTS.emptyPrompt } });
    const admission = await submit(deps, user, { request: { prompt, presets, jewelryType, seed, drawing }, wantsPrivate, key: idempotencyKeyOf(call) });
    if (admission.outcome === 'mismatch') throw idempotencyMismatch();
    if (admission.outcome === 'busy') throw tooManyRequests(BUSY_RETRY_S, TEXTS.tooManyOpenJobs);
    if (admission.outcome === 'limit') return { status: 429, body: limitReached(user, admission) };
    call.log.info({ job: admission.job, outcome: admission.outcome }, 'generation taken on');
    if (acceptsEventStream(call)) {
      await streamJob(deps, call, admission.job, user);
      return STREAMED;
    }
    const ending = await endingOf(deps, await awaitJob(deps, call, admission.job, user));
    return 'image' in ending ? { status: 200, body: ending.image } : { status: statusOf(ending.failure.code), body: ending.failure };
  },

  generationJobs: async (_, call) => {
    const jobs = await openJobs(deps.db, requireUser(call).id);
    return { status: 200, body: { jobs: await Promise.all(jobs.map((job) => jobView(deps, job))) } };
  },

  generationJob: async ({ params }, call) => {
    const job = await findPromptedJob(deps.db, params.jobId, requireUser(call).id);
    if (!job) throw notFound();
    return { status: 200, body: await jobView(deps, job) };
  },

  cancelGeneration: async ({ params }, call) => {
    const user = requireUser(call);
    if (!(await findJob(deps.db, params.jobId, user.id))) throw notFound();
    await cancelJob(deps.db, params.jobId, user.id, CANCELLED);
    const job = await findPromptedJob(deps.db, params.jobId, user.id);
    if (!job) throw notFound();
    return { status: 200, body: await jobView(deps, job) };
  },

  capabilities: async () => ({ status: 200, body: capabilitiesOf(deps.config) }),

  usage: async (_, call) => {
    const { id, plan } = requireUser(call);
    const { count, resetsAt } = await dayUse(deps.db, id);
    return { status: 200, body: { plan, limit: planByKey(plan).maxGenerationsPerDay, count, resets_at: resetsAt.toISOString() } };
  },
});
