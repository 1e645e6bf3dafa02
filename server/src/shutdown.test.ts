import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeInOrder, type Closer } from './shutdown';

let lines: { msg: string; part?: string }[];
const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) });
beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Closers that record their calls and their ends. */
function recorded() {
  const events: string[] = [];
  const closer = (name: string, close: () => Promise<void>, isEssential?: boolean): Closer => ({
    name,
    ...(isEssential && { isEssential }),
    close: async () => {
      events.push(`${name} called`);
      await close();
      events.push(`${name} closed`);
    },
  });
  return { events, closer };
}

describe('closeInOrder', () => {
  it('closes one after the other in reverse order', async () => {
    const { events, closer } = recorded();
    await closeInOrder([closer('database', async () => {}), closer('worker', () => Promise.resolve())], 7_000, log);
    expect(events).toEqual(['worker called', 'worker closed', 'database called', 'database closed']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('logs a closer that fails and closes the next one', async () => {
    const { events, closer } = recorded();
    const failing = closer('mailer', () => Promise.reject(new Error('gone')));
    await closeInOrder([closer('database', async () => {}, true), failing], 7_000, log);
    expect(events.at(-1)).toBe('database closed');
    expect(lines).toEqual([expect.objectContaining({ msg: 'close failed', part: 'mailer' })]);
  });

  it('abandons closers at the time limit, except for essential ones', async () => {
    const { events, closer } = recorded();
    let endDatabase = (): void => undefined;
    const never = new Promise<void>(() => undefined);
    const closing = closeInOrder(
      [
        closer('database', () => new Promise((done) => (endDatabase = done)), true),
        closer('pool', () => never),
        closer('requests', () => never),
      ],
      7_000,
      log,
    );
    await vi.advanceTimersByTimeAsync(6_999);
    expect(events).toEqual(['requests called']);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['requests called', 'pool called', 'database called']);
    expect(lines.map(({ msg, part }) => [msg, part])).toEqual([
      ['close timed out', 'requests'],
      ['close timed out', 'pool'],
    ]);
    endDatabase();
    await closing;
    expect(events.at(-1)).toBe('database closed');
  });
});
