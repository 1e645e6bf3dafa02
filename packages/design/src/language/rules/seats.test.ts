import { expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

test.each([
  ['Брошь стрекоза, глаза — два маленьких изумруда', 'emerald', 'eyes'],
  ['owl brooch in silver, eyes: two small citrines', 'citrine', 'eyes'],
  ['Brosche Libelle in Silber mit Rubinaugen', 'ruby', 'eyes'],
  ['broche libellule, le corps en or jaune avec une ligne de petits péridots', 'peridot', 'body'],
  ['dragonfly brooch with an emerald body', 'emerald', 'body'],
  ['tree of life pendant with small green tourmalines as leaves', 'green-tourmaline', 'leaves'],
  ['Anhänger Lebensbaum, kleine grüne Turmaline als Blätter', 'green-tourmaline', 'leaves'],
  ['swallow brooch, one round ruby held in the beak', 'ruby', 'beak'],
  ['spilla rondine con un rubino nel becco', 'ruby', 'beak'],
  ['yellow gold dragonfly brooch, its body with an oval opal', 'opal', 'body'],
  ['hummingbird brooch, wings paved with emeralds', 'emerald', 'wings'],
  ['turtle pendant with a shell of green tourmalines', 'green-tourmaline', 'body'],
])('seats the stones of %s', (prompt, kind, seat) => {
  expect(parsePrompt(prompt).named).toMatchObject([{ kind, seat }]);
});

test.each([
  ['owl pendant with one emerald eye', 1],
  ['cat pendant with a single emerald eye', 1],
  ['owl pendant with emerald eyes', null],
])('counts the stones of %s', (prompt, count) => {
  expect(parsePrompt(prompt).named).toMatchObject([{ kind: 'emerald', seat: 'eyes', count }]);
});

test.each([
  ['ladybird cufflinks in red enamel with black spots', ['enamel-red', 'enamel-black'], [null, 'spots']],
  ['coccinelle broche en émail rouge à pois noirs', ['enamel-red', 'enamel-black'], [null, 'spots']],
  ['broche de libélula con alas de esmalte azul', ['enamel-blue', null], ['wings']],
  ['dragonfly brooch, wings in see-through blue-green enamel', ['enamel-turquoise', null], ['wings']],
])('puts the enamel of %s in its part', (prompt, [first, second], inlayIn) => {
  expect(parsePrompt(prompt)).toMatchObject({ inlay: first, secondInlay: second, inlayIn });
});

test('a ruby wedding names no stone', () => {
  expect(parsePrompt('for our ruby anniversary, a swallow brooch').named).toEqual([]);
});

test('a shell with a pearl is a figure of its own', () => {
  expect(parsePrompt('shell pendant with a pearl').named).toMatchObject([{ kind: 'pearl', seat: null }]);
});
