interface PassOptions {
  /** The request passed the gate before: it goes ahead of new requests, so that started work finishes first. */
  readonly isStarted?: boolean;
}

/** Limits the number of concurrent tasks; the others queue. */
export interface Gate {
  /**
   * Runs `task` when it is its turn.
   * @throws Error of `refuse`, at once, when a new request finds the queue full or delayed
   */
  pass<T>(task: () => Promise<T>, options?: PassOptions): Promise<T>;
}

interface GateOptions {
  /** Number of concurrent tasks. */
  readonly width: number;
  /** New requests that may queue. */
  readonly maxWaiting: number;
  /** While the oldest new request has waited this long, no other may join the queue. */
  readonly maxDelayMs: number;
  readonly refuse: () => Error;
}

interface Waiting {
  readonly since: number;
  readonly enter: () => void;
}

const enqueue = (queue: Waiting[]): Promise<void> =>
  new Promise((enter) => queue.push({ since: performance.now(), enter }));

export function openGate({ width, maxWaiting, maxDelayMs, refuse }: GateOptions): Gate {
  const started: Waiting[] = [];
  const fresh: Waiting[] = [];
  let passing = 0;
  const isClosed = (): boolean => {
    const [oldest] = fresh;
    return fresh.length >= maxWaiting || (oldest !== undefined && performance.now() - oldest.since >= maxDelayMs);
  };
  return {
    pass: async (task, { isStarted = false } = {}) => {
      if (passing < width) passing += 1;
      else if (isStarted) await enqueue(started);
      else if (isClosed()) throw refuse();
      else await enqueue(fresh);
      try {
        return await task();
      } finally {
        const next = started.shift() ?? fresh.shift();
        if (next) next.enter();
        else passing -= 1;
      }
    },
  };
}
