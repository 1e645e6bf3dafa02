import { expect, test } from 'vitest';
import { isTiny, sizeOf, sizeWord } from './sizeWords';

test.each([
  ['chunky', 'thick'],
  ['Épaisse', 'thick'],
  ['İnce', 'thin'],
  ['ağır', 'thick'],
  ['тоненькое', 'thin'],
  ['चौड़ी', 'wide'],
  ['large', 'wide'],
  ['kleine', 'small'],
  ['كبيرة', 'large'],
  ['schlicht', 'quiet'],
  ['anchor', null],
  ['dunkelgrün', null],
  ['malachite', null],
])('says of "%s": %s', (text, size) => {
  expect(sizeOf(text)).toBe(size);
});

test.each([
  ['wide', 'not too ', ''],
  ['schwer', 'nicht so ', ''],
  ['粗', '不要太', ''],
  ['kalın', 'çok ', ' olmasın'],
  ['大き', '', 'すぎない'],
])('turns "%s" round between "%s" and "%s"', (text, before, after) => {
  expect(sizeWord(text, before, after)?.isNegated).toBe(true);
});

test('calls large before an English noun what is wide before a French word', () => {
  expect(sizeWord('large', '', ' diamond')?.size).toBe('large');
  expect(sizeWord('large', '', ' en or')?.size).toBe('wide');
});

test('reads what is tiny', () => {
  expect(isTiny('winzige')).toBe(true);
  expect(isTiny('small')).toBe(false);
});
