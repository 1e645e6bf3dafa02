import { describe, expect, test } from 'vitest';
import { parsePrompt } from '../parsePrompt';

describe('a correction', () => {
  test.each([
    ['gold ring with a ruby, no wait, a sapphire', ['blue-sapphire']],
    ["anello d'oro con rubino, anzi no, zaffiro", ['blue-sapphire']],
    ['Goldring mit Rubin, nein doch lieber Saphir', ['blue-sapphire']],
    ['gold ring with a ruby and a sapphire', ['ruby', 'blue-sapphire']],
  ])('replaces the stone before it: %s', (prompt, gems) => {
    expect(parsePrompt(prompt).gems).toEqual(gems);
  });

  test.each([
    'silver ring with a turquoise, actually no, forget the turquoise, just silver',
    'anillo de plata con una línea de turquesa, no, mejor nada, solo la plata',
  ])('without another stone leaves none: %s', (prompt) => {
    expect(parsePrompt(prompt)).toMatchObject({ gems: [], refused: { gems: ['turquoise'] } });
  });
});

test('refused claws make a bezel', () => {
  expect(parsePrompt('silver ring with an onyx, no claws').forms).toContain('bezel');
  expect(parsePrompt('silver ring with an onyx in a tension setting, no claws').forms).not.toContain('bezel');
});

test('a color counted like the metals before it is gold', () => {
  expect(parsePrompt('three rings, one rose gold one white gold one yellow').alloys).toEqual([
    'rose-gold-18k',
    'white-gold-18k',
    'yellow-gold-18k',
  ]);
});

test.each([
  ['silver ring with an oval red aqeeq', 'carnelian'],
  ['anillo de plata con ágata roja', 'carnelian'],
  ['Silberring mit schwarzem Achat', 'onyx'],
])('agates are stones by their color: %s', (prompt, gem) => {
  expect(parsePrompt(prompt).gems).toEqual([gem]);
});

test('texts in capitals before their verb are whole', () => {
  expect(parsePrompt('steel dog tag with KEEP ON ROLLING engraved under it').engraving?.text).toBe('KEEP ON ROLLING');
});

test('everyday English words are no words of other languages', () => {
  expect(parsePrompt('platinum ring with an emerald, proportions matter to me').finishes).toEqual([]);
});
describe('a piece of comparison', () => {
  test.each([
    ["a ring like my mother's ruby ring but in emerald", ['emerald']],
    ['my gran had a ruby ring, I want the same in opal', ['opal']],
    ["ring inspired by my grandmother's sapphire, but with a moonstone", ['moonstone']],
    ["my mother's ruby ring has a ruby and a diamond, but smaller", ['ruby', 'diamond']],
    ['a ring with a ruby, but with small diamonds', ['ruby', 'diamond']],
  ])('gives its stone to the one that the prompt wants instead: %s', (prompt, gems) => {
    expect(parsePrompt(prompt).gems).toEqual(gems);
  });
});

test('a type that the prompt takes back is none', () => {
  expect(parsePrompt("I'd like a pendant, no actually earrings, with opals").types).toEqual(['earrings']);
});

test('a form goes with the type that the prompt takes back', () => {
  expect(parsePrompt('anklet no wait bracelet, gold').forms).not.toContain('anklet');
});

test('what is of a colour of the sea is no wave', () => {
  expect(parsePrompt('ring with a stone the colour of the sea').motifs).toEqual([]);
});

test.each(['3 skinny stackers rose white yellow gold', 'three stacking rings, one rose gold one yellow one white'])(
  'each ring of a stack has its gold: %s',
  (prompt) => {
    expect(parsePrompt(prompt).alloys.toSorted()).toEqual(['rose-gold-18k', 'white-gold-18k', 'yellow-gold-18k']);
  },
);

test.each([
  ['black bar necklace in steel', ['black-titanium'], []],
  ['silver pendant with a black disc', ['silver-925'], ['oxidised']],
  ['gold ring with black band', ['yellow-gold-18k', 'black-gold-18k'], []],
])('black beside a part of metal is a metal: %s', (prompt, alloys, finishes) => {
  expect(parsePrompt(prompt)).toMatchObject({ alloys, finishes, gems: [] });
});

test('what follows "all" is about every ring', () => {
  const { rings, finishes } = parsePrompt('three rings: one rose gold, one white gold, one yellow, all hammered');
  expect(rings?.map(({ finish }) => finish)).toEqual([null, null, null]);
  expect(finishes).toEqual(['hammered']);
});
