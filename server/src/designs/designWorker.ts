import type { Worker } from 'node:worker_threads';
import type { BillOfMaterials, DesignAnswer, DesignRequest, DesignSpec } from '@jewelry/design';
import { openThread } from '@jewelry/renderer';
import type { ChangedDesign, VariationOptions, RequestedChange, Variation } from './change';

/**
 * A message to the thread. `plan` turns a request into a design, `weigh` lists the materials of a design or its draft,
 * `change` and `vary` edit a design.
 */
export type DesignTask =
  | { readonly kind: 'plan'; readonly request: DesignRequest }
  | { readonly kind: 'weigh'; readonly spec: DesignSpec; readonly isDraft: boolean }
  | { readonly kind: 'change'; readonly spec: DesignSpec; readonly change: RequestedChange }
  | { readonly kind: 'vary'; readonly spec: DesignSpec; readonly options: VariationOptions };

type Result = DesignAnswer | BillOfMaterials | ChangedDesign | readonly Variation[];

/** The thread's reply; `failure` is the message of an error that the design causes. */
export type DesignTaskResult = { readonly result: Result } | { readonly failure: string };

/**
 * Plans, changes and weighs designs in a separate thread, one at a time: each task takes up to a second of CPU time.
 */
export interface DesignWorker {
  /** @throws DesignWorkerUnavailable, or Error when the request cannot be planned. */
  plan(request: DesignRequest): Promise<DesignAnswer>;
  /**
   * Concurrent calls with the same key share one result.
   * @throws DesignWorkerUnavailable, or Error when the design cannot be built
   */
  weigh(key: string, spec: DesignSpec): Promise<BillOfMaterials>;
  /**
   * The materials of a design's draft, which every draft of a change needs. Cached by key.
   * @throws DesignWorkerUnavailable, or Error when the design cannot be built
   */
  weighDraft(key: string, spec: DesignSpec): Promise<BillOfMaterials>;
  /** @throws DesignWorkerUnavailable */
  change(spec: DesignSpec, change: RequestedChange): Promise<ChangedDesign>;
  /** Variations of the unlocked properties. @throws DesignWorkerUnavailable */
  vary(spec: DesignSpec, options: VariationOptions): Promise<readonly Variation[]>;
  close(): Promise<void>;
}

/** The queue is full, or the thread stopped or took too long. Not a fault of the design: a retry may succeed. */
export class DesignWorkerUnavailable extends Error {
  override readonly name = 'DesignWorkerUnavailable';
}

export interface DesignWorkerOptions {
  /** Longest time for one task, ms, counted from its start. */
  readonly timeoutMs?: number;
  /** Length of the queue; further tasks are refused. */
  readonly maxWaiting?: number;
  /** Entry of the thread. */
  readonly threadUrl?: URL | undefined;
}

/** Number of cached bills of drafts, about 1 KB each. */
const CACHED_DRAFTS = 256;

interface QueuedTask {
  readonly task: DesignTask;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** From the sources or from the bundle, where the built entry is in the same folder. */
const defaultThread = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './design-worker.js', import.meta.url);

/** The thread starts with the first task, is replaced after it dies or hangs, and does not keep the process alive. */
export function openDesignWorker({
  timeoutMs = 20_000,
  maxWaiting = 32,
  threadUrl = defaultThread(),
}: DesignWorkerOptions = {}): DesignWorker {
  const queue: QueuedTask[] = [];
  const weighing = new Map<string, Promise<BillOfMaterials>>();
  /** In order of the last request, so that the first is evicted. */
  const drafts = new Map<string, Promise<BillOfMaterials>>();
  let thread: Worker | null = null;
  let current: QueuedTask | null = null;
  let deadline: NodeJS.Timeout | undefined;
  let isClosed = false;

  function settle(end: (task: QueuedTask) => void): void {
    const task = current;
    current = null;
    clearTimeout(deadline);
    if (task) end(task);
    startNext();
  }

  /** The running task fails with the thread; queued tasks go to the next thread. */
  function drop(lost: Worker, reason: string, cause?: Error): void {
    if (thread !== lost) return;
    thread = null;
    void lost.terminate();
    settle(({ reject }) => reject(new DesignWorkerUnavailable(reason, { cause })));
  }

  function start(): Worker {
    const started = openThread(threadUrl);
    started.unref();
    started.on('message', (answer: DesignTaskResult) => {
      if (thread !== started) return;
      settle(({ resolve, reject }) =>
        'result' in answer ? resolve(answer.result) : reject(new Error(`The design failed: ${answer.failure}`)),
      );
    });
    started.on('error', (error) => drop(started, 'The design thread stopped', error));
    started.on('exit', () => drop(started, 'The design thread stopped'));
    return started;
  }

  function startNext(): void {
    if (current || isClosed) return;
    const next = queue.shift();
    if (!next) return;
    current = next;
    const worker = (thread ??= start());
    deadline = setTimeout(() => drop(worker, 'The design took too long'), timeoutMs);
    worker.postMessage(next.task, []);
  }

  const run = <T extends Result>(task: DesignTask): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (isClosed) return reject(new DesignWorkerUnavailable('The design worker is closed'));
      if (queue.length >= maxWaiting) return reject(new DesignWorkerUnavailable('Too many designs are waiting'));
      queue.push({ task, resolve: resolve as QueuedTask['resolve'], reject });
      startNext();
    });

  return {
    plan: (request) => run<DesignAnswer>({ kind: 'plan', request }),
    weigh: (key, spec) => {
      const underWay = weighing.get(key);
      if (underWay) return underWay;
      const started = run<BillOfMaterials>({ kind: 'weigh', spec, isDraft: false }).finally(() => weighing.delete(key));
      weighing.set(key, started);
      return started;
    },
    weighDraft: (key, spec) => {
      const bill = drafts.get(key) ?? run<BillOfMaterials>({ kind: 'weigh', spec, isDraft: true });
      drafts.delete(key);
      drafts.set(key, bill);
      bill.catch(() => drafts.get(key) === bill && drafts.delete(key));
      for (const oldest of drafts.keys()) {
        if (drafts.size <= CACHED_DRAFTS) break;
        drafts.delete(oldest);
      }
      return bill;
    },
    change: (spec, change) => run<ChangedDesign>({ kind: 'change', spec, change }),
    vary: (spec, options) => run<readonly Variation[]>({ kind: 'vary', spec, options }),
    close: async () => {
      isClosed = true;
      const closed = new DesignWorkerUnavailable('The design worker is closed');
      for (const { reject } of queue.splice(0)) reject(closed);
      if (thread) drop(thread, closed.message);
    },
  };
}
