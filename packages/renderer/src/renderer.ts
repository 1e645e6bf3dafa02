import { availableParallelism } from 'node:os';
import { designFromPrompt, type DesignSpec, type PieceFacts } from '@jewelry/design';
import { allocateBuffers, CONTROL, type SharedBuffers } from './render/buffers';
import { runPhases, type FramePhase, type Framing, type PartsMap, type Quality } from './render/phases';
import { WorkerPool } from './render/pool';

export interface RendererOptions {
  /** Worker threads; default: the cores of the machine, at most 4. */
  readonly workers?: number;
  /**
   * Entry of a worker thread. Default: `render/worker.ts` next to this source (needs tsx), or, when this module has
   * been bundled, `renderer-worker.js` next to the bundle, which must be built from `src/render/worker.ts`.
   */
  readonly workerUrl?: URL;
  /** How long the threads may work on a cancelled picture before they are replaced, ms. @default 10000 */
  readonly hangMs?: number;
  /** A thread that has been at one step of a picture for longer fails {@link Renderer.check}, ms. @default 60000 */
  readonly stallMs?: number;
}

export interface RenderOptions {
  /** Side of the square picture, px; 16 to 2048 (about 54 bytes of memory per pixel). */
  readonly size: number;
  /**
   * `draft` is one frame of a coarser piece at 2 samples a pixel, `preview` stops after 4, `screen` (default) after 12, `export` after 24;
   * `reference` takes 256, to measure the others by.
   */
  readonly quality?: Quality;
  /**
   * `framing` of an earlier version: the camera stands where it stood, unless it looks from another side or the piece
   * has outgrown the frame.
   */
  readonly framing?: Framing;
  /** Also maps the parts of the picture, which takes a few hundredths of a second. */
  readonly parts?: boolean;
  /** Cancels: the promise rejects immediately with a DOMException named AbortError. */
  readonly signal?: AbortSignal;
  /** Called with every new whole frame, the last one included. */
  readonly onFrame?: (frame: Frame) => void;
}

/** A whole frame of a picture in progress. */
export interface Frame {
  readonly phase: FramePhase;
  /** Fraction of the usual work that is done. */
  readonly fraction: number;
  readonly width: number;
  readonly height: number;
  /** sRGB, three bytes per pixel, rows from the top. The receiver may keep it. */
  readonly rgb: Uint8Array;
  /** Time since the job left the queue, ms. */
  readonly elapsedMs: number;
}

export interface RenderStats {
  /** Processor time of the whole process while the job ran, s. */
  readonly cpu_s: number;
  readonly wall_s: number;
  readonly first_frame_s: number;
  /** Peak memory of the process so far, MB (2^20 bytes). */
  readonly peak_mb: number;
  /** Average over the picture. */
  readonly samples_per_pixel: number;
  readonly rays: number;
  readonly triangles: number;
  readonly gems: number;
}

export interface Rendered {
  readonly width: number;
  readonly height: number;
  /** sRGB, three bytes a pixel, rows from the top. */
  readonly rgb: Uint8Array;
  /** The contents of the piece in the picture. */
  readonly facts: PieceFacts;
  /** For pictures of later versions from the same camera position. */
  readonly framing: Framing;
  /** Null unless it was requested. */
  readonly parts: PartsMap | null;
  readonly stats: RenderStats;
}

export interface Renderer {
  /**
   * Photographs a design. The same spec, size and quality give the same bytes. Jobs run one after the other.
   * @throws DOMException AbortError when cancelled; Error when the design cannot be built or a worker stops;
   * RangeError for a size out of range.
   */
  render(spec: DesignSpec, options: RenderOptions): Promise<Rendered>;
  /**
   * Starts the worker threads and lets them rehearse on tiny pictures, so that the first one finds compiled code. Ends
   * when the renderer is closed.
   */
  warm(): Promise<void>;
  /** @throws Error while no picture can be rendered: the threads do not start, or one of them hangs */
  check(): Promise<void>;
  /** Stops the worker threads; a running job rejects. */
  close(): Promise<void>;
}

const HANG_MS = 10_000;
/** Several times the duration of the longest step on a loaded machine. */
const STALL_MS = 60_000;
/** Far longer than a rehearsal, ms. */
const REHEARSAL_DEADLINE_MS = 120_000;
const MOST_WORKERS = 4;
/**
 * Small pictures that pass through most of the code: both stages, distance fields and sweeps, copied and large stones,
 * every kind of setting.
 */
const REHEARSALS = [
  'white gold halo ring, round sapphire',
  'gold leaf pendant with an emerald',
  'rose gold pavé ring with rubies',
  'three-stone ring with emerald-cut diamonds',
  'steel watch with a mesh bracelet',
  'silver flower earrings',
];
const REHEARSAL_SIZE = 128;
/** More than one round, since the engine optimizes code that has run repeatedly. */
const REHEARSAL_ROUNDS = 2;
const SMALLEST = 16;
const LARGEST = 2048;

/** A pool of worker threads that photograph designs. Keep one per process and close it at the end. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const workers = options.workers ?? Math.min(MOST_WORKERS, availableParallelism());
  const { hangMs = HANG_MS, stallMs = STALL_MS } = options;
  const pool = new WorkerPool(options.workerUrl ?? defaultWorkerUrl(), workers);
  let queue: Promise<unknown> = Promise.resolve();
  let cached: { size: number; buffers: SharedBuffers } | null = null;
  let jobs = 0;
  let isClosed = false;

  function acquireBuffers(size: number): SharedBuffers {
    if (cached?.size === size) new Int32Array(cached.buffers.control).fill(0);
    else cached = { size, buffers: allocateBuffers(size) };
    return cached.buffers;
  }

  async function photograph(
    spec: DesignSpec,
    { size, quality = 'screen', framing: held, parts: hasParts = false, onFrame }: RenderOptions,
    signal: AbortSignal,
  ): Promise<Rendered> {
    await pool.ready();
    signal.throwIfAborted();
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    const buffers = acquireBuffers(size);
    const shown = new Uint8Array(buffers.rgb);
    const control = new Int32Array(buffers.control);
    let hang: NodeJS.Timeout | undefined;
    // A build does not check the flag: one that never ends would block every later render.
    const stop = () => {
      Atomics.store(control, CONTROL.abort, 1);
      hang = setTimeout(() => {
        cached = null;
        pool.restart();
      }, hangMs);
    };
    let firstFrameMs = 0;
    signal.addEventListener('abort', stop, { once: true });
    try {
      const { facts, framing, parts, ...outcome } = await runPhases({
        pool,
        buffers,
        job: ++jobs,
        spec,
        size,
        quality,
        held,
        hasParts,
        onFrame: (phase, fraction) => {
          const elapsedMs = performance.now() - startedAt;
          firstFrameMs ||= elapsedMs;
          onFrame?.({ phase, fraction, width: size, height: size, rgb: shown.slice(), elapsedMs });
        },
      });
      const cpu = process.cpuUsage(cpuBefore);
      const samples = new Uint16Array(buffers.counts).reduce((sum, count) => sum + count, 0);
      return {
        width: size,
        height: size,
        rgb: shown.slice(),
        facts,
        framing,
        parts,
        stats: {
          cpu_s: (cpu.user + cpu.system) / 1e6,
          wall_s: (performance.now() - startedAt) / 1000,
          first_frame_s: firstFrameMs / 1000,
          peak_mb: process.resourceUsage().maxRSS / 1024,
          samples_per_pixel: samples / (size * size),
          ...outcome,
        },
      };
    } finally {
      clearTimeout(hang);
      signal.removeEventListener('abort', stop);
    }
  }

  const renderer: Renderer = {
    render(spec, renderOptions) {
      const { size, signal: given } = renderOptions;
      if (!Number.isInteger(size) || size < SMALLEST || size > LARGEST) {
        return Promise.reject(new RangeError(`A picture is ${SMALLEST} to ${LARGEST} px wide, not ${size}.`));
      }
      const signal = given ?? new AbortController().signal;
      const done = queue.then(() => {
        signal.throwIfAborted();
        return photograph(spec, renderOptions, signal);
      });
      // The next job waits until this one has left the workers, even if its caller has stopped waiting.
      queue = done.catch(() => undefined);
      return rejectWhenAborted(done, signal);
    },
    async warm() {
      try {
        await pool.ready();
        // Sequential, so that a render request meanwhile waits for one rehearsal at most.
        for (let round = 0; round < REHEARSAL_ROUNDS; round++)
          for (const prompt of REHEARSALS)
            await renderer.render(designFromPrompt({ prompt, seed: 1 }).spec, {
              size: REHEARSAL_SIZE,
              quality: 'preview',
              signal: AbortSignal.timeout(REHEARSAL_DEADLINE_MS),
            });
      } catch (error) {
        if (!isClosed) throw error;
      }
    },
    check: async () => pool.check(stallMs),
    close() {
      isClosed = true;
      return pool.close();
    },
  };
  return renderer;
}

function rejectWhenAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = () => reject(new DOMException('The picture was cancelled.', 'AbortError'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}

function defaultWorkerUrl(): URL {
  const fromSource = import.meta.url.endsWith('.ts');
  return new URL(fromSource ? './render/worker.ts' : './renderer-worker.js', import.meta.url);
}
