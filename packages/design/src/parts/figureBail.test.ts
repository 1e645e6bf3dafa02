import { expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { Bench } from './bench';
import { figureBail, figureHang } from './figure';
import { once } from './makeFigure';

const RADIUS_MM = 1;

test('holds the ring of a bail clear of both sides of the cleft of a heart', () => {
  const { spec } = designFromPrompt({ prompt: 'gold heart pendant', seed: 1 });
  const bench = new Bench(spec);
  const figure = { name: 'heart', version: 0, halfHeightMm: 10 };
  const [x, foot] = figureBail(bench, figure, RADIUS_MM);
  expect(foot).toBeGreaterThan(figureHang(bench, figure)[1]);
  const { isSolid } = once(bench, figure);
  for (const side of [-1, 1]) expect(isSolid(x + side * 1.05 * RADIUS_MM, foot + RADIUS_MM)).toBe(false);
});
