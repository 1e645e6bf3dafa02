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

describe('a piece that stones or metal come from is not the one that is wanted', () => {
  test.each([
    ['diamond of my mother and two sapphires from her earrings, together in one gold ring', ['ring']],
    ['turning grandads old gold watch chain into a bracelet, silver', ['bracelet']],
    ['I inherited an opal ring and its stones are loose. Please put the opals in a necklace', ['necklace']],
    ["pendant made out of my nan's wedding ring, rose gold", ['pendant']],
    ["I have my grandmother's diamond brooch and want to turn it into a pendant", ['pendant']],
    ['My gran gave me emerald earrings. I want a necklace to match', ['necklace']],
    ['Meine Oma trug ein Medaillon an einer Kette, bitte so eines in Gold', ['pendant', 'necklace']],
    ['gold drop earrings with a pearl hanging from a small hoop', ['earrings']],
    ['Bracelet like the one my mum wore, gold with garnets', ['bracelet']],
  ])('%s', (prompt, types) => {
    expect(parsePrompt(prompt).types).toEqual(types);
  });
});

test.each([
  'I want to ask her under the stars. pear moonstone ring, rose gold',
  'My husband lost his wedding ring in the sea. A new one in platinum',
])('where something happens is no figure: %s', (prompt) => {
  expect(parsePrompt(prompt).motifs).toEqual([]);
});

test.each([
  ['cocktail ring, cushion amethyst the size of a grape', 'ring'],
  ['Ring mit einem Amethyst so groß wie eine Traube', 'ring'],
  ['bague rubis de la taille d’une cerise', 'ring'],
  ['a pendant with a citrine as big as a lemon', 'pendant'],
])('what a size is compared with is no figure: %s', (prompt, type) => {
  const { motifs, types } = parsePrompt(prompt);
  expect({ motifs, types }).toEqual({ motifs: [], types: [type] });
});
