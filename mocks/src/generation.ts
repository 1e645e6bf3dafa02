import {
  TEXTS,
  type ChangeEvent,
  type GenerateBody,
  type GenerateEvent,
  type GenerationStage,
} from '@jewelry/contract';
import { DRAWING_INFLUENCE_DEFAULT, planByKey } from '@jewelry/contract/constants';
import { imageOf } from './images';
import { PIECES, pieceAt, pieceFor, pieceOfDesign, previewsOf, type Piece } from './pieces';
import type { Account, StoredChange, StoredImage, StoredJob } from './records';
import { versionView } from './versions';
import { imageView } from './views';
import { nextId, usageKey, type ConnectionLost, type World } from './world';

interface Step {
  readonly stage: GenerationStage;
  readonly fraction: number;
  /** Index of the preview sent with this step. */
  readonly preview?: 0 | 1;
}

const STEPS: readonly Step[] = [
  { stage: 'sketching', fraction: 0.08 },
  { stage: 'casting', fraction: 0.2, preview: 0 },
  { stage: 'casting', fraction: 0.38 },
  { stage: 'setting', fraction: 0.56, preview: 1 },
  { stage: 'setting', fraction: 0.7 },
  { stage: 'polishing', fraction: 0.88 },
];

/** The step after which a generation that never ends makes no progress. */
const STUCK_AFTER = 3;

const isFinished = (job: StoredJob): boolean =>
  job.status === 'done' || job.status === 'failed' || job.status === 'cancelled';

/** The piece that a job's image belongs to. */
function pieceOfJob(world: World, job: StoredJob): Piece {
  const parent = job.change && imageOf(world, job.change.from);
  return job.change && parent ? pieceAt(pieceOfDesign(job.change.design, parent.piece)) : pieceFor(job.body.prompt);
}

function emit(world: World, job: StoredJob, event: GenerateEvent | ChangeEvent): void {
  job.events.push(event);
  for (const listener of world.listeners.get(job.id) ?? []) listener(event);
}

function runStep(world: World, job: StoredJob, step: Step): void {
  job.status = 'running';
  job.stage = step.stage;
  job.fraction = step.fraction;
  emit(world, job, { event: 'progress', data: { stage: step.stage, fraction: step.fraction } });
  if (step.preview === undefined) return;
  job.preview = previewsOf(pieceOfJob(world, job))[step.preview] ?? null;
  if (job.preview) emit(world, job, { event: 'preview', data: { image: job.preview } });
}

/** Ends a job without an image and returns its slot of the daily quota. */
export function endWithoutImage(world: World, job: StoredJob, account: Account, status: 'failed' | 'cancelled'): void {
  if (isFinished(job)) return;
  const { code, message } =
    status === 'failed'
      ? world.generation.failure
      : { code: 'generation_cancelled' as const, message: TEXTS.generationCancelled };
  const key = usageKey(world, account);
  world.state.usage[key] = Math.max(0, (world.state.usage[key] ?? 0) - 1);
  Object.assign(job, { status, error: message, code });
  emit(world, job, { event: 'failed', data: { error: message, message, code } });
}

function newImage(world: World, job: StoredJob, account: Account): StoredImage {
  const id = nextId(world, 'image');
  return {
    id,
    piece_id: id,
    parent_id: null,
    design: null,
    name: null,
    owner_id: account.id,
    prompt: job.body.prompt.trim(),
    piece: PIECES.indexOf(pieceOfJob(world, job)),
    seed: job.body.seed ?? world.state.serial,
    created_at: new Date(world.clock.now()).toISOString(),
    removed_at: null,
    removal: null,
    is_private: (job.body.is_private ?? true) && planByKey(account.subscription_plan).allowPrivateImages,
    other_likes: 0,
    drawing: job.body.drawingPaths
      ? { paths: job.body.drawingPaths, influence: job.body.drawingInfluence ?? DRAWING_INFLUENCE_DEFAULT }
      : null,
    has_drawing: job.body.drawingPng !== undefined,
    has_estimate: false,
    is_painted: false,
  };
}

/** Creates the version of a change; properties of the piece are copied from the parent version. */
function newVersion(world: World, { body, piece_id, design }: StoredChange, parent: StoredImage): StoredImage {
  return {
    ...parent,
    has_estimate: false,
    is_painted: false,
    id: nextId(world, 'image'),
    piece_id,
    parent_id: body.from,
    design,
    name: null,
    piece: pieceOfDesign(design, parent.piece),
    created_at: new Date(world.clock.now()).toISOString(),
  };
}

function finish(world: World, job: StoredJob, account: Account): void {
  const parent = job.change ? imageOf(world, job.change.from) : undefined;
  if (job.change && !parent) return endWithoutImage(world, job, account, 'failed');
  const image = job.change && parent ? newVersion(world, job.change, parent) : newImage(world, job, account);
  world.state.images.unshift(image);
  delete world.state.chosen[image.piece_id];
  Object.assign(job, { status: 'done', fraction: 1, image_id: image.id });
  emit(world, job, {
    event: 'done',
    data: {
      image: imageView(world, image, account),
      ...(job.change && { version: versionView(world, image, account) }),
    },
  });
}

function loseConnection(world: World): void {
  world.network = 'offline';
  for (const listeners of world.listeners.values()) for (const listener of listeners) listener('connection lost');
}

async function run(world: World, job: StoredJob, account: Account): Promise<void> {
  const { duration, ends } = world.generation;
  for (const [index, step] of STEPS.entries()) {
    await world.clock.wait(duration / (STEPS.length + 1));
    if (isFinished(job)) return;
    runStep(world, job, step);
    if (ends === 'never' && index === STUCK_AFTER) return;
    if (ends === 'offline' && index === STUCK_AFTER) return loseConnection(world);
    if (ends === 'failed' && index === STUCK_AFTER) return endWithoutImage(world, job, account, 'failed');
  }
  await world.clock.wait(duration / (STEPS.length + 1));
  if (!isFinished(job)) finish(world, job, account);
}

/** Queues a job, takes a slot of the day's quota, and runs the job with or without listeners. */
export function startJob(
  world: World,
  account: Account,
  body: GenerateBody,
  idempotencyKey: string | null,
  change: StoredChange | null = null,
): StoredJob {
  const job: StoredJob = {
    id: nextId(world, 'job'),
    owner_id: account.id,
    body,
    change,
    idempotency_key: idempotencyKey,
    created_at: world.clock.now(),
    status: 'queued',
    stage: null,
    fraction: 0,
    preview: null,
    image_id: null,
    error: null,
    code: null,
    events: [],
  };
  const key = usageKey(world, account);
  world.state.usage[key] = (world.state.usage[key] ?? 0) + 1;
  world.state.jobs.unshift(job);
  emit(world, job, { event: 'queued', data: { job_id: job.id } });
  void run(world, job, account);
  return job;
}

/** Resumes the jobs of a previous page load, whose timers ended with it. */
export function resumeJobs(world: World): void {
  for (const job of world.state.jobs.filter((candidate) => !isFinished(candidate))) {
    const account = world.state.accounts.find((candidate) => candidate.id === job.owner_id);
    if (account) void run(world, job, account);
  }
}

/**
 * The events of a job: first those already sent, then new ones until the job ends.
 * @throws TypeError when the network goes down meanwhile.
 */
export async function* eventsOf(world: World, job: StoredJob): AsyncGenerator<GenerateEvent | ChangeEvent> {
  const pending: (GenerateEvent | ChangeEvent | ConnectionLost)[] = [...job.events];
  let wake = (): void => undefined;
  const listener = (event: GenerateEvent | ChangeEvent | ConnectionLost): void => {
    pending.push(event);
    wake();
  };
  const listeners = world.listeners.get(job.id) ?? new Set();
  world.listeners.set(job.id, listeners.add(listener));
  try {
    for (;;) {
      const event = pending.shift();
      if (event === 'connection lost') throw new TypeError('The connection was lost');
      if (event) {
        yield event;
        if (event.event === 'done' || event.event === 'failed') return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    listeners.delete(listener);
  }
}

/** The final event of a job. */
export async function endOf(
  world: World,
  job: StoredJob,
): Promise<Extract<GenerateEvent | ChangeEvent, { event: 'done' | 'failed' }>> {
  for await (const event of eventsOf(world, job)) if (event.event === 'done' || event.event === 'failed') return event;
  throw new Error('The job ended without a final event');
}
