import { TEXTS, type ErrorCode, type GenerateBody, type GenerateEvent, type GenerationStage } from '@jewelry/contract';
import { DRAWING_INFLUENCE_DEFAULT, planByKey } from '@jewelry/contract/constants';
import { PIECES, pieceFor, previewsOf } from './pieces';
import type { Account, StoredImage, StoredJob } from './records';
import { imageView } from './views';
import { nextId, usageKey, type World } from './world';

interface Step {
  readonly stage: GenerationStage;
  readonly fraction: number;
  /** Which preview comes with it. */
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

/** The step after which a generation that never ends stands still. */
const STANDSTILL = 3;

const isOver = (job: StoredJob): boolean => job.status === 'done' || job.status === 'failed' || job.status === 'cancelled';

function tell(world: World, job: StoredJob, event: GenerateEvent): void {
  job.events.push(event);
  for (const listener of world.listeners.get(job.id) ?? []) listener(event);
}

function takeStep(world: World, job: StoredJob, step: Step): void {
  job.status = 'running';
  job.stage = step.stage;
  job.fraction = step.fraction;
  tell(world, job, { event: 'progress', data: { stage: step.stage, fraction: step.fraction } });
  if (step.preview === undefined) return;
  job.preview = previewsOf(pieceFor(job.body.prompt))[step.preview] ?? null;
  if (job.preview) tell(world, job, { event: 'preview', data: { image: job.preview } });
}

/** Ends a job without a picture; its slot of the day is given back. */
export function endWithout(world: World, job: StoredJob, account: Account, status: 'failed' | 'cancelled'): void {
  if (isOver(job)) return;
  const code: ErrorCode = status === 'failed' ? 'generation_failed' : 'generation_cancelled';
  const message = status === 'failed' ? TEXTS.failedToGenerate : TEXTS.generationCancelled;
  const key = usageKey(world, account);
  world.state.usage[key] = Math.max(0, (world.state.usage[key] ?? 0) - 1);
  Object.assign(job, { status, error: message, code });
  tell(world, job, { event: 'failed', data: { error: message, message, code } });
}

function finish(world: World, job: StoredJob, account: Account): void {
  const image: StoredImage = {
    id: nextId(world, 'image'),
    owner_id: account.id,
    prompt: job.body.prompt.trim(),
    piece: PIECES.indexOf(pieceFor(job.body.prompt)),
    seed: job.body.seed ?? world.state.serial,
    created_at: new Date(world.clock.now()).toISOString(),
    removed_at: null,
    is_private: (job.body.is_private ?? true) && planByKey(account.subscription_plan).allowPrivateImages,
    other_likes: 0,
    drawing: job.body.drawingPaths ? { paths: job.body.drawingPaths, influence: job.body.drawingInfluence ?? DRAWING_INFLUENCE_DEFAULT } : null,
    has_drawing: job.body.drawingPng !== undefined,
  };
  world.state.images.unshift(image);
  Object.assign(job, { status: 'done', fraction: 1, image_id: image.id });
  tell(world, job, { event: 'done', data: { image: imageView(world, image, account) } });
}

async function run(world: World, job: StoredJob, account: Account): Promise<void> {
  const { duration, ends } = world.generation;
  for (const [index, step] of STEPS.entries()) {
    await world.clock.wait(duration / (STEPS.length + 1));
    if (isOver(job)) return;
    takeStep(world, job, step);
    if (ends === 'never' && index === STANDSTILL) return;
    if (ends === 'failed' && index === STANDSTILL) return endWithout(world, job, account, 'failed');
  }
  await world.clock.wait(duration / (STEPS.length + 1));
  if (!isOver(job)) finish(world, job, account);
}

/** Takes a job on and a slot of the day with it, and works on it whether or not anybody listens. */
export function startJob(world: World, account: Account, body: GenerateBody, idempotencyKey: string | null): StoredJob {
  const job: StoredJob = {
    id: nextId(world, 'job'),
    owner_id: account.id,
    body,
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
  tell(world, job, { event: 'queued', data: { job_id: job.id } });
  void run(world, job, account);
  return job;
}

/** Resumes the jobs of an earlier world, whose timers a page reload has stopped. */
export function resumeJobs(world: World): void {
  for (const job of world.state.jobs.filter((candidate) => !isOver(candidate))) {
    const account = world.state.accounts.find((candidate) => candidate.id === job.owner_id);
    if (account) void run(world, job, account);
  }
}

/** The events of a job: first those already sent, then new ones until the job ends. */
export async function* eventsOf(world: World, job: StoredJob): AsyncGenerator<GenerateEvent> {
  const pending = [...job.events];
  let wake = (): void => undefined;
  const listener = (event: GenerateEvent): void => {
    pending.push(event);
    wake();
  };
  const listeners = world.listeners.get(job.id) ?? new Set();
  world.listeners.set(job.id, listeners.add(listener));
  try {
    for (;;) {
      const event = pending.shift();
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
