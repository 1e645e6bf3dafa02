import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDeadline } from './deadline';
import { dribbles } from './testing/behaviours';
import { startScriptedProvider, type ScriptedProvider } from './testing/scriptedProvider';

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
});
afterAll(() => provider.close());

/** Reads a response that never ends, and returns the name of the error that ended it. */
const endless = (limit: AbortSignal): Promise<string> => {
  provider.next(dribbles);
  return fetch(`${provider.baseUrl}/models/x`, { signal: limit }).then(
    (response) => response.text(),
    (error: Error) => error.name,
  );
};

test('PRO-07: aborts an endless response at the timeout, also after garbage collection', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const job = new AbortController();
  const answer = withDeadline(300, job.signal, (limit) => endless(limit).catch((error: Error) => error.name));
  for (let i = 0; i < 5; i++) {
    await sleep(40);
    collect();
  }
  expect(await Promise.race([answer, sleep(2_000, 'never')])).toBe('TimeoutError');
});

test('PRO-07: aborts with its job, before or during the work, and removes its listener', async () => {
  const job = new AbortController();
  const reasonOf = (limit: AbortSignal): Promise<unknown> =>
    new Promise((resolve) => {
      if (limit.aborted) resolve(limit.reason);
      limit.addEventListener('abort', () => resolve(limit.reason));
    });
  const running = withDeadline(10_000, job.signal, reasonOf);
  job.abort('cancelled');
  expect(await running).toBe('cancelled');
  expect(await withDeadline(10_000, job.signal, reasonOf)).toBe('cancelled');
});

test('PRO-07: returns the result of the work, and aborts nothing afterwards', async () => {
  let signal: AbortSignal | undefined;
  expect(
    await withDeadline(20, undefined, async (limit) => {
      signal = limit;
      return 'done';
    }),
  ).toBe('done');
  await sleep(50);
  expect(signal?.aborted).toBe(false);
});
