import {
  dailyLimitText,
  failureStatus,
  DRAWING_FULLSCREEN_MAX,
  DRAWING_SIZE,
  planByKey,
  TEXTS,
  type ApiError,
  type GenerateBody,
} from '@jewelry/contract';
import { endOf, endWithoutImage, eventsOf, startJob } from '../generation';
import { failure, refusedField, type Handlers } from '../mock';
import { pngSize } from '../png';
import type { Account, StoredJob } from '../records';
import { jobView } from '../views';
import { resetsAt, usageKey, type World } from '../world';

type GenerationCalls = 'generate' | 'generationJobs' | 'generationJob' | 'cancelGeneration' | 'usage' | 'capabilities';

const notFound = () => failure(404, 'not_found', TEXTS.notFound);

/** The error response for an account that has used its daily limit; otherwise undefined. */
export function limitReached(world: World, account: Account) {
  const usage = usageOf(world, account);
  if (usage.count < usage.limit) return undefined;
  const refused = failure(429, 'limit_reached', dailyLimitText(usage.limit, usage.plan));
  return { status: 429 as const, body: { ...refused.body, ...usage } };
}

export const wantsEvents = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/event-stream');

/** The response for a job that ended without an image. */
export const failureReply = (error: ApiError) => ({ status: failureStatus(error.code), body: error });

const usageOf = (world: World, account: Account) => ({
  plan: account.subscription_plan,
  limit: planByKey(account.subscription_plan).maxGenerationsPerDay,
  count: world.state.usage[usageKey(world, account)] ?? 0,
  resets_at: resetsAt(world),
});

const ownJob = (world: World, account: Account, id: string): StoredJob | undefined =>
  world.state.jobs.find((job) => job.id === id && job.owner_id === account.id);

function isDrawing(png: string): boolean {
  const size = pngSize(png);
  return (
    size !== null && [size.width, size.height].every((side) => side >= DRAWING_SIZE && side <= DRAWING_FULLSCREEN_MAX)
  );
}

const isSame = (a: GenerateBody, b: GenerateBody): boolean => JSON.stringify(a) === JSON.stringify(b);

export const generationHandlers: Pick<Handlers, GenerationCalls> = {
  async generate({ world, account, body, request }) {
    if (body.userId !== undefined && body.userId !== account.id) return failure(403, 'forbidden', TEXTS.userMismatch);
    if (!account.email_confirmed) return failure(403, 'email_unconfirmed', TEXTS.emailUnconfirmed);

    if (body.drawingPng !== undefined && !isDrawing(body.drawingPng))
      return refusedField('drawingPng', 'validation_failed', TEXTS.drawingPngInvalid);

    if (body.referencePhoto !== undefined && !world.capabilities.reference_photo)
      return refusedField('referencePhoto', 'validation_failed', TEXTS.referencePhotoUnread);

    const key = request.headers.get('idempotency-key');
    const earlier = key
      ? world.state.jobs.find((job) => job.owner_id === account.id && job.idempotency_key === key)
      : undefined;
    if (earlier && !isSame(earlier.body, body)) return failure(422, 'idempotency_mismatch', TEXTS.idempotencyMismatch);

    const spent = earlier ? undefined : limitReached(world, account);
    if (spent) return spent;

    const job = earlier ?? startJob(world, account, body, key);
    if (wantsEvents(request)) return { status: 200, events: eventsOf(world, job) };
    const end = await endOf(world, job);
    return end.event === 'done' ? { status: 200, body: end.data.image } : failureReply(end.data);
  },

  generationJobs({ world, account }) {
    const jobs = world.state.jobs.filter(
      (job) => job.owner_id === account.id && (job.status === 'queued' || job.status === 'running'),
    );
    return { status: 200, body: { jobs: jobs.map((job) => jobView(world, job, account)) } };
  },

  generationJob({ world, account, params }) {
    const job = ownJob(world, account, params.jobId);
    return job ? { status: 200, body: jobView(world, job, account) } : notFound();
  },

  cancelGeneration({ world, account, params }) {
    const job = ownJob(world, account, params.jobId);
    if (!job) return notFound();
    endWithoutImage(world, job, account, 'cancelled');
    return { status: 200, body: jobView(world, job, account) };
  },

  capabilities: ({ world }) => ({ status: 200, body: world.capabilities }),

  usage: ({ world, account }) => ({ status: 200, body: usageOf(world, account) }),
};
