/** Stones on each side of a main one that are counted, and named at most as stones. */
import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['ダイヤモンドの婚約指輪、両脇に一石ずつ、プラチナ'],
  ['anillo de compromiso con un diamante ovalado y una piedra a cada lado'],
  ['bague saphir, une pierre de chaque côté'],
  ['Verlobungsring mit einem Diamanten und je einem Stein auf jeder Seite'],
  ['anel de noivado com diamante e uma pedra de cada lado'],
  ['кольцо с рубином и по одному камню с каждой стороны'],
  ['다이아 반지 양쪽에 하나씩'],
  ['iki yanında birer taş olan pırlanta yüzük'],
])('sets one stone on each side: %s', (prompt) => {
  const { perSide, forms } = parsePrompt(prompt);
  expect({ perSide, forms }).toEqual({ perSide: 1, forms: ['three-stone'] });
});

test('leaves figures and engravings on each side alone', () => {
  for (const prompt of [
    'anillo con rubí y un león grabado a cada lado',
    'Ring mit Rubin, je ein Blatt auf jeder Seite',
  ])
    expect(parsePrompt(prompt).forms).not.toContain('three-stone');
});
