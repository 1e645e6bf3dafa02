import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './protocol';
import { openThread } from './thread';

interface Slot {
  worker: Worker;
  ready: Promise<void>;
  alive: boolean;
  /** When it started, or was sent the step that it has not completed; null while it is idle. From `performance.now`. */
  since: number | null;
  /** Settles the promise of the pending request; null while the thread is idle. */
  pending: { resolve: (response: FromWorker) => void; reject: (error: Error) => void } | null;
}

/**
 * A fixed number of worker threads that run each phase together. Threads that die are replaced before the next picture.
 */
export class WorkerPool {
  private readonly slots: (Slot | null)[];
  private closed = false;
  /** Why the last thread failed to start; null once one succeeds. */
  private startFailure: Error | null = null;

  constructor(
    private readonly workerUrl: URL,
    /** Threads. */
    readonly size: number,
  ) {
    this.slots = Array.from({ length: size }, () => null);
  }

  /**
   * Starts missing threads and waits until all are up.
   * @throws Error when a thread cannot start or the pool is closed.
   */
  async ready(): Promise<void> {
    if (this.closed) throw new Error('The renderer is closed.');
    this.startMissing();
    await Promise.all(this.slots.flatMap((slot) => slot?.ready ?? []));
  }

  private startMissing(): void {
    for (const [index, slot] of this.slots.entries()) {
      if (slot?.alive) continue;
      const started = startWorker(this.workerUrl);
      this.slots[index] = started;
      started.ready.then(
        () => (this.startFailure = null),
        (error: Error) => (this.startFailure = error),
      );
    }
  }

  /**
   * Threads that were not needed yet, or are starting, pass the check. After a failed start it tries again.
   * @throws Error when threads do not start, or one has spent more than `stallMs` on a step
   */
  check(stallMs: number): void {
    const longest = Math.max(
      0,
      ...this.slots.map((slot) => (slot?.alive && slot.since !== null ? performance.now() - slot.since : 0)),
    );
    if (longest > stallMs)
      throw new Error(`A renderer worker has been at one step for ${Math.round(longest / 1000)} s.`);
    if (!this.startFailure || this.closed) return;
    this.startMissing();
    throw this.startFailure;
  }

  /**
   * Sends a message to every thread, or to those from number `first` until `end`, and waits for their responses. When one
   * fails, `onFailure` is called at once (it stops the others), and the first error is thrown after the rest have
   * responded.
   */
  async request(message: ToWorker, onFailure: () => void, first = 0, end = this.size): Promise<FromWorker[]> {
    const settled = await Promise.allSettled(
      this.slots.slice(first, end).map(async (slot) => {
        try {
          if (!slot) throw new Error('A renderer worker is missing.');
          return await requestFrom(slot, message);
        } catch (error) {
          onFailure();
          throw error;
        }
      }),
    );
    return settled.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
  }

  /** Terminates all threads; pending messages reject, and the next `ready` starts new threads. */
  restart(): void {
    for (const slot of this.slots) {
      if (!slot) continue;
      slot.alive = false;
      void slot.worker.terminate();
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.slots.flatMap((slot) => slot?.worker.terminate() ?? []));
  }
}

async function requestFrom(slot: Slot, message: ToWorker): Promise<FromWorker> {
  if (!slot.alive) throw new Error('A renderer worker stopped unexpectedly.');
  const response = await new Promise<FromWorker>((resolve, reject) => {
    slot.pending = { resolve, reject };
    slot.since = performance.now();
    slot.worker.postMessage(message, []);
  });
  if (response.type === 'failed') throw new Error(`The picture could not be made: ${response.message}`);
  return response;
}

function startWorker(url: URL): Slot {
  const worker = openThread(url);
  const slot: Slot = { worker, ready: Promise.resolve(), alive: true, since: performance.now(), pending: null };
  slot.ready = new Promise<void>((resolve, reject) => {
    const die = (error: Error) => {
      slot.alive = false;
      slot.pending?.reject(error);
      slot.pending = null;
      reject(error);
    };
    worker.on('message', (message: FromWorker) => {
      slot.since = null;
      if (message.type === 'ready') {
        resolve();
        return;
      }
      const { pending } = slot;
      slot.pending = null;
      pending?.resolve(message);
    });
    worker.on('error', (error) => die(new Error(`A renderer worker stopped: ${error.message}`, { cause: error })));
    worker.on('exit', (code) => die(new Error(`A renderer worker stopped with exit code ${code}.`)));
  });
  // Callers that await `ready` get the error; a thread that dies later must not count as an unhandled rejection.
  slot.ready.catch(() => undefined);
  return slot;
}
