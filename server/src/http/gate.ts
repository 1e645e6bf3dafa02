/** Lets a number of tasks through at once; the others wait in line. */
export interface Gate {
  /** Runs `task` when its turn comes. @throws Error of `refuse`, at once, when the line is full */
  pass<T>(task: () => Promise<T>): Promise<T>;
}

interface GateOptions {
  /** Tasks at once. */
  readonly width: number;
  /** Tasks that may wait. */
  readonly maxWaiting: number;
  /** Error of a task when the queue is full. */
  readonly refuse: () => Error;
}

export function openGate({ width, maxWaiting, refuse }: GateOptions): Gate {
  const waiting: (() => void)[] = [];
  let passing = 0;
  return {
    pass: async (task) => {
      if (passing < width) passing += 1;
      else if (waiting.length < maxWaiting) await new Promise<void>((turn) => waiting.push(turn));
      else throw refuse();
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else passing -= 1;
      }
    },
  };
}
