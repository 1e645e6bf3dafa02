import { expect } from 'vitest';
import { designFromPrompt } from '../../compose';
import type { GemPart, Piece } from '../../piece';
import type { DesignSpec, Stone } from '../../spec';
import { draftPiece } from '../registry';

export const SEEDS = [1, 2, 3, 4, 5, 6];
export const designed = (prompt: string, seed = 1): ReturnType<typeof designFromPrompt> =>
  designFromPrompt({ prompt, seed });

/** Constructions, the words that name them, and the expected parameters. */
export type NamedPiece = readonly [
  prompt: string,
  build: {
    kind?: string;
    stones?: Partial<Stone>[];
    params?: Record<string, string | number>;
    /** Kinds or ids of parts. */ parts?: string[];
    /** Expected parameters of one of the parts. */ some?: Record<string, unknown>;
  },
];

export const NAMED: readonly NamedPiece[] = [
  ['ring with a bezel set ruby', { parts: ['head.bezel'] }],
  ['heart cut diamond ring with halo', { parts: ['halo'], stones: [{ cut: 'heart', kind: 'diamond' }] }],
  ['ruby halo ring, bezel set', { parts: ['head.bezel', 'halo'] }],
  ['round diamond ring with six prongs', { some: { prongs: 6 } }],
  ['sapphire ring with four claws', { some: { prongs: 4 } }],
  ['emerald ring in a basket setting', { parts: ['head.basket'] }],
  ['cathedral diamond ring', { kind: 'shank.cathedral' }],
  ['split shank halo ring with a diamond', { kind: 'shank.split', parts: ['halo'] }],
  ['oval diamond ring with a hidden halo', { parts: ['halo.hidden'] }],
  ['double halo ring with a sapphire', { parts: ['halo', 'halo-2'] }],
  ['diamond ring with a pavé shank', { parts: ['row.pave'] }],
  ['pavé diamond band with an aquamarine centre stone', { parts: ['row.pave'] }],
  ['emerald cut diamond set east-west, ring', { some: { turn: 90 } }],
  ['tension set diamond ring', { kind: 'tension-ring' }],
  ['channel set princess ring', { parts: ['row.channel'] }],
  ['flush set ruby band', { kind: 'shank.dome', parts: ['head.flush'] }],
  ['cluster ring of garnets', { parts: ['head.cluster'] }],
  ['eternity band of marquise sapphires', { parts: ['row.heads'], some: { way: 'full' } }],
  ['twisted vine ring with leaves and marquise diamonds', { kind: 'shank.twist', parts: ['row.leaves'] }],
  ['ring with an oval aquamarine held by a wave', { parts: ['figure.wave'] }],
  ['flower ring with ruby petals and a diamond in the middle', { parts: ['flower', 'head.cluster'] }],
  ['three-stone halo ring with a sapphire', { parts: ['halo', 'side'] }],
  ['bypass ring with a pearl and a diamond', { kind: 'shank.bypass' }],
  [
    'bypass ring with a sapphire and a diamond in halos, pavé shank',
    { kind: 'shank.bypass', parts: ['halo', 'second-halo', 'row.pave'] },
  ],
  ['bombe ring with diamonds', { kind: 'dome-ring', params: { surface: 'strewn' } }],
  ['minimalist dome ring', { kind: 'dome-ring' }],
  ['chevron ring with rubies', { kind: 'chevron-ring' }],
  ['gold chain necklace with a ruby in the center and diamonds all along the chain', { kind: 'chain.necklace' }],
  ['wishbone ring with a single diamond', { kind: 'chevron-ring', params: { head: 'bezel' } }],
  ['criss-cross ring with diamonds', { kind: 'crossover-ring' }],
  ['eternity band of round diamonds', { kind: 'shank.fitted', parts: ['row.pave'], some: { way: 'full' } }],
  ['eternity band of baguettes', { kind: 'shank.fitted', parts: ['row.channel'], some: { way: 'full' } }],
  [
    'gold watch with roman numerals and a brown leather strap',
    { kind: 'watch.case', parts: ['strap.leather'], some: { color: 'brown' } },
  ],
  ['gold watch with roman numerals', { kind: 'watch.case', some: { form: 'roman' } }],
  [
    'rose gold watch, arabic numerals, strap in white',
    { kind: 'watch.case', parts: ['strap.leather'], some: { form: 'arabic' } },
  ],
  [
    'steel watch with a blue bezel and a black dial',
    { kind: 'watch.case', some: { form: 'diving', color: 'midnight' } },
  ],
  ['watch with a black ceramic bezel', { kind: 'watch.case', some: { form: 'diving', color: 'graphite' } }],
  ['platinum pave band', { kind: 'shank.fitted', parts: ['row.pave'] }],
  ['watch with a moon phase', { kind: 'watch.case', some: { shows: 'moon', at: 6 } }],
  [
    'octagonal steel watch with bezel screws and small seconds at six',
    { kind: 'watch.case', params: { shape: 'octagon' }, parts: ['seconds-dial'], some: { screws: 8 } },
  ],
  [
    'tonneau watch with a date window and blued hands',
    { params: { shape: 'tonneau' }, parts: ['watch.date'], some: { color: 'blued' } },
  ],
  [
    'moon phase necklace in silver with a moonstone',
    { kind: 'chain.necklace', some: { motif: 'moon phases' }, stones: [{ kind: 'moonstone' }] },
  ],
  ['choker of pearls', { kind: 'pearl-necklace', params: { length: 400 } }],
  ['lotus flower earrings', { kind: 'ear.hook', parts: ['lotus'] }],
  ['gold disc pendant engraved with initials AB', { parts: ['plate.tag'], some: { shape: 'disc', text: 'AB' } }],
  ['silver dog tag engraved "JOHN"', { parts: ['plate.tag'], some: { shape: 'dog-tag', text: 'JOHN' } }],
  ['gold disc necklace with a rose, engraved "Rosa"', { parts: ['plate.tag', 'rose'], some: { text: 'Rosa' } }],
  ['silver locket engraved with "Forever"', { kind: 'locket', params: { face: 'smooth', text: 'Forever' } }],
  ['gold heart locket', { kind: 'locket', params: { shape: 'heart' } }],
  ['milgrain solitaire with a diamond', { params: { milgrain: 'yes' } }],
  ['vintage ring', { params: { milgrain: 'yes' } }],
  ['plain gold milgrain band without stones', { kind: 'shank.dome', params: { milgrain: 'yes' } }],
  ['stacking rings', { kind: 'stack-ring' }],
  ['stacking ring', { kind: expect.stringMatching(/^shank\./) }],
  ['knife edge band', { kind: 'shank.knife' }],
  ['flat gold band', { kind: 'shank.flat' }],
  ['comfort fit wedding band', { kind: 'shank.comfort' }],
  ['half round band', { kind: 'shank.half-round' }],
  ['knife edge solitaire ring with a diamond', { kind: 'shank.knife' }],
  ['flat ring with a sapphire', { kind: 'shank.flat' }],
  ['knife edge bangle', { kind: 'bangle', params: { form: 'plain', profile: 'knife' } }],
  ['flat gold bangle with a ruby', { kind: 'bangle', params: { form: 'plain', profile: 'flat' } }],
  ['half round cuff', { kind: 'bangle', params: { form: 'cuff', profile: 'half-round' } }],
  ['comfort fit bracelet', { kind: 'bangle', params: { profile: 'comfort' } }],
  ['five stone ring with 3 mm round diamonds', { parts: ['row.pave'], some: { rows: 1 } }],
  ['half eternity ring of rubies', { some: { way: 'half' } }],
  ['ring with rubies and diamonds alternating', { parts: ['row.pave'] }],
  ['high set round diamond ring', { some: { lift: expect.toSatisfy((mm: number) => mm > 1) } }],
  ['low set ruby ring', { some: { lift: expect.toSatisfy((mm: number) => mm < 0) } }],
  ['amethyst cocktail ring', { parts: ['head'] }],
  ['domed cocktail ring with rubies', { kind: 'dome-ring', params: {} }],
  ['opal solitaire ring with diamond accents', { parts: ['row.pave'] }],
  ['plain gold ring', { kind: 'shank.dome' }],
  ['plain silver bangle', { kind: 'bangle', params: { form: 'plain' } }],
  [
    'delicate necklace with 5 little diamonds spaced along the chain',
    { kind: 'chain.necklace', params: { spacing: 'apart' }, stones: [{ kind: 'diamond', count: 5 }] },
  ],
  ['diamonds by the yard necklace', { kind: 'chain.necklace', params: { spacing: 'apart' } }],
  [
    'necklace with three sapphires',
    { kind: 'chain.necklace', params: { spacing: 'close' }, stones: [{ kind: 'blue-sapphire', count: 3 }] },
  ],
  ['graduated pearl necklace', { kind: 'pearl-necklace', params: { graduated: 'yes' } }],
  ['heart shaped locket with initials M and J', { kind: 'locket', params: { shape: 'heart', text: 'M & J' } }],
  ['ring with two stones, an opal and a garnet', { kind: 'shank.plain', parts: ['head', 'second-head'] }],
  ['statement ring with a huge amethyst and leaves', { parts: ['row.leaves', 'head.prong'] }],
  ['lariat necklace with a pearl', { kind: 'chain.necklace', params: { held: 'ends' }, parts: ['drop', 'head.cap'] }],
  ['three strand pearl necklace', { kind: 'pearl-necklace', params: { strands: 3 } }],
  ['double strand pearl necklace with a diamond', { kind: 'pearl-necklace', params: { strands: 2 } }],
  ['mangalsutra with black beads', { kind: 'pearl-necklace', stones: [{ kind: 'onyx', cut: 'sphere' }] }],
  [
    'eternity ring of baguette and round diamonds alternating',
    {
      kind: 'shank.fitted',
      parts: ['row.channel'],
      stones: [
        { kind: 'diamond', cut: 'baguette' },
        { kind: 'diamond', cut: 'round' },
      ],
    },
  ],
  ['silver bracelet engraved with Tom 2024', { kind: 'chain-bracelet', params: { text: 'Tom 2024' } }],
  ['lariat necklace with a leaf', { parts: ['leaf', 'drop'] }],
  ['silver cuff with one turquoise cabochon in the middle', { kind: 'bangle', stones: [{ count: 1 }] }],
  ['lion signet ring with an onyx', { parts: ['inlay.slab', 'figure.relief'] }],
  ['pearl necklace', { kind: 'pearl-necklace', params: { strands: 1 } }],
  ['3-strand pearl bracelet', { kind: 'bead-bracelet', params: { strands: 3 } }],
  ['three row tennis bracelet', { kind: 'tennis-bracelet', params: { strands: 3 } }],
  ['hoop earrings with dangling pearls', { kind: 'ear.hoop', parts: ['head.cap'] }],
  ['twisted hoops with a black tahitian pearl', { kind: 'ear.hoop', params: { form: 'twist' }, parts: ['head.cap'] }],
  ['star pendant on a rope chain', { some: { links: 'rope' } }],
  ['art deco pendant with many stones on a box chain', { params: { chain: 'box' } }],
  ['sci-fi pendant on a snake chain', { params: { chain: 'snake' } }],
  ['heart pendant on a ball chain', { some: { links: 'bead' } }],
  ['medallion on a curb chain, no stones', { params: { chain: 'curb' } }],
  ['gold rope chain necklace', { kind: 'link-necklace', params: { links: 'rope' } }],
  ['cuban link chain necklace', { kind: 'link-necklace', params: { links: 'heavy' } }],
  ['box chain necklace with a topaz', { params: { links: 'box' } }],
  ['leaf necklace on a snake chain', { params: { links: 'snake' } }],
  ['cuban link chain bracelet', { kind: 'link-bracelet', params: { form: 'curb' } }],
  ['rope chain bracelet', { kind: 'chain-bracelet', params: { links: 'rope' } }],
  ['moon necklace with 3 stars', { kind: 'chain.necklace', parts: ['moon', 'star-1', 'star-2', 'star-3'] }],
  [
    'pear emerald held by two leaves, pendant',
    { kind: 'chain.pendant', parts: ['figure.claw'], some: { leaves: 2 }, stones: [{ kind: 'emerald', cut: 'pear' }] },
  ],
  ['tassel pendant with a pearl', { kind: 'chain.pendant', parts: ['tassel'], stones: [{ kind: 'pearl' }] }],
  [
    'layered necklace with a disc engraved "M"',
    { kind: 'chain.necklace', parts: ['disc', 'chain-2', 'chain-3'], some: { text: 'M' } },
  ],
  [
    'Y necklace with a diamond and a pear topaz',
    {
      kind: 'chain.necklace',
      parts: ['drop', 'side', 'head'],
      stones: [
        { kind: 'diamond', cut: 'round' },
        { kind: 'topaz', cut: 'pear' },
      ],
    },
  ],
  ['prong set ruby pendant', { kind: 'chain.pendant', parts: ['head.prong'] }],
  ['three-stone pendant with sapphires', { kind: 'chain.pendant', parts: ['head', 'accent', 'accent-2'] }],
  ['vintage sapphire pendant', { kind: 'chain.pendant', parts: ['head.bezel', 'border'] }],
  ['ear climbers with diamonds', { kind: 'climbers' }],
  [
    'oval locket with scroll engraving and pearl border',
    { kind: 'locket', params: { shape: 'oval', face: 'scroll' }, stones: [{ role: 'halo', kind: 'pearl' }] },
  ],
  ['claddagh ring with trinity knots on the sides', { parts: ['claddagh', 'trinity-knot'] }],
  ['silver octopus ring with ruby eyes', { kind: 'octopus-ring', stones: [{ kind: 'ruby', count: 2 }] }],
  ['ring with a 6 mm oval emerald held by two leaves', { parts: ['leaf', 'figure.leaves', 'head.bezel'] }],
  ['iced out cuban link chain', { kind: 'link-necklace', stones: [{ role: 'pave', kind: 'diamond' }] }],
  ["men's black leather bracelet", { kind: 'chain-bracelet', params: { links: 'braid' } }],
  ['silver signet with an anchor on lapis lazuli', { parts: ['anchor', 'inlay.slab'] }],
  ['celtic knot cuff in copper', { kind: 'bangle', params: { motif: 'celtic knot' } }],
  ['gold ear cuffs', { kind: 'ear-cuffs' }],
  ['silver snake ear cuff', { kind: 'ear-cuffs', params: { motif: 'snake' } }],
  ['bee brooch in gold', { kind: 'brooch', params: { form: 'figure', motif: 'bee' } }],
  ['brooch with an oval ruby', { kind: 'brooch', params: { form: 'plate' } }],
  ['cufflinks with onyx', { kind: 'cufflinks' }],
  ['fox cufflinks in silver', { kind: 'cufflinks', params: { face: 'figure', motif: 'fox' } }],
  ['chandelier earrings with emeralds', { kind: 'chandeliers' }],
  ['pavé earrings', { kind: 'ear.hoop', parts: ['row'] }],
  ['square gold hoops', { kind: 'ear.hoop', params: { form: 'square' } }],
  ['huggie earrings in silver', { kind: 'ear.hoop', params: { diameter: 12 } }],
  ['inside out diamond hoops', { kind: 'ear.hoop', parts: ['row', 'inner-row'] }],
  ['gold hoops with three emeralds each', { kind: 'ear.hoop', stones: [{ kind: 'emerald', count: 6 }] }],
  ['bezel set ruby stud earrings', { kind: 'ear.post', parts: ['head'] }],
  ['gold threader earrings with a small pearl at the end', { kind: 'ear.threader', parts: ['threader', 'head.cap'] }],
  ['tassel earrings in yellow gold', { kind: 'ear.hook', parts: ['tassel'] }],
  ['diamond studs with ear jackets', { kind: 'ear.post', parts: ['head', 'jacket'] }],
  ['earrings with three tiers of aquamarines', { kind: 'ear.hook', parts: ['tier-1', 'tier-2', 'tier-3'] }],
  ['mismatched earrings, one a moon and one a star', { kind: 'ear.hook', parts: ['moon', 'star'] }],
  ['lever back earrings with oval aquamarines', { kind: 'ear.lever' }],
  ['bracelet with a ruby in a halo', { kind: 'chain-bracelet', params: { halo: 'yes' } }],
  ['three row diamond band', { kind: 'shank.fitted', parts: ['row.pave'] }],
  [
    'horseshoe necklace with diamonds',
    {
      stones: [
        { kind: 'diamond', role: 'center' },
        { kind: 'diamond', seat: 'tips', count: 6 },
      ],
    },
  ],
  [
    'gold engagement ring with an 8x6 oval ruby and two dragons',
    { parts: ['head', 'dragon'], stones: [{ cut: 'oval', size_mm: 6 }] },
  ],
  ['snake ring in silver that wraps three times around the finger', { kind: 'snake-ring', params: { coils: 3 } }],
  ['hand engraved gold ring, no stones', { parts: ['ornament.engraving'] }],
  ['stacking rings, one yellow one rose one white gold', { parts: ['ring-2', 'ring-3'] }],
  ['silver cuff with an owl', { kind: 'bangle', params: { form: 'cuff', motif: 'owl' } }],
  [
    'gold bangle with a peacock and a ruby',
    { kind: 'bangle', params: { motif: 'peacock' }, stones: [{ kind: 'ruby' }] },
  ],
  [
    'gold crescent moon necklace with a pearl dangling from it',
    { parts: ['moon', 'drop'], stones: [{ kind: 'pearl', count: 1 }] },
  ],
  [
    'white gold band with three channel set sapphires',
    { parts: ['row.channel'], stones: [{ kind: 'blue-sapphire', count: 3 }] },
  ],
  ['matte platinum band with scattered diamonds', { parts: ['row.scatter'] }],
  ['marquise diamond set sideways with a round diamond on each side, gold ring', { some: { turn: 90 } }],
  ['plain signet ring with a square face in silver', { some: { face: 'square' } }],
  [
    'mens black leather bracelet with a silver wolf',
    { kind: 'chain-bracelet', params: { links: 'cord', motif: 'wolf' } },
  ],
  ['silver anchor pendant on a brown leather cord', { some: { links: 'brown-cord' } }],
  ['platinum ring with five graduated round diamonds, largest in the middle', { parts: ['head', 'side', 'side-2'] }],
  ['gold band with three flush set rubies', { parts: ['head', 'head-2', 'head-3'] }],
  [
    'orion constellation necklace with diamonds',
    {
      stones: [
        { kind: 'diamond', count: 1 },
        { kind: 'diamond', seat: 'tips', count: 7 },
      ],
    },
  ],
  [
    'gold cross with a ruby in the middle and diamonds on the four ends',
    { stones: [{ kind: 'ruby' }, { kind: 'diamond', seat: 'tips', count: 4 }] },
  ],
  ['claddagh ring with an emerald', { parts: ['claddagh'], stones: [{ kind: 'emerald', count: 1 }] }],
  ['gold hoops with three dangling pearls each', { kind: 'ear.hoop', parts: ['head', 'head-2', 'head-3'] }],
  [
    'bar necklace with a garnet, a topaz and an amethyst birthstone hanging from it',
    { parts: ['plate.bar', 'drop', 'drop-2', 'drop-3'] },
  ],
  ['oval gold locket with a rose on the front', { kind: 'locket', params: { shape: 'oval', motif: 'rose' } }],
  ['silver necklace that opens', { kind: 'locket' }],
  ['diamond tennis necklace', { kind: 'riviere', params: { line: 'even' } }],
  ['layered necklace with gold coins', { kind: 'chain.necklace', parts: ['disc', 'coin-2', 'coin-3'] }],
  ['pearl drop earrings with diamond studs above', { kind: 'ear.post', parts: ['top', 'head.cap'] }],
  ['stacking rings, one of them twisted', { kind: 'stack-ring', params: { last: 'rope' } }],
];

export const built = (prompt: string): { spec: DesignSpec; piece: Piece; gems: GemPart[] } => {
  const { spec } = designed(prompt);
  const piece = draftPiece(spec);
  return { spec, piece, gems: piece.parts.filter((part): part is GemPart => part.shape === 'gem') };
};
/** Number of placements of the most repeated mesh, such as beads or links. */
export const repeats = ({ parts }: Piece): number => {
  const counts = new Map<number, number>();
  for (const part of parts) if (part.shape === 'mesh') counts.set(part.mesh, (counts.get(part.mesh) ?? 0) + 1);
  return Math.max(...counts.values());
};
