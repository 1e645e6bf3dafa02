import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { inspect } from '../inspect/inspect';
import { seededDesigns } from '../inspect/seededDesigns';
import { JEWELRY_TYPES } from '../spec';
import { constructionOf } from '../testing/construction';
import { firstOfKinds, sampled } from '../testing/sampled';
import { buildPiece } from './registry';

const PER_TYPE = 100;
const PER_TEST = 10;

const DESIGNS = JEWELRY_TYPES.map((type) => ({ type, designs: seededDesigns(type, PER_TYPE) }));

/** The first design of every third construction is inspected in `npm test`, all others in `npm test -- full`. */
const BATCHES = DESIGNS.flatMap(({ type, designs }) =>
  firstOfKinds(designs, ({ root }) => constructionOf(root), 3).flatMap(({ cases, tags }) =>
    Array.from({ length: Math.ceil(cases.length / PER_TEST) }, (_, i) => {
      const batch = cases.slice(i * PER_TEST, (i + 1) * PER_TEST);
      return { type, tags, batch, seeds: batch.map(({ seed }) => seed).join(', ') };
    }),
  ),
);

describe.each(BATCHES)('a $type by seed $seeds', ({ type, tags, batch }) => {
  test('has its stones in seats, is one piece and has no thin wall', { timeout: 120_000, tags }, () => {
    const faults = batch.flatMap((spec) =>
      inspect(buildPiece(spec), type).map(({ why }) => `"${spec.prompt}" seed ${spec.seed}, ${spec.root.kind}: ${why}`),
    );
    expect(faults).toEqual([]);
  });
});

test('the reviewed designs have at least five constructions and differ in build', () => {
  for (const { designs } of DESIGNS) {
    expect(new Set(designs.map(({ root }) => constructionOf(root))).size).toBeGreaterThanOrEqual(5);
    expect(new Set(designs.map((d) => JSON.stringify(d.root))).size).toBeGreaterThanOrEqual(30);
  }
});

/** Figures and plates that do not occur in the seeded designs. */
const PROMPTS = [
  'rose pendant',
  'amethyst cocktail ring',
  'geometric pendant with a pear aquamarine',
  'marquise diamond ring with a hidden halo',
  'pear diamond ring with a hidden halo',
  'heart cut diamond engagement ring with halo',
  'heart shaped ruby pendant in a bezel',
  'wing pendant',
  'art deco pendant with many stones',
  'name pendant "Bdfghijkmpqx" with a ruby',
  'name pendant "VICTORIA"',
  'necklace with the name عائشة and a ruby',
  'necklace with the name ملاك',
  'bracelet with the name مريم and a diamond',
  'paperclip chain bracelet with the name Elizabeth',
  'band engraved with أحمد',
  'ring with the name ليلى',
  'bold name ring Isabella with a diamond',
  'minimalist ring with the name VICTORIA',
  'half-round band engraved inside "Anna & Ben"',
  'dome ring with diamonds',
  'chevron ring with diamonds',
  'crossover ring with diamonds',
  'half bezel diamond ring',
  'toi et moi ring bezel set princess diamond and round ruby',
  'toi et moi ring with two pear diamonds',
  'vintage art deco sapphire ring with filigree and milgrain',
  'filigree ring with a pear ruby',
  'oval diamond halo ring with filigree',
  'gothic ring with a garnet',
  'wide shank ring with an emerald and hand engraved leaves',
  'bypass ring with a sapphire and a diamond in halos, pavé shank',
  'golden south sea pearl ring with diamond halo',
  'dragonfly brooch in silver',
  'feather brooch',
  'brooch with a ruby and diamonds',
  'onyx cufflinks in white gold',
  'bee cufflinks',
  '2 ctw tennis bracelet white gold',
  'cathedral ring with an emerald cut sapphire',
  'cathedral ring with a pear ruby in a bezel',
  'three strand pearl necklace',
  'double strand necklace of pearls with a diamond',
  '4-strand akoya pearl necklace',
  'three strand pearl bracelet',
  'three row tennis bracelet diamonds',
  'gold jhumkas',
  'gold chandbalis',
  'polki choker with emerald drops hanging along the bottom',
  'silver chandbalis with a turquoise in the middle and small pearls below',
  'jhumka earrings with rubies and pearls',
  'bold jhumkas with small pearls',
  'gold locket',
  'name necklace Layla with a small heart',
  'قلادة باسم نورة مع قلب صغير',
  'oval locket with a sunflower',
  'silver ring with an 8x6 oval garnet between two bat wings',
  'gold engagement ring with a 6 mm ruby and bees',
  'snake ring that wraps three times around the finger',
  'platinum band with scattered diamonds',
  'hand engraved gold band, no stones',
  'stacking rings, one yellow one rose one white gold',
  'silver cuff with an owl',
  'gold bangle with a peacock and rubies',
  'orion constellation necklace with diamonds',
  'leo constellation ring in gold',
  'crescent moon necklace with a pearl dangling from it',
  'leather bracelet for men with a silver clasp',
  'celtic knot cuff in copper',
  'gold bangle with waves',
  'oval locket with scroll engraving and pearl border',
  'silver signet with an anchor on lapis lazuli',
  'lion ring with crowns on the shoulders',
  "men's octopus ring in oxidised silver with onyx eyes",
  'gold bangle with two lion heads at the ends',
  "hammered silver cuff with two rams' heads facing each other, garnet eyes",
  'gold kada with a peacock on each end, green and blue enamel',
  'twisted bangle with dragon heads at the ends',
  'steel curb bracelet 10 mm wide with a plate that says DAD',
  'two tone curb bracelet 12 mm wide',
  'silver snake ear cuffs with ruby eyes',
  'gold ear cuff with seven diamonds',
  'panther head ring with emerald eyes',
  'silver wolf head ring for men',
  'gold Virgin Mary pendant',
  'celtic cross pendant in silver',
  'iced out cuban link chain',
  'ring with a 6 mm oval emerald held by two leaves',
  'four leaves holding a moonstone, ring',
  'wave ring with a sapphire',
  'gold cross with a ruby in the middle and diamonds on the four ends',
  'mens black leather bracelet with a silver wolf',
  'silver anchor pendant on a brown leather cord',
  'claddagh ring with an emerald',
  'claddagh stud earrings',
  'gold hoops with three dangling pearls each',
  'layered necklace with gold coins',
  'heart pendant with three birthstones: garnet, ruby and emerald',
  'gold cuff with a row of turquoises',
  'bar necklace engraved "forever" with a sapphire',
  'bar necklace with diamonds',
  'bold heart locket with rubies and diamonds',
  'round locket with a pearl, vintage',
  'hoops with pearl drops and diamonds',
  'hoops with marquise ruby drops and diamonds',
  'twisted hoops with dangling opals',
  '6 mm hexagon hoops geometric',
  'twisted hoops with pearls',
  'bold hoops with pearls',
  'crown pendant pavé diamonds',
  'hamsa pendant pavé sapphires',
  'diving watch with diamonds around the bezel',
  'ladies chronograph with diamond hour markers',
  'skeleton watch with 12 diamonds',
  'necklace with 5 oval sapphires spaced along a fine chain',
  'necklace with pearls spaced along the chain',
  'necklace with three pear rubies',
  'necklace with ruby, emerald and sapphire on a bold chain',
];

describe.each(sampled(PROMPTS, 24))('in the $group of prompts', ({ cases, tags }) => {
  test.each(cases)(
    '"%s" has its stones in seats, is one piece and has no thin wall',
    { timeout: 120_000, tags },
    (prompt) => {
      const { spec } = designFromPrompt({ prompt, seed: 1 });
      expect(inspect(buildPiece(spec), spec.type).map(({ why }) => why)).toEqual([]);
    },
  );
});

/** Large, small and many stones, in makers whose seeded designs have average sizes. */
const SIZES: readonly (readonly [seed: number, prompt: string])[] = [
  [31, 'gold earrings'],
  [1, 'sci-fi drop earrings with five 2 mm diamonds'],
  [5062, 'huge honeycomb drop earrings with baguette diamonds'],
  [1, 'delicate bold huggie hoops with a topaz'],
  [1, 'climber earrings with 10 mm amethysts'],
  [1, 'geometric studs with a 10 mm round ruby'],
  [1, 'letter M drop earrings with ruby and diamonds'],
  [5251, '40 mm tall knot drop earrings with 4 mm stones'],
  [1, 'bold halo ring with a 0.1 carat emerald'],
  [9040, 'chunky organic rose gold wedding band with a 0.5 carat oval garnet'],
  [1, 'channel set ring with a 3 mm emerald cut morganite'],
  [1, 'bold horseshoe ring'],
  [1, 'charm bracelet with a topaz'],
  [1, 'charm bracelet with a 7 mm marquise ruby, a heart, a star, a key and a leaf'],
  [1, 'charm bracelet with rubies and sapphires'],
  [1, 'halo chain bracelet with a trillion emerald'],
  [1, 'bold curb bracelet with baguette diamonds'],
  [1, 'riviere necklace with 10 mm stones'],
];

describe.each(sampled(SIZES, 18))('in the $group of sizes', ({ cases, tags }) => {
  test.each(cases)(
    'seed %i of "%s" has its stones in seats, is one piece and has no thin wall',
    { timeout: 120_000, tags },
    (seed, prompt) => {
      const { spec } = designFromPrompt({ prompt, seed });
      expect(inspect(buildPiece(spec), spec.type).map(({ why }) => why)).toEqual([]);
    },
  );
});
