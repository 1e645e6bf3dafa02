import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './protocol';
import { openThread } from './thread';

interface Slot {
  worker: Worker;
  ready: Promise<void>;
  alive: boolean;
  answer: { resolve: (message: FromWorker) => void; reject: (error: Error) => void } | null;
}

/** A fixed number of worker threads that run each phase together. Threads that die are replaced before the next picture. */
export class WorkerPool {
  private readonly slots: (Slot | null)[];
  private closed = false;

  constructor(
    private readonly workerUrl: URL,
    /** Threads. */
    readonly size: number,
  ) {
    this.slots = Array.from({ length: size }, () => null);
  }

  /** Starts missing threads and waits until all are up. @throws Error when a thread cannot start or the pool is closed. */
  async ready(): Promise<void> {
    if (this.closed) throw new Error('The renderer is closed.');
    for (const [index, slot] of this.slots.entries()) {
      if (!slot?.alive) this.slots[index] = startWorker(this.workerUrl);
    }
    await Promise.all(this.slots.flatMap((slot) => slot?.ready ?? []));
  }

  /**
   * Sends a message to every thread, or to those from number `first` until `end`, and waits for their answers. When one fails, `onFailure` is
   * called at once (it stops the others), and the first error is thrown after the rest have answered.
   */
  async ask(message: ToWorker, onFailure: () => void, first = 0, end = this.size): Promise<FromWorker[]> {
    const settled = await Promise.allSettled(
      this.slots.slice(first, end).map(async (slot) => {
        try {
          if (!slot) throw new Error('A renderer worker is missing.');
          return await askWorker(slot, message);
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

async function askWorker(slot: Slot, message: ToWorker): Promise<FromWorker> {
  if (!slot.alive) throw new Error('A renderer worker stopped unexpectedly.');
  const answer = await new Promise<FromWorker>((resolve, reject) => {
    slot.answer = { resolve, reject };
    slot.worker.postMessage(message, []);
  });
  if (answer.type === 'failed') throw new Error(`The picture could not be made: ${answer.message}`);
  return answer;
}

function startWorker(url: URL): Slot {
  const worker = openThread(url);
  const slot: Slot = { worker, ready: Promise.resolve(), alive: true, answer: null };
  slot.ready = new Promise<void>((resolve, reject) => {
    const die = (error: Error) => {
      slot.alive = false;
      slot.answer?.reject(error);
      slot.answer = null;
      reject(error);
    };
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'ready') {
        resolve();
        return;
      }
      const { answer } = slot;
      slot.answer = null;
      answer?.resolve(message);
    });
    worker.on('error', (error) => die(new Error(`A renderer worker stopped: ${error.message}`, { cause: error })));
    worker.on('exit', (code) => die(new Error(`A renderer worker stopped with exit code ${code}.`)));
  });
  // Callers that await `ready` get the error; a thread that dies later must not count as an unhandled rejection.
  slot.ready.catch(() => undefined);
  return slot;
}
