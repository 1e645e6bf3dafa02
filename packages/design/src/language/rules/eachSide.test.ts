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
  ['anello con zaffiro e un diamante ai due lati'],
  ['anello con zaffiro e una pietra da ambo i lati'],
  ['anel de safira com um diamante dos dois lados'],
  ['bague saphir avec un diamant des deux côtés'],
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

test.each([
  ['anello con zaffiro e diamanti da ambo i lati'],
  ['anel de safira com diamantes de ambos os lados'],
  ['Ring mit Saphir und Diamanten zu beiden Seiten'],
  ['anillo de zafiro con diamantes por ambos lados'],
])('sets stones on both sides of the other: %s', (prompt) => {
  expect(parsePrompt(prompt).named.map(({ role }) => role)).toEqual([null, 'side']);
});

test.each([
  ['ring with an emerald, a diamond left, a ruby right'],
  ['ring with an emerald, a ruby on the right and a diamond on the left'],
  ['Goldring mit Smaragd, ein Diamant links, ein Rubin rechts'],
  ['links ein Diamant, rechts ein Rubin, in der Mitte ein Smaragd, Goldring'],
  ['bague émeraude avec un diamant à gauche et un rubis à droite'],
  ['anello con smeraldo, un diamante a sinistra e un rubino a destra'],
  ['ortada zümrüt, solda elmas sağda yakut yüzük'],
  ['左边钻石右边红宝石中间祖母绿戒指'],
])('sets unlike stones on the left and the right of the main one: %s', (prompt) => {
  const { gems, forms, placed } = parsePrompt(prompt);
  expect({ gems, forms }).toEqual({ gems: ['emerald', 'diamond', 'ruby'], forms: ['three-stone'] });
  expect(new Set(placed.map(({ of }) => of))).toEqual(new Set(['diamond', 'ruby']));
});
