import { describe, expect, it } from 'vitest';
import type { Point2 } from '../geometry/curves';
import { canWriteNaskh, naskh } from './naskh';

const LETTERS = [...'اأإآبتثپجحخچدذرزژسشصضطظعغفڤقكکلمنهہةوؤيىیئء'];
/** Lines within this distance are one piece of metal: twice the finest half width. */
const TOUCHES = 1.2;
const STEPS = 12;

/** Resamples a straight tie to the point density of lines. */
const dense = (line: readonly Point2[]): Point2[] =>
  line.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = line[i]!;
    return Array.from({ length: STEPS + 1 }, (_, k): Point2 => [ax + ((bx - ax) * k) / STEPS, ay + ((by - ay) * k) / STEPS]);
  });

/** Number of separate pieces of a writing. */
function pieces(name: string, { tied = true } = {}): number {
  const { lines, dots, signs, ties } = naskh(name);
  const parts: (readonly Point2[])[] = tied ? [...lines, ...signs, ...ties.map(dense), ...dots.map((dot) => [dot])] : [...lines];
  const near = (a: readonly Point2[], b: readonly Point2[]): boolean => a.some(([ax, ay]) => b.some(([bx, by]) => Math.hypot(ax - bx, ay - by) < TOUCHES));
  const open = new Set(parts);
  let count = 0;
  for (const part of parts) {
    if (!open.delete(part)) continue;
    count++;
    const reached = [part];
    for (let here = reached.pop(); here; here = reached.pop()) {
      for (const other of open) {
        if (!near(here, other)) continue;
        open.delete(other);
        reached.push(other);
      }
    }
  }
  return count;
}

describe('names in Arabic', () => {
  it.each(LETTERS)('%s is one piece alone and in every position of a word', (letter) => {
    const words = [letter, `${letter}ب`, `ب${letter}`, `ب${letter}ب`, `ا${letter}ا`];
    expect(words.filter((word) => pieces(word) !== 1)).toEqual([]);
  });

  it.each([
    ['محمد', 1], ['ليلى', 1], ['نور', 2], ['سارة', 3], ['فاطمة', 2], ['خالد', 2], ['دار', 3], ['شيء', 2], ['ملاك', 2],
  ])('joins the letters of %s into %i runs', (name, runs) => {
    expect(pieces(name, { tied: false })).toBe(runs);
  });

  it.each([['بنت', 1 + 1 + 2], ['شمس', 3], ['ياسمين', 2 + 2 + 1], ['حمد', 0], ['قلوب', 2 + 1]])('gives %s its %i dots', (name, dots) => {
    expect(naskh(name).dots).toHaveLength(dots);
  });

  it('writes from right to left', () => {
    const { lines, width } = naskh('اد');
    const middle = (line: readonly Point2[]): number => line.reduce((sum, [x]) => sum + x, 0) / line.length;
    expect(middle(lines[0]!)).toBeGreaterThan(middle(lines[1]!));
    expect(Math.min(...lines.flat().map(([x]) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lines.flat().map(([x]) => x))).toBeLessThanOrEqual(width);
  });

  it.each(['اب', 'اح', 'اع', 'ام', 'اد', 'ال'])('leaves the foot of the alef in %s free, which would otherwise read as a lam', (name) => {
    const [alef, ...others] = naskh(name).lines.map((line) => line.filter(([, y]) => y < 3));
    const gaps = alef!.flatMap(([ax, ay]) => others.flat().map(([bx, by]) => Math.hypot(ax - bx, ay - by)));
    expect(Math.min(...gaps)).toBeGreaterThan(3);
  });

  it('writes lam and alef as a ligature', () => {
    expect(pieces('لا', { tied: false })).toBe(1);
    expect(naskh('لا').width).toBeLessThan(naskh('لب').width);
  });

  it('dots the Persian yeh only in joined positions', () => {
    expect(naskh('پری').dots).toHaveLength(3);
    expect(naskh('میلاد').dots).toHaveLength(2);
  });

  it('has no other letters', () => {
    expect(['Layla', 'אור', '', 'ليلى 2'].filter(canWriteNaskh)).toEqual([]);
    expect(() => naskh('Layla')).toThrow(RangeError);
  });
});
