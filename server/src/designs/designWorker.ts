import type { Worker } from 'node:worker_threads';
import type { BillOfMaterials, DesignAnswer, DesignRequest, DesignSpec } from '@jewelry/design';
import { openThread } from '@jewelry/renderer';
import type { ChangedDesign, Freedom, RequestedChange, Variation } from './change';

/**
 * What the thread is sent. `plan` turns a request into a design, `weigh` builds a design or its draft and lists its
 * materials, `change` and `vary` edit a design.
 */
export type DesignTask =
  | { readonly kind: 'plan'; readonly request: DesignRequest }
  | { readonly kind: 'weigh'; readonly spec: DesignSpec; readonly isDraft: boolean }
  | { readonly kind: 'change'; readonly spec: DesignSpec; readonly change: RequestedChange }
  | { readonly kind: 'vary'; readonly spec: DesignSpec; readonly freedom: Freedom };

type Result = DesignAnswer | BillOfMaterials | ChangedDesign | readonly Variation[];

/** What the thread answers; `failure` is the message of an error that the design itself causes. */
export type DesignTaskResult = { readonly result: Result } | { readonly failure: string };

/**
 * Plans, changes and weighs designs in a thread of its own, one after the other: each takes up to a second of
 * computing.
 */
export interface DesignWorker {
  /** @throws DesignWorkerUnavailable, or Error when the request cannot be planned. */
  plan(request: DesignRequest): Promise<DesignAnswer>;
  /**
   * Calls with the key of a weighing under way share its result.
   * @throws DesignWorkerUnavailable, or Error when the design cannot be built.
   */
  weigh(key: string, spec: DesignSpec): Promise<BillOfMaterials>;
  /**
   * The materials of a design's draft, which are requested with every draft of a change. Remembered by the key.
   * @throws DesignWorkerUnavailable, or Error when the design cannot be built.
   */
  weighDraft(key: string, spec: DesignSpec): Promise<BillOfMaterials>;
  /** @throws DesignWorkerUnavailable */
  change(spec: DesignSpec, change: RequestedChange): Promise<ChangedDesign>;
  /** Variations of the unlocked properties. @throws DesignWorkerUnavailable */
  vary(spec: DesignSpec, freedom: Freedom): Promise<readonly Variation[]>;
  close(): Promise<void>;
}

/**
 * The queue is full, or the thread was stopped or took too long: says nothing about the design, so trying again helps.
 */
export class DesignWorkerUnavailable extends Error {
  override readonly name = 'DesignWorkerUnavailable';
}

export interface DesignWorkerOptions {
  /** Longest time for one task, ms, from when the thread starts on it. */
  readonly timeoutMs?: number;
  /** Tasks that may wait; the next one is refused. */
  readonly maxWaiting?: number;
  /** Entry of the thread. */
  readonly threadUrl?: URL | undefined;
}

/** A kilobyte each. */
const DRAFTS_REMEMBERED = 256;

interface QueuedTask {
  readonly task: DesignTask;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** From the sources or from the bundle, where the built entry is in the same folder. */
const defaultThread = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './design-worker.js', import.meta.url);

/** The thread starts with the first task and is replaced after it dies or hangs. It does not keep the process alive. */
export function openDesignWorker({
  timeoutMs = 20_000,
  maxWaiting = 32,
  threadUrl = defaultThread(),
}: DesignWorkerOptions = {}): DesignWorker {
  const queue: QueuedTask[] = [];
  const weighing = new Map<string, Promise<BillOfMaterials>>();
  /** The one that was requested last at the end. */
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

  /** Only the task under way is lost with the thread; those that wait go to its successor. */
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
        if (drafts.size <= DRAFTS_REMEMBERED) break;
        drafts.delete(oldest);
      }
      return bill;
    },
    change: (spec, change) => run<ChangedDesign>({ kind: 'change', spec, change }),
    vary: (spec, freedom) => run<readonly Variation[]>({ kind: 'vary', spec, freedom }),
    close: async () => {
      isClosed = true;
      const closed = new DesignWorkerUnavailable('The design worker is closed');
      for (const { reject } of queue.splice(0)) reject(closed);
      if (thread) drop(thread, closed.message);
    },
  };
}
