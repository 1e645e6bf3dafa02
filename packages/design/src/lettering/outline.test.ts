import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { fontModule } from '../../cli/fonts';
import { distanceTo } from './distance';
import { canEngrave, LONGEST_TEXT, outlineOf } from './outline';

const LINE_FEED = '\n';

describe('the outline of an engraved text', () => {
  it.each(['Anna & Ben', 'AMOR ∞ 12.06.24', 'Zoë', 'Świętość', 'IŞIL', 'Навсегда', 'ΩMEGA', 'أحمد', 'حب ١٤', '♥'])(
    '%s is engraved when a font has every sign and one is a letter or figure',
    (text) => expect(canEngrave(text)).toBe(text !== '♥'),
  );

  it.each(['福', 'שלום', 'प्रेम', 'x'.repeat(LONGEST_TEXT + 1), '', ' & ', `A${LINE_FEED}B`])('%j is not', (text) => {
    expect(canEngrave(text)).toBe(false);
  });

  it('is centred in both directions', () => {
    const { contours, width, height } = outlineOf('Forever yours');
    const points = contours.flat();
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(width / 2);
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(-height / 2);
  });

  it('has an x-height of about ten units in script, and capitals half as high again', () => {
    for (const text of ['o', 'о']) expect(Math.abs(outlineOf(text).height - 10)).toBeLessThan(1);
    expect(Math.abs(outlineOf('I').height - 15)).toBeLessThan(2);
  });

  it('joins Arabic letters, from right to left', () => {
    const apart = [...'مريم'].reduce((sum, letter) => sum + outlineOf(letter).contours.length, 0);
    expect(outlineOf('مريم').contours.length).toBeLessThan(apart);
    // Of lam and alef the upright alef, which ends a word, is on the left.
    const highest = outlineOf('سلا')
      .contours.flat()
      .reduce((high, point) => (point[1] > high[1] ? point : high));
    expect(highest[0]).toBeLessThan(0);
  });

  it('takes a character that its font lacks from the script font', () => {
    expect(outlineOf('AMOR ∞').contours.length).toBe(
      outlineOf('AMOR').contours.length + outlineOf('∞').contours.length,
    );
  });
});

describe('the distance to an outline', () => {
  const square = (half: number, at = 0) =>
    [
      [at - half, -half],
      [at + half, -half],
      [at + half, half],
      [at - half, half],
    ] as const;

  test('is negative inside, positive outside and limited', () => {
    const at = distanceTo([square(1)], 0.5);
    expect(at(0.8, 0)).toBeCloseTo(-0.2);
    expect(at(0.3, 0.9)).toBeCloseTo(-0.1);
    expect(at(1.2, 0)).toBeCloseTo(0.2);
    expect(at(1.3, 1.4)).toBeCloseTo(0.5);
    expect(at(9, 9)).toBe(0.5);
    expect(at(0, 0)).toBe(-0.5);
  });

  test('counts places where letters overlap as inside, and counters as outside', () => {
    const overlapping = distanceTo([square(1), square(1, 1.5)], 0.3);
    expect(overlapping(0.75, 0)).toBeLessThan(0);
    const ring = distanceTo([square(1), square(0.5).toReversed()], 0.3);
    expect(ring(0, 0)).toBeGreaterThan(0);
    expect(ring(0.75, 0)).toBeCloseTo(-0.25);
  });
});

test('the committed fonts are equal to those of their packages', { timeout: 60_000 }, async () => {
  expect(await readFile(new URL('./fontFiles.ts', import.meta.url), 'utf8')).toBe(await fontModule());
});
