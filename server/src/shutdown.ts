import type { Logger } from 'pino';

/** Something opened at the start and closed at the end. */
export interface Closer {
  readonly name: string;
  readonly close: () => Promise<void>;
  /** Awaited however long it takes, since data is lost otherwise. */
  readonly isEssential?: boolean;
}

/**
 * Closes everything in reverse order. After `limitMs` only essential closers are awaited; the others are
 * abandoned, which the log states. Never throws: a closer that fails is logged, and the next one follows.
 */
export async function closeInOrder(closers: readonly Closer[], limitMs: number, log: Logger): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), limitMs);
  });
  for (const { name, close, isEssential } of closers.toReversed()) {
    const closed = close().catch((error: unknown) => log.error({ err: error, part: name }, 'close failed'));
    const outcome = await (isEssential ? closed : Promise.race([closed, limit]));
    if (outcome === 'late') log.warn({ part: name }, 'close timed out');
  }
  clearTimeout(timer);
}
