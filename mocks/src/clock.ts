/** Clock of the mocks: the current time, and timers. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** The current time in stories and tests. */
export const STORY_TIME = Date.UTC(2026, 10, 20, 6, 0, 0);

/** For development: real time and real delays. */
export const realClock = (): Clock => ({
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** For stories and tests: time does not advance, and waits resolve immediately. */
export const frozenClock = (at = STORY_TIME): Clock => ({ now: () => at, wait: () => Promise.resolve() });

export interface SteppedClock extends Clock {
  /** Advances time; all waits that end by then resolve, in order. */
  readonly advance: (ms: number) => Promise<void>;
}

/** For tests of intermediate states: time advances by explicit calls only. */
export function steppedClock(at = STORY_TIME): SteppedClock {
  let now = at;
  let waits: { until: number; resolve: () => void }[] = [];
  return {
    now: () => now,
    wait: (ms) => new Promise((resolve) => waits.push({ until: now + ms, resolve })),
    async advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = waits.filter((wait) => wait.until <= end).toSorted((a, b) => a.until - b.until)[0];
        if (!next) break;
        waits = waits.filter((wait) => wait !== next);
        now = Math.max(now, next.until);
        next.resolve();
        await new Promise((resolve) => setTimeout(resolve));
      }
      now = end;
    },
  };
}
