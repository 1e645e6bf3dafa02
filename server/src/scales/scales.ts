import type { Worker } from 'node:worker_threads';
import type { BillOfMaterials, DesignSpec } from '@jewelry/design';
import { openThread } from '@jewelry/renderer';

export interface WeighRequest {
  readonly id: number;
  readonly spec: DesignSpec;
}

export type WeighAnswer = { readonly id: number } & ({ readonly bill: BillOfMaterials } | { readonly failure: string });

/** Weighs designs in a thread of its own: building a piece takes up to a second, and requests do not wait for it. */
export interface Scales {
  /** @throws Error when the design cannot be built, or takes too long. */
  weigh(spec: DesignSpec): Promise<BillOfMaterials>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 20_000;

interface Waiting {
  readonly resolve: (bill: BillOfMaterials) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** From the sources or from the bundle: the built entry lies beside it. */
const workerUrl = (): URL => new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './scales-worker.js', import.meta.url);

/** The thread starts with the first design and is replaced when it dies. It keeps no process alive. */
export function openScales(): Scales {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let last = 0;

  function settle(id: number, end: (waiter: Waiting) => void): void {
    const waiter = waiting.get(id);
    if (!waiter) return;
    waiting.delete(id);
    clearTimeout(waiter.timer);
    end(waiter);
  }

  function drop(lost: Worker, error: Error): void {
    if (thread !== lost) return;
    thread = null;
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
    void lost.terminate();
  }

  function start(): Worker {
    const started = openThread(workerUrl());
    started.unref();
    started.on('message', (answer: WeighAnswer) => {
      settle(answer.id, ({ resolve, reject }) => {
        if ('bill' in answer) resolve(answer.bill);
        else reject(new Error(`The design could not be weighed: ${answer.failure}`));
      });
    });
    started.on('error', (error) => drop(started, new Error(`The scales stopped: ${error.message}`, { cause: error })));
    started.on('exit', () => drop(started, new Error('The scales stopped.')));
    return started;
  }

  return {
    weigh: (spec) =>
      new Promise((resolve, reject) => {
        thread ??= start();
        const weighing = thread;
        const id = (last += 1);
        waiting.set(id, { resolve, reject, timer: setTimeout(() => drop(weighing, new Error('The design takes too long to weigh.')), TIMEOUT_MS) });
        weighing.postMessage({ id, spec } satisfies WeighRequest, []);
      }),
    close: async () => {
      if (thread) drop(thread, new Error('The scales are closed.'));
    },
  };
}
