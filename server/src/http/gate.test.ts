import { expect, test } from 'vitest';
import { openGate } from './gate';

const open = () => openGate({ width: 2, maxWaiting: 3, refuse: () => new Error('full') });

/** A task that runs until `end` is called. */
function held(started: number[], id: number) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, task: () => (started.push(id), ended) };
}

test('API-16: admits tasks in order of arrival, up to the configured concurrency', async () => {
  const gate = open();
  const started: number[] = [];
  const tasks = [0, 1, 2, 3, 4].map((id) => held(started, id));
  const passed = tasks.map(({ task }) => gate.pass(task));
  expect(started).toEqual([0, 1]);
  tasks[1]!.end();
  await passed[1];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const { end } of tasks) end();
  await Promise.all(passed);
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('API-16: refuses at once what finds the line full, and lets others through after a task that fails', async () => {
  const gate = open();
  const started: number[] = [];
  const tasks = [0, 1, 2, 3, 4].map((id) => held(started, id));
  const passed = tasks.map(({ task }) => gate.pass(task));
  await expect(gate.pass(async () => 'late')).rejects.toThrow('full');
  for (const { end } of tasks) end();
  await Promise.all(passed);
  await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => gate.pass(async () => n)))).toEqual([1, 2, 3, 4, 5]);
});
