import { describe, expect, it } from 'vitest';
import { ancestryOf, threadsOf, type TreeNode } from './threads';

/** `'c<a b<a a'`: newest first, each with its parent. */
const tree = (text: string): TreeNode[] =>
  text.split(' ').map((entry) => {
    const [id = '', parent = null] = entry.split('<');
    return { id, parent_id: parent };
  });
const lanesOf = (text: string): number[] => threadsOf(tree(text)).threads.map(({ lane }) => lane);
const segmentsOf = (text: string, row: number): string[] =>
  threadsOf(tree(text)).threads[row]!.segments.map(({ kind, lane, child }) => `${kind} ${lane} ${child}`);

describe('threadsOf', () => {
  it('draws a linear history in one lane', () => {
    expect(threadsOf(tree('c<b b<a a')).laneCount).toBe(1);
    expect(segmentsOf('c<b b<a a', 0)).toEqual(['after 0 c']);
    expect(segmentsOf('c<b b<a a', 1)).toEqual(['before 0 c', 'after 0 b']);
    expect(segmentsOf('c<b b<a a', 2)).toEqual(['before 0 b']);
  });

  it('draws a branch in a separate lane down to its parent', () => {
    expect(lanesOf('d<a c<b b<a a')).toEqual([0, 1, 1, 0]);
    expect(segmentsOf('d<a c<b b<a a', 1)).toEqual(['through 0 d', 'after 1 c']);
    expect(segmentsOf('d<a c<b b<a a', 3)).toEqual(['before 0 d', 'join 1 b']);
  });

  it('reuses a lane that has ended', () => {
    expect(lanesOf('e<c d<c c<b f<a b<a a')).toEqual([0, 1, 0, 1, 0, 0]);
    expect(threadsOf(tree('e<c d<c c<b f<a b<a a')).laneCount).toBe(2);
  });

  it('draws no line to a version that is not in the list', () => {
    expect(segmentsOf('b<gone a', 0)).toEqual([]);
  });
});

it('ancestryOf contains a version and all its ancestors', () => {
  expect([...ancestryOf(tree('d<a c<b b<a a'), 'c')]).toEqual(['c', 'b', 'a']);
});
