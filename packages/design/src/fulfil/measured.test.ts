/** Words that went to another thing than their own, judged on the thing that they stand at. */
import { describe, expect, test } from 'vitest';
import { designFromPrompt, draftPiece, factsOf, fulfil } from '../index';

const statusOf = (prompt: string, text: string): string | undefined => {
  const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
  return fulfil(requirements, spec, factsOf(spec, draftPiece(spec))).find((one) => one.text === text)?.status;
};

describe('verdicts on the named thing', { timeout: 60_000 }, () => {
  test.each([
    [
      'Art Deco ring in white gold, old cut round diamond about 6mm in the centre, a baguette sapphire either side',
      'round',
      'differently',
    ],
    ['necklace with her name Layla in arabic letters, gold, one small diamond at the end', 'at the end', 'differently'],
    ['gold jhumka with green drops', 'drops', 'met'],
    ['emerald drop earrings with diamond halo', 'drop', 'met'],
    ['sapphire dangle earrings with diamond halo white gold', 'dangle', 'met'],
    ['modern opal and amethyst drop earrings', 'drop', 'met'],
    ['bee pendant with a small sapphire', 'small', 'met'],
    ['platinum pear garnet dangle earrings', 'dangle', 'met'],
    ['garnet cluster brooch in gold, edged with pearls', 'cluster', 'not'],
    ['fede sarda in oro giallo, 7 mm', 'fede sarda', 'differently'],
    ['gold bangle 12mm wide, arabesque all around, no stone', 'arabesque', 'differently'],
    ['silver curb chain necklace, chunky like 8mm, with a ruby pendant', '8mm', 'differently'],
    ['braided gold ring', 'braided', 'differently'],
    ['white gold chandelier earrings, at the bottom one big drop tanzanite', 'big', 'differently'],
    ['emerald cut sapphire ring, two baguettes, platinum', 'two', 'met'],
    ['Silberbrosche, Libelle, Flügel blau-grün emailliert', 'blau-grün emailliert', 'met'],
    ["brushed titanium ring, I don't want anything shiny", "don't want anything shiny", 'met'],
    ['Кольцо: бриллиант кушон полтора карата, шинка с дорожкой мелких камушков', 'мелких', 'met'],
    ['ساعة نسائية ذهب، الإطار مرصع ألماس', 'مرصع', 'met'],
    ['silver signet ring with onyx, encima del ónix un ancla', 'encima', 'met'],
    ['silver locket with forget-me-nots', 'forget-me-nots', 'met'],
  ])('%s: "%s" is %s', (prompt, text, status) => {
    expect(statusOf(prompt, text)).toBe(status);
  });

  test.each([
    ['white gold tennis bracelet with diamonds, flexible, the clasp must be box type', 'flexible'],
    ['white gold tennis bracelet with diamonds, flexible, the clasp must be box type', 'box'],
    ['silver bracelet, one heart padlock charm, pink sapphire where the keyhole would be', 'keyhole'],
    ['blackened silver snake ring, scales you can actually see', 'scales'],
    ['white gold ring, she does not like yellow gold so please avoid', 'avoid'],
  ])('%s: "%s" is no unknown word', (prompt, text) => {
    expect(statusOf(prompt, text)).toBeUndefined();
  });
});
