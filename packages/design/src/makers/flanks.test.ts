import { expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { buildPiece } from './registry';

test.each([
  ['gold bar necklace engraved EMMA with two diamonds on each side of the name', 2],
  ['barrita de oro con el nombre SOFIA y un diamante a cada lado', 1],
  ['bar pendant with a diamond at each end', 1],
  ['Namenskette LENA mit je einem Diamanten links und rechts', 1],
  ['pulseira com nome Maria e um diamante de cada lado', 1],
  ['bracelet with engraved bar saying MAMA, two rubies on either side', 2],
])('sets as many stones before the text as after it: "%s"', (prompt, perSide) => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  const piece = buildPiece(spec);
  const places = stonesOfPiece(piece).map(({ source }) => source.at.origin[0]);
  expect([places.filter((x) => x < -1).length, places.filter((x) => x > 1).length]).toEqual([perSide, perSide]);
  expect(inspect(piece, spec.type)).toEqual([]);
  const judged = fulfil(requirements, spec, factsOf(spec, piece));
  expect(judged.filter(({ status }) => status !== 'met')).toEqual([]);
});

test('sets a single stone after the text', () => {
  const { spec } = designFromPrompt({ prompt: 'bar necklace engraved MUM with a ruby', seed: 1 });
  const [stone, ...others] = stonesOfPiece(buildPiece(spec));
  expect(others).toEqual([]);
  expect(stone!.source.at.origin[0]).toBeGreaterThan(0);
});
