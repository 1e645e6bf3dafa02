import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { parsePrompt } from '../language/parsePrompt';
import { draftPiece } from '../makers/registry';
import { partsIn, stonesIn } from '../spec/tree';
import type { Verdict } from './verdict';

function verdictOf(prompt: string, text: string): Verdict | undefined {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  return fulfil(requirements, spec, factsOf(spec, draftPiece(spec))).find((entry) => entry.text === text);
}

describe('words of quality', { timeout: 60_000 }, () => {
  test.each([
    ['white gold ring with a pear ruby, vivid', 'vivid'],
    ['silver ring with a moonstone, milky', 'milky'],
    ['silver signet ring, JHW engraved, curly', 'curly'],
    ['aliança ouro branco fosca reta 4mm', 'reta'],
    ['gold ring with a marquise diamond, pointed', 'pointed'],
  ])('%s: "%s" has no verdict where the piece shows it', (prompt, text) => {
    expect(verdictOf(prompt, text)).toBeUndefined();
  });

  test.each([
    ['gold ring with a diamond, milky', 'milky'],
    ['white gold ring with a round diamond, vivid', 'vivid'],
  ])('%s: "%s" is not understood where the piece does not show it', (prompt, text) => {
    expect(verdictOf(prompt, text)).toMatchObject({ status: 'not' });
  });

  test.each([
    ['two-tone watch, square case, NOT round', 'NOT round'],
    ['gold heart pendant, no gems except one little champagne diamond', 'no gems'],
    ['rivière necklace in platinum, round sapphires, no diamonds between them', 'no diamonds between'],
    ['silver ring with a moonstone, lightweight', 'lightweight'],
    ['white gold ring, pear ruby, rich dark red', 'dark red'],
    ['tennis bracelet white gold, emerald cut diamonds, big stones, 5 mm', 'big'],
    ['signet ring heavyish, gold, no stone', 'heavyish'],
    ['black tungsten ring with a thin rose gold stripe down the center, 7 mm', 'thin'],
    ['matching bands in platinum, hers with five tiny flush diamonds, his plain', 'five'],
  ])('%s: "%s" is met', (prompt, text) => {
    expect(verdictOf(prompt, text)).toMatchObject({ status: 'met' });
  });

  test.each([
    ['half eternity ring, seven oval rubies, shared claws, yellow gold', 'shared claws'],
    ['baby bangle with two small ghungroo bells, silver', 'ghungroo'],
  ])('%s: "%s" is narrower than what is built', (prompt, text) => {
    expect(verdictOf(prompt, text)).toMatchObject({ status: 'differently' });
  });

  test('impressions are no wishes that a piece could lack', () => {
    const prompt = 'clean airy refined luxe effortless gold ring with an oval sapphire, moody and graceful';
    expect(parsePrompt(prompt).notUnderstood).toEqual([]);
  });

  test.each([
    'Brosche Libelle, Flügel blau-grün emailliert',
    'broche libellule, ailes en émail bleu-vert',
    'yusufçuk broş, kanatları mavi-yeşil mineli',
    'broche libelle met blauwgroene emaille vleugels',
  ])('"%s" has one enamel between blue and green', (prompt) => {
    expect(parsePrompt(prompt)).toMatchObject({ inlay: 'enamel-turquoise', secondInlay: null, notUnderstood: [] });
  });

  test('a colour in a sentence of its own is that of the enamel', () => {
    expect(parsePrompt('Swallow brooch, enamel. Red.')).toMatchObject({ inlay: 'enamel-red', notUnderstood: [] });
  });
});

test('side stones of the kind of the main stone are no diamonds', () => {
  const { spec } = designFromPrompt({ prompt: 'ring, round moissanite mid, pear moissanites on the sides', seed: 1 });
  expect(stonesIn(spec).map(({ kind, cut }) => `${cut} ${kind}`)).toEqual(['round moissanite', 'pear moissanite']);
});

test('a refused halo leaves no border of grains', () => {
  const kinds = (prompt: string): string[] =>
    [...partsIn(designFromPrompt({ prompt, seed: 1 }).spec.root)].map(({ kind }) => kind);
  expect(kinds('vintage ring with an old european diamond, milgrain')).toContain('border');
  expect(kinds('vintage ring with an old european diamond, milgrain, not a halo')).not.toContain('border');
});

test.each(['platinum wedding band with a milgrain edge', 'gold wedding band, milgrain edges, engraved'])(
  'a band with ornament of metal has no stones: %s',
  (prompt) => {
    for (const seed of [1, 2, 3]) expect(stonesIn(designFromPrompt({ prompt, seed }).spec)).toEqual([]);
  },
);
