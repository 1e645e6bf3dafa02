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
    // What hangs is below what it hangs from, and not set in it.
    [
      'pearl necklace, three strands, a moon in the middle, a turquoise hanging under it',
      'hanging under it',
      'differently',
    ],
    ['gold moon pendant, a turquoise hanging under it', 'hanging under it', 'met'],
    ['name necklace "Layla" in gold, a butterfly hanging under it', 'hanging under it', 'met'],
    ['silver leaf brooch, with a butterfly dangling below', 'dangling below', 'differently'],
    ['gold signet ring with an onyx, a dangling pearl', 'dangling', 'not'],
    ['mangalsutra with black beads and pendant', 'pendant', 'met'],
    ['black bead mangalsutra, gold pendant with two small diamond flowers', 'pendant', 'met'],
    ['three strand pearl necklace with a moon pendant', 'pendant', 'differently'],
    ['tassel earrings with fine chains', 'fine chains', 'met'],
    ['disc brooch with a cat cut out', 'cut out', 'differently'],
    ['gold disc pendant with a cat cut out', 'cut out', 'met'],
    ['gold brooch of a moon surrounded by stars', 'surrounded by', 'differently'],
    ['gold medal of a moon surrounded by small stars', 'small', 'met'],
    ['gold necklace with a heart pendant', 'pendant', 'met'],
    // Both sides are two, and the end of a name is its last letter.
    ['name necklace "Layla" in gold, with a butterfly on both sides', 'on both sides', 'differently'],
    ['عقد ذهب فيه اسم «نورة»، وعلى طرف الاسم فراشة', 'وعلى طرف الاسم', 'met'],
    ['ruby ring with two gold lines', 'two', 'not'],
    ['silver signet ring with two gold lines', 'gold', 'differently'],
    ['silver signet ring with a gold line', 'gold', 'differently'],
    ['silver cufflinks with a strip of gold', 'gold', 'differently'],
    ['Armbanduhr aus Stahl mit Goldarmband', 'armband', 'met'],
    ['brooch with a ruby in one corner', 'in one corner', 'differently'],
    ['gold locket with engraved flowers on the front', 'on the front', 'met'],
    ['titanium ring with a thin rose gold line', 'rose gold', 'met'],
    ['white gold ring with a strip of meteorite, thin rose gold lines on both sides', 'rose gold', 'met'],
    // A metal or a finish belongs to its noun.
    ['silver owl pendant sitting on a branch, the branch rose gold', 'rose gold', 'differently'],
    ['ciondolo gufo in argento con ramo dorato', 'dorato', 'differently'],
    ['silver owl pendant sitting on a branch, the branch matte', 'matte', 'met'],
    ['yellow gold ring with a bezel in white gold', 'white gold', 'met'],
    // Sizes of what the words stand at.
    ['watch with a thin bracelet, rose gold', 'thin', 'met'],
    ['montre avec bracelet fin en or', 'fin', 'met'],
    ['Uhr mit breitem Armband, Stahl', 'breitem', 'met'],
    ['three strand pearl necklace with a big moon', 'big', 'differently'],
    ['big moon pendant silver', 'big', 'met'],
    ['tiny opal studs in silver', 'tiny', 'met'],
    ['gold ring with a tiny diamond', 'tiny', 'met'],
    // Named forms by their sign.
    ['teal sapphire 1.5 carats flush set in a 5mm band', 'flush set', 'differently'],
    ['gypsy set ruby 2 mm in a 6 mm gold band', 'gypsy set', 'met'],
    ['sautoir de perles', 'sautoir', 'differently'],
    ['冰种飘花翡翠手镯', '冰种飘花翡翠', 'differently'],
    ['gold ring, three oval sapphires in a row, carved scroll sides, Edwardian', 'scroll', 'differently'],
    ['gold ring with carved scroll shoulders', 'scroll', 'differently'],
    ['ring with scrolled shoulders and a sapphire', 'scrolled', 'differently'],
    ['Ring mit Voluten an den Schultern und Rubin', 'Voluten', 'differently'],
    ['ring with a ruby, hand engraved scroll shoulders', 'scroll', 'met'],
    ['posy ring in gold', 'posy ring', 'differently'],
    ['silver cufflinks with a strip of lapis inlaid', 'strip of lapis', 'differently'],
    ['gold ring with a 2 mm pear ruby in six prongs', 'six prongs', 'differently'],
    ['gold ring with a pear ruby in six prongs', 'six prongs', 'met'],
    // Comparisons.
    ['gold pendant with a pearl larger than the diamond', 'larger than', 'met'],
    ['gold pendant with a pearl smaller than the diamond', 'smaller than', 'differently'],
    ['anello in oro con un rubino più grande dei diamanti', 'più grande dei', 'met'],
    // Refusals of one part.
    ['wedding ring with a round diamond, the band is narrow and without stones', 'without stones', 'met'],
    ['locket with a ruby on the front, inside without stones', 'without stones', 'met'],
    ['tennis bracelet of sapphires, clasp without stones', 'without stones', 'met'],
    ['watch without diamonds on the bezel, diamonds as markers', 'without diamonds', 'met'],
    ['ring with a ruby and no stones', 'no stones', 'not'],
  ])('%s: "%s" is %s by the part that it stands at', (prompt, text, status) => {
    expect(statusOf(prompt, text)).toBe(status);
  });

  test.each([
    ['white gold tennis bracelet with diamonds, flexible, the clasp must be box type', 'flexible'],
    ['white gold tennis bracelet with diamonds, flexible, the clasp must be box type', 'box'],
    ['silver bracelet, one heart padlock charm, pink sapphire where the keyhole would be', 'keyhole'],
    ['blackened silver snake ring, scales you can actually see', 'scales'],
    ['white gold ring, she does not like yellow gold so please avoid', 'avoid'],
    ['gold cameo brooch with a gold frame', 'frame'],
    ['silver cufflinks with a strip of lapis inlaid', 'inlaid'],
    ['Manschettenknöpfe aus Silber, Onyxstreifen eingelegt', 'eingelegt'],
  ])('%s: "%s" is no unknown word', (prompt, text) => {
    expect(statusOf(prompt, text)).toBeUndefined();
  });
});
