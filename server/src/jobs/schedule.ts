type Work = () => Promise<void>;

export interface Schedule {
  /** Starts no more work, and resolves when the running work has ended. */
  stop(): Promise<void>;
}

/**
 * Runs several kinds of work sequentially, each at its own interval, ms; `first` immediately. `work` must not reject.
 */
export function series(works: readonly (readonly [work: Work, ms: number])[], first?: Work): Schedule {
  const waiting = new Set<Work>();
  let running: Promise<void> = first?.() ?? Promise.resolve();
  let isStopped = false;
  /** Work that is already queued is not queued again. */
  const enqueue = (work: Work): void => {
    if (waiting.has(work)) return;
    waiting.add(work);
    running = running.then(() => {
      waiting.delete(work);
      return isStopped ? undefined : work();
    });
  };
  const timers = works.map(([work, ms]) => setInterval(enqueue, ms, work));
  return {
    stop: async () => {
      isStopped = true;
      timers.forEach((timer) => clearInterval(timer));
      await running;
    },
  };
}

/** Runs one kind of work every `ms`, and never twice at the same time. */
export const repeat = (work: Work, ms: number): Schedule => series([[work, ms]]);
