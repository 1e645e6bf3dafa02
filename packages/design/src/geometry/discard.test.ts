import { expect, test } from 'vitest';
import { discard } from './discard';

const MB = 2 ** 20;

test('frees the memory of arrays at once', () => {
  const before = process.memoryUsage.rss();
  for (let i = 0; i < 12; i++) {
    const array = new Uint8Array(32 * MB).fill(1);
    discard(array, array.subarray(1));
    expect(array).toHaveLength(0);
  }
  expect(process.memoryUsage.rss() - before).toBeLessThan(160 * MB);
});

test('leaves shared memory to the other threads', () => {
  const array = new Uint8Array(new SharedArrayBuffer(8)).fill(7);
  discard(array);
  expect([...array]).toEqual(Array.from({ length: 8 }, () => 7));
});
