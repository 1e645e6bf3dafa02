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

/** Reads an answer that has no end, and returns the name of the error that ended it. */
const endless = (limit: AbortSignal): Promise<string> => {
  provider.next(dribbles);
  return fetch(`${provider.baseUrl}/models/x`, { signal: limit }).then(
    (response) => response.text(),
    (error: Error) => error.name,
  );
};

test('PRO-07: stops an answer without an end at its time, also when memory is collected meanwhile', async () => {
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

test('PRO-07: stops with its job, before or while it works, and leaves no listener on it', async () => {
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

test('PRO-07: returns what the work returns, and stops nothing afterwards', async () => {
  let kept: AbortSignal | undefined;
  expect(
    await withDeadline(20, undefined, async (limit) => {
      kept = limit;
      return 'done';
    }),
  ).toBe('done');
  await sleep(50);
  expect(kept?.aborted).toBe(false);
});
