import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../deps';
import { pixelsOf, type StoredDrawing } from '../features/generation/drawing';
import { CANCELLED, failureOf, TIMED_OUT, VersionGone } from '../features/generation/failures';
import type { NewImage } from '../features/images/imageInserts';
import { filesOf, paintingFiles, writeFiles } from '../pictures/pictureFiles';
import {
  GenerationError,
  type GeneratedPicture,
  type GenerationProgress,
  type Generator,
  type RequestedDrawing,
} from '../ports/generators/generator';
import type { StorageKey } from '../ports/storage/storage';
import { openProgressWriter } from './progressWriter';
import { claimJob, failJob, handBack, holdsJob, publish, renewLease, type ClaimedJob } from './store';

export interface JobTimes {
  /** Lease timeout: a job whose worker sends no heartbeat for this long is reassigned. */
  readonly leaseMs: number;
  /** Timeout of one attempt, ms. */
  readonly deadlineMs: number;
}

/** Reason why this process aborts a job. */
type StopReason = 'lost' | 'timeout' | 'shutdown';

export interface JobDeps extends Pick<Deps, 'db' | 'log' | 'storage' | 'signals'> {
  readonly generator: Generator;
}

const RETRY_DELAY_MS = 1_000;

/** The row of an image, and its files by key. */
async function imageOf(
  picture: GeneratedPicture,
  job: ClaimedJob,
  generatorId: string,
): Promise<{ image: NewImage; files: Map<StorageKey, Buffer> }> {
  const files = new Map<StorageKey, Buffer>();
  const { width, height, thumbhash, ...names } = await filesOf(files, picture.png);
  const imagined = picture.imagined && (await paintingFiles(files, picture.imagined));
  const { request } = job;
  return {
    files,
    image: {
      id: randomUUID(),
      userId: job.user_id,
      prompt: request.prompt,
      isPrivate: job.is_private,
      metadata: {
        seed: picture.seed,
        provider: generatorId,
        model: picture.model,
        presets: request.presets ?? [],
        type: picture.design.type,
        has_drawing: request.drawing !== undefined || (request.change?.hasDrawing ?? false),
        width,
        height,
        design: { ...picture.design },
        reading_note: picture.readingNote ?? request.change?.readingNote ?? null,
        imagined_missing: picture.imaginedMissing ?? null,
        understood: [...picture.understood],
        not_understood: [...picture.notUnderstood],
      },
      width,
      height,
      thumbhash,
      alt: picture.alt,
      built: picture.made?.facts.built ?? null,
      requirements: picture.made?.requirements ?? null,
      reading: picture.reading ?? null,
      bill: picture.made?.facts.bill ?? null,
      drawing: request.drawing?.paths
        ? { paths: [...request.drawing.paths], influence: request.drawing.influence }
        : null,
      shot: picture.shot,
      ...names,
      ...(request.change && { version: { piece: request.change.piece, parent: request.change.from } }),
      ...(imagined && { imagined }),
    },
  };
}

/** Converts the drawing of a request for the generator. */
async function requestedDrawing(stored: StoredDrawing | undefined): Promise<RequestedDrawing | undefined> {
  if (stored?.paths) return { paths: stored.paths, influence: stored.influence };
  if (stored?.png) return { picture: await pixelsOf(stored.png), influence: stored.influence };
  return undefined;
}

async function generated(
  { generator }: JobDeps,
  job: ClaimedJob,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgress) => void,
): Promise<GeneratedPicture> {
  const request = {
    ...job.request,
    account: job.user_id,
    presets: job.request.presets ?? [],
    drawing: await requestedDrawing(job.request.drawing),
    reference: job.request.reference === undefined ? undefined : Buffer.from(job.request.reference, 'base64'),
    design: job.request.change?.design,
    reading: job.request.change?.reading,
    framing: job.request.change?.framing,
  };
  try {
    return await generator.generate(request, { signal, onProgress });
  } catch (error) {
    if (signal.aborted || !(error instanceof GenerationError) || !error.isRetryable) throw error;
    await sleep(error.retryAfterMs ?? RETRY_DELAY_MS * (0.5 + Math.random()), undefined, { signal });
    return await generator.generate(request, { signal, onProgress });
  }
}

/** Calls back when the job no longer belongs to this attempt: it was cancelled or reassigned. */
async function watchForLoss(
  { db, signals, log }: JobDeps,
  job: ClaimedJob,
  signal: AbortSignal,
  onLost: () => void,
): Promise<void> {
  const watch = signals.watch(job.id);
  try {
    while (!signal.aborted) {
      await watch.next(signal);
      if (signal.aborted) return;
      const isHeld = await holdsJob(db, job).catch((error: unknown) => {
        log.warn({ err: error, job: job.id }, 'could not look after a job');
        return true;
      });
      if (!isHeld) onLost();
    }
  } finally {
    watch.end();
  }
}

/**
 * Generates the picture and publishes it. Files are deleted only when the picture is certainly not published: when
 * `publish` fails, its COMMIT may have succeeded with the response lost, so the orphan sweep decides.
 */
async function makePicture(deps: JobDeps, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  const { db, log, storage, generator } = deps;
  const progress = openProgressWriter(db, job, log);
  let picture: GeneratedPicture;
  try {
    picture = await generated(deps, job, signal, (step) => progress.write(step));
  } finally {
    await progress.stop();
  }
  signal.throwIfAborted();
  const { image, files } = await imageOf(picture, job, generator.id);
  await writeFiles(storage, files, signal);
  const discard = () => storage.remove([...files.keys()]);
  const isPublished = await publish(db, job, image).catch(async (error: unknown) => {
    // Unlike after a lost connection, nothing was committed.
    if (error instanceof VersionGone) await discard();
    throw error;
  });
  if (!isPublished) await discard();
  if (isPublished) log.info({ job: job.id, image: image.id }, 'picture made');
  else log.info({ job: job.id, attempt: job.attempt }, 'picture dropped: the job is no longer this attempt’s');
}

async function settle(
  { db, log }: JobDeps,
  job: ClaimedJob,
  error: unknown,
  stopped: StopReason | null,
): Promise<void> {
  if (stopped === 'lost') return;
  if (stopped === 'shutdown') return handBack(db, job);
  const failure = stopped === 'timeout' ? TIMED_OUT : failureOf(error);
  if (failure !== CANCELLED)
    log.error(
      { err: error, job: job.id, code: failure.code, kind: error instanceof GenerationError ? error.kind : undefined },
      'generation failed',
    );
  await failJob(db, job, failure);
}

/**
 * Runs a queued job until it is published, fails and returns its quota slot, or is returned to the queue because
 * `shutdown` is aborted. Does nothing when the job is leased to another worker.
 */
export async function runJob(deps: JobDeps, id: string, times: JobTimes, shutdown: AbortSignal): Promise<void> {
  const { db, log } = deps;
  const job = await claimJob(db, id, times.leaseMs);
  if (!job) return;
  const controller = new AbortController();
  let stopped: StopReason | null = null;
  const stop = (reason: StopReason) => {
    stopped ??= reason;
    controller.abort();
  };
  const onShutdown = () => stop('shutdown');
  const deadline = setTimeout(stop, times.deadlineMs, 'timeout' satisfies StopReason);
  const renew = async () => {
    try {
      const isHeld = await renewLease(db, job, times.leaseMs);
      if (!isHeld) stop('lost');
    } catch (error) {
      log.warn({ err: error, job: job.id }, 'a lease was not renewed');
    }
  };
  const heartbeat = setInterval(() => void renew(), times.leaseMs / 4);
  shutdown.addEventListener('abort', onShutdown);
  if (shutdown.aborted) onShutdown();
  const watching = watchForLoss(deps, job, controller.signal, () => stop('lost'));
  try {
    await makePicture(deps, job, controller.signal);
  } catch (error) {
    await settle(deps, job, error, stopped);
  } finally {
    clearTimeout(deadline);
    clearInterval(heartbeat);
    shutdown.removeEventListener('abort', onShutdown);
    controller.abort();
    await watching;
  }
}
