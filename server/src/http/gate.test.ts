import { afterEach, expect, test, vi } from 'vitest';
import { openGate } from './gate';

const open = () => openGate({ width: 2, maxWaiting: 3, maxDelayMs: 5_000, refuse: () => new Error('full') });

afterEach(() => void vi.useRealTimers());

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

test('API-16: refuses a task at once when the queue is full, and admits others after a task that fails', async () => {
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

test('API-16: refuses new tasks at once while the oldest has waited too long, and runs those that wait', async () => {
  vi.useFakeTimers();
  const gate = open();
  const started: number[] = [];
  const tasks = [0, 1, 2, 3].map((id) => held(started, id));
  const passed = tasks.slice(0, 3).map(({ task }) => gate.pass(task));
  vi.advanceTimersByTime(4_999);
  passed.push(gate.pass(tasks[3]!.task));
  vi.advanceTimersByTime(1);
  await expect(gate.pass(async () => 'late')).rejects.toThrow('full');
  for (const { end } of tasks) end();
  await Promise.all(passed);
  expect(started).toEqual([0, 1, 2, 3]);
  expect(await gate.pass(async () => 'quiet again')).toBe('quiet again');
});

test('API-16: admits a request that has passed before ahead of new ones, also when the queue is full', async () => {
  const gate = open();
  const started: number[] = [];
  const tasks = [0, 1, 2, 3, 4, 5].map((id) => held(started, id));
  const passed = tasks.map(({ task }, id) => gate.pass(task, { isStarted: id === 5 }));
  tasks[0]!.end();
  await passed[0];
  await expect.poll(() => started).toEqual([0, 1, 5]);
  for (const { end } of tasks) end();
  await Promise.all(passed);
  expect(started).toEqual([0, 1, 5, 2, 3, 4]);
});
