import { expect, test } from 'vitest';
import { designFromPrompt } from '../../compose';
import { stonesIn } from '../../spec/tree';

const stones = (prompt: string): readonly string[] =>
  stonesIn(designFromPrompt({ prompt, seed: 1 }).spec).map(({ role, kind, count }) => `${role} ${kind} ${count}`);

test.each([
  ['手表，玫瑰金色，12点位置镶一颗小钻，不要罗马数字', ['accent diamond 1']],
  ['montre en or rose, un seul diamant à midi, sans chiffres', ['accent diamond 1']],
  ['часы женские, золото, один бриллиант на 12 часов', ['accent diamond 1']],
  ['腕時計、ベゼルにダイヤを一周、12時の位置にだけルビーを一石', ['halo diamond 0', 'accent ruby 1']],
])('sets one stone at twelve for %s', (prompt, expected) => {
  expect(stones(prompt)).toEqual(expected);
});

test.each([
  'steel watch, no numbers, just dots',
  'Uhr ohne Zahlen, nur Punkte, Edelstahl',
  'reloj de acero con puntos en lugar de números',
])('marks the hours with dots for %s', (prompt) => {
  const { spec } = designFromPrompt({ prompt, seed: 1 });
  expect(JSON.stringify(spec.root)).toContain('"form":"points"');
});

test('leaves the metal of black dots on a figure as it is', () => {
  const { spec } = designFromPrompt({ prompt: 'gold ladybird brooch, red enamel with black dots', seed: 1 });
  expect(spec.root.metal.alloy).toBe('yellow-gold-18k');
});
