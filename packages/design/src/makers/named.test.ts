import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import type { GemPart, Piece } from '../piece';
import type { DesignSpec, Stone } from '../spec';
import { stonesOfPiece } from '../built';
import { buildPiece } from './registry';
import { lengthIn, partsIn, stonesIn } from '../spec/tree';
import { sampled } from '../testing/sampled';

const SEEDS = [1, 2, 3, 4, 5, 6];
const designed = (prompt: string, seed = 1): ReturnType<typeof designFromPrompt> => designFromPrompt({ prompt, seed });

/** Constructions, the words that name them, and the expected parameters. */
const NAMED: readonly (readonly [
  prompt: string,
  build: {
    kind?: string;
    stones?: Partial<Stone>[];
    params?: Record<string, string | number>;
    /** Kinds or ids of parts. */ parts?: string[];
    /** What one of the parts has. */ some?: Record<string, unknown>;
  },
])[] = [
  ['ring with a bezel set ruby', { parts: ['head.bezel'] }],
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
  ['choker of pearls', { kind: 'pearl-necklace', params: { width: 36 } }],
  ['lotus flower earrings', { kind: 'ear.hook', parts: ['lotus'] }],
  ['gold disc pendant engraved with initials AB', { parts: ['plate.tag'], some: { shape: 'disc', text: 'AB' } }],
  ['silver dog tag engraved "JOHN"', { parts: ['plate.tag'], some: { shape: 'dog-tag', text: 'JOHN' } }],
  ['gold disc necklace with a rose, engraved "Rosa"', { parts: ['plate.tag', 'rose'], some: { text: 'Rosa' } }],
  ['silver locket engraved with "Forever"', { kind: 'locket', params: { face: 'smooth', text: 'Forever' } }],
  ['gold heart locket', { kind: 'locket', params: { shape: 'heart' } }],
  ['milgrain solitaire with a diamond', { params: { milgrain: 'yes' } }],
  ['vintage ring', { params: { milgrain: 'yes' } }],
  ['plain gold milgrain band without stones', { kind: 'shank.dome', params: { milgrain: 'yes' } }],
  ['stacking ring', { kind: 'stack-ring' }],
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
  ['ring with two stones, an opal and a garnet', { kind: 'shank.bypass' }],
  ['statement ring with a huge amethyst and leaves', { parts: ['row.leaves', 'head.prong'] }],
  ['lariat necklace with a pearl', { kind: 'chain.necklace', params: { held: 'ends' }, parts: ['drop', 'head.cap'] }],
  ['three strand pearl necklace', { kind: 'pearl-necklace', params: { strands: 3 } }],
  ['double strand pearl necklace with a diamond', { kind: 'pearl-necklace', params: { strands: 2 } }],
  ['pearl necklace', { kind: 'pearl-necklace', params: { strands: 1 } }],
  ['3-strand pearl bracelet', { kind: 'bead-bracelet', params: { strands: 3 } }],
  ['three row tennis bracelet', { kind: 'tennis-bracelet', params: { strands: 3 } }],
  ['hoop earrings with dangling pearls', { kind: 'hoops', params: { hanging: 'pearl' } }],
  ['twisted hoops with a black tahitian pearl', { kind: 'hoops', params: { form: 'twist', hanging: 'pearl' } }],
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
  ['vintage sapphire pendant', { kind: 'chain.pendant', parts: ['halo'], some: { milgrain: 'yes' } }],
  ['ear climbers with diamonds', { kind: 'climbers' }],
  ['bee brooch in gold', { kind: 'brooch', params: { form: 'figure', motif: 'bee' } }],
  ['brooch with an oval ruby', { kind: 'brooch', params: { form: 'plate' } }],
  ['cufflinks with onyx', { kind: 'cufflinks' }],
  ['fox cufflinks in silver', { kind: 'cufflinks', params: { face: 'figure', motif: 'fox' } }],
  ['chandelier earrings with emeralds', { kind: 'chandeliers' }],
  ['pavé earrings', { kind: 'hoops' }],
  ['bezel set ruby stud earrings', { kind: 'ear.post', parts: ['head'] }],
  ['gold threader earrings with a small pearl at the end', { kind: 'ear.threader', parts: ['threader', 'head.cap'] }],
  ['tassel earrings in yellow gold', { kind: 'ear.hook', parts: ['tassel'] }],
  ['diamond studs with ear jackets', { kind: 'ear.post', parts: ['head', 'jacket'] }],
  ['earrings with three tiers of aquamarines', { kind: 'ear.hook', parts: ['tier-1', 'tier-2', 'tier-3'] }],
  ['mismatched earrings, one a moon and one a star', { kind: 'ear.hook', parts: ['moon', 'star'] }],
  ['lever back earrings with oval aquamarines', { kind: 'ear.lever' }],
  ['bracelet with a ruby in a halo', { kind: 'chain-bracelet', params: { halo: 'yes' } }],
];

describe.each(sampled(SEEDS, 3))('by the $group of seeds', ({ cases: seeds, tags }) => {
  test.each(NAMED)(
    '%s is built as it is named, whatever the seed, and nothing of it is lost',
    { tags },
    (prompt, { parts = [], some = {}, stones = [], ...build }) => {
      for (const seed of seeds) {
        const { spec, not_understood } = designed(prompt, seed);
        expect({ seed, ...spec.root }).toMatchObject(build);
        const all = [...partsIn(spec.root)];
        expect({ seed, stones: stonesIn(spec) }).toEqual({
          seed,
          stones: expect.arrayContaining(stones.map((stone) => expect.objectContaining(stone))),
        });
        expect({ seed, parts: all.flatMap(({ id, kind }) => [id, kind]) }).toEqual({
          seed,
          parts: expect.arrayContaining(parts),
        });
        expect({ seed, params: all.map(({ params }) => params) }).toEqual({
          seed,
          params: expect.arrayContaining([expect.objectContaining(some)]),
        });
        expect({ seed, not_understood }).toEqual({ seed, not_understood: [] });
      }
    },
  );
});

describe('reports a word that the piece cannot follow', () => {
  test.each([
    ['channel set ruby pendant', ['channel set']],
    ['ring with a tennis setting and a ruby', ['tennis']],
    ['hoop ring', ['hoop']],
    ['ruby ring on a rope chain', ['rope chain']],
    ['cathedral pendant with a sapphire', ['cathedral']],
    ['knife edge pendant with a ruby', ['knife edge']],
    ['flat snake ring', ['flat']],
    ['knife edge tennis bracelet', ['knife edge']],
    ['riviere of sapphires, 45 cm', ['45 cm']],
    ['pendant with twenty sapphires', ['twenty']],
    ['ring with a 30 mm ruby', ['30 mm']],
  ])('%s', (prompt, lost) => {
    const { spec, understood, not_understood } = designed(prompt);
    expect(not_understood).toEqual(lost);
    expect(spec.not_understood).toEqual(lost);
    for (const words of lost) expect(understood).not.toContain(words);
  });
});

const built = (prompt: string): { spec: DesignSpec; piece: Piece; gems: GemPart[] } => {
  const { spec } = designed(prompt);
  const piece = buildPiece(spec);
  return { spec, piece, gems: piece.parts.filter((part): part is GemPart => part.shape === 'gem') };
};
/** How often the most repeated mesh is placed: beads, links. */
const repeats = ({ parts }: Piece): number => {
  const counts = new Map<number, number>();
  for (const part of parts) if (part.shape === 'mesh') counts.set(part.mesh, (counts.get(part.mesh) ?? 0) + 1);
  return Math.max(...counts.values());
};

describe('named features exist in metal and stone', { timeout: 60_000 }, () => {
  test('pear-shaped stones of earrings are pear-shaped for every seed', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { spec, not_understood } = designFromPrompt({ prompt: 'pear sapphire earrings', seed });
      expect([stonesIn(spec).find(({ role }) => role === 'center')?.cut, not_understood]).toEqual(['pear', []]);
    }
  });

  test('a hidden halo faces outwards and a little up, below the girdle of the main stone', () => {
    const { gems } = built('oval diamond ring with a hidden halo');
    const center = gems.find((gem) => gem.role === 'center')!;
    const hidden = gems.filter((gem) => gem.role === 'halo');
    expect(hidden.length).toBeGreaterThanOrEqual(8);
    for (const gem of hidden) {
      expect(gem.at.axes[2][1]).toBeGreaterThan(0.3);
      expect(gem.at.axes[2][1]).toBeLessThan(0.5);
      expect(gem.at.origin[1]).toBeLessThan(center.at.origin[1]);
    }
  });

  test('what shows its colour is cut en cabochon, and diamonds beside it keep their facets', () => {
    const stones = stonesIn(designFromPrompt({ prompt: 'three stone turquoise and diamond ring', seed: 3 }).spec);
    expect(stones.map(({ kind, cut }) => [kind, cut])).toEqual([
      ['turquoise', 'cabochon'],
      ['diamond', 'round'],
    ]);
  });

  test('five stones of three millimetres are five stones of three millimetres', () => {
    const { gems } = built('five stone ring with 3 mm round diamonds');
    expect(gems.map((gem) => gem.sizeMm)).toEqual([3, 3, 3, 3, 3]);
  });

  test('rubies and diamonds that alternate take turns along the band', () => {
    const { gems, spec } = built('ring with nine stones, rubies and diamonds alternating');
    const middle = lengthIn(spec, 'inner_diameter')! / 2;
    const kinds = gems
      .toSorted(
        (a, b) =>
          Math.atan2(a.at.origin[0], a.at.origin[1] - middle) - Math.atan2(b.at.origin[0], b.at.origin[1] - middle),
      )
      .map((gem) => gem.kind);
    expect(kinds.every((kind, i) => i === 0 || kind !== kinds[i - 1])).toBe(true);
    expect(new Set(kinds)).toEqual(new Set(['ruby', 'diamond']));
  });

  test('a stone set high stands higher over the finger than one that is not, a stone set low lower', () => {
    const height = (words: string): number =>
      built(`${words} solitaire ring with a 6 mm round diamond and six prongs`).gems.find(
        (gem) => gem.role === 'center',
      )!.at.origin[1];
    expect(height('high set')).toBeGreaterThan(height('') + 0.9);
    expect(height('low set')).toBeLessThan(height('') - 0.3);
  });

  test('side stones have the cut that was named for them, and the main stone its own', () => {
    const { gems } = built('oval emerald ring with trillion diamonds on the sides');
    expect(gems.find((gem) => gem.role === 'center')).toMatchObject({ kind: 'emerald' });
    const { spec } = built('oval emerald ring with trillion diamonds on the sides');
    expect(stonesIn(spec)).toMatchObject([
      { role: 'center', kind: 'emerald', cut: 'oval' },
      { role: 'side', kind: 'diamond', cut: 'trillion' },
    ]);
    expect(stonesIn(built('ruby ring with pear diamonds').spec)).toMatchObject([
      { kind: 'ruby', cut: expect.not.stringMatching('pear') as string },
      { kind: 'diamond', cut: 'pear' },
    ]);
  });

  test.each([
    ['toi et moi ring with emerald and pear diamond', [{ kind: 'emerald' }, { kind: 'diamond', cut: 'pear' }]],
    [
      'toi et moi ring with two pear diamonds',
      [
        { kind: 'diamond', cut: 'pear' },
        { kind: 'diamond', cut: 'pear' },
      ],
    ],
    [
      'toi et moi ring with a pear emerald and an oval diamond',
      [
        { kind: 'emerald', cut: 'pear' },
        { kind: 'diamond', cut: 'oval' },
      ],
    ],
    [
      'bypass ring with a round ruby and an oval sapphire',
      [
        { kind: 'ruby', cut: 'round' },
        { kind: 'blue-sapphire', cut: 'oval' },
      ],
    ],
    [
      'toi et moi ring with an oval and a marquise diamond',
      [
        { kind: 'diamond', cut: 'oval' },
        { kind: 'diamond', cut: 'marquise' },
      ],
    ],
  ])('"%s" sets its cuts in its two heads', (prompt, stones) => {
    for (const seed of SEEDS) {
      const piece = buildPiece(designed(prompt, seed).spec);
      expect(stonesOfPiece(piece)).toMatchObject(stones);
    }
  });

  test('pearls have the colour that was named for them, and are white otherwise', () => {
    const skin = (prompt: string): readonly number[] =>
      built(prompt).piece.parts.flatMap((part) =>
        part.shape === 'mesh' && part.surface.kind === 'pearl' ? [part.surface.color] : [],
      )[0]!;
    const [white, black, gray, golden] = [
      'pearl pendant',
      'black Tahitian pearl pendant',
      'grey pearl pendant',
      'golden South Sea pearl pendant',
    ].map(skin);
    expect(Math.min(...white!)).toBeGreaterThan(0.7);
    expect(Math.max(...black!)).toBeLessThan(0.15);
    expect(Math.max(...gray!) - Math.min(...gray!)).toBeLessThan(0.05);
    expect(golden![0]! / golden![2]!).toBeGreaterThan(2);
  });

  test('a large stone is larger than usual and a small one smaller, and the ring is as heavy as ever', () => {
    const designs = ['large ', '', 'small '].map((size) => designed(`solitaire ring with a ${size}oval ruby`).spec);
    const [large, usual, small] = designs.map((spec) => stonesIn(spec)[0]!.size_mm) as [number, number, number];
    expect(large).toBeGreaterThan(usual * 1.3);
    expect(small).toBeLessThan(usual * 0.8);
    expect(new Set(designs.map((spec) => lengthIn(spec, 'band_width')!)).size).toBe(1);
  });

  test('a longer chain weighs more, also where the picture ends before it', () => {
    const unseen = (prompt: string): number => built(prompt).piece.unseenMetalMm3;
    expect(unseen('ruby pendant on a 60 cm cable chain')).toBeGreaterThan(
      unseen('ruby pendant on a 45 cm cable chain') * 1.2,
    );
  });

  test('an eternity band has stones all round the finger', () => {
    const { spec, gems } = built('eternity band of round diamonds');
    const middle = lengthIn(spec, 'inner_diameter')! / 2 + 2.55;
    const angles = gems.map((gem) => Math.atan2(gem.at.origin[0], gem.at.origin[1] - middle)).toSorted((a, b) => a - b);
    const gaps = angles.map((a, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - a);
    expect(Math.max(...gaps)).toBeLessThan(0.35);
  });

  test('milgrain is a line of beads', () => {
    expect(repeats(built('plain gold milgrain band without stones').piece)).toBeGreaterThan(60);
    expect(repeats(built('plain gold band without stones').piece)).toBeLessThan(20);
  });

  test('a stone set east-west lies with its long side along the band', () => {
    const long = (prompt: string): readonly number[] =>
      built(prompt).gems.find((gem) => gem.role === 'center')!.at.axes[1];
    expect(Math.abs(long('emerald cut diamond set east-west, ring')[0]!)).toBeGreaterThan(0.9);
    expect(Math.abs(long('emerald cut diamond solitaire ring')[2]!)).toBeGreaterThan(0.9);
  });

  test('a double halo is two rows of stones', () => {
    const rows = (prompt: string): number =>
      new Set(
        built(prompt)
          .gems.filter((gem) => gem.role === 'halo')
          .map((gem) => gem.at.origin[1].toFixed(1)),
      ).size;
    expect(rows('double halo ring with a sapphire')).toBe(2);
    expect(rows('halo ring with a sapphire')).toBe(1);
  });

  /**
   * How a band without a stone is cut across, at the foot of the hoop: radii of its outside and inside at shares of its
   * half width, mm.
   */
  const cutAcross = (prompt: string): { outside: (share: number) => number; inside: (share: number) => number } => {
    const [{ positions: p }] = built(prompt).piece.meshes as [Piece['meshes'][number]];
    const all = Array.from({ length: p.length / 3 }, (_, i) => [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!] as const);
    const middle = (Math.min(...all.map((v) => v[1])) + Math.max(...all.map((v) => v[1]))) / 2;
    const foot = all
      .filter(([x, y]) => Math.abs(x) < 0.4 && y < middle)
      .map(([x, y, z]) => [Math.hypot(x, y - middle), Math.abs(z)] as const);
    const half = Math.max(...foot.map(([, z]) => z));
    const near = (share: number): number[] => foot.filter(([, z]) => Math.abs(z / half - share) < 0.16).map(([r]) => r);
    return { outside: (share) => Math.max(...near(share)), inside: (share) => Math.min(...near(share)) };
  };
  const drop = (prompt: string, share: number): number =>
    cutAcross(prompt).outside(0) - cutAcross(prompt).outside(share);
  const thickness = (prompt: string): number => cutAcross(prompt).outside(0) - cutAcross(prompt).inside(0);

  test('a knife edge falls away from its middle at once, a half round late, a flat band not at all', () => {
    expect(drop('knife edge band', 0.5)).toBeGreaterThan(drop('half round band', 0.5) * 1.3);
    expect(drop('half round band', 0.7)).toBeGreaterThan(0.18);
    expect(drop('flat gold band', 0.7)).toBeLessThan(0.06);
  });

  /**
   * How far a bangle's metal has fallen, a quarter of its height over its middle, from where it stands out furthest, at
   * its side, mm.
   */
  const fallen = (prompt: string): number => {
    const [{ positions: p }] = built(prompt).piece.meshes as [Piece['meshes'][number]];
    const side = Array.from(
      { length: p.length / 3 },
      (_, i) => [p[i * 3]!, p[i * 3 + 1]!, p[i * 3 + 2]!] as const,
    ).filter(([x, , z]) => x > 25 && Math.abs(z) < 0.6);
    const [low, high] = [Math.min(...side.map(([, y]) => y)), Math.max(...side.map(([, y]) => y))];
    const out = (from: number, to: number): number =>
      Math.max(
        ...side.filter(([, y]) => (y - low) / (high - low) >= from && (y - low) / (high - low) <= to).map(([x]) => x),
      );
    return out(0.4, 0.6) - out(0.75, 0.9);
  };

  test('a knife edge, a half round and a flat bangle are cut across as they are named', () => {
    expect(fallen('knife edge bangle without stones')).toBeGreaterThan(
      fallen('half round bangle without stones') * 1.3,
    );
    expect(fallen('half round bangle without stones')).toBeGreaterThan(0.15);
    expect(fallen('flat gold bangle without stones')).toBeLessThan(0.06);
  });

  test('a wedding band is even all the way round for every seed', () => {
    const profiles = Array.from(
      { length: 20 },
      (_, seed) => designFromPrompt({ prompt: 'matte gold wedding band', seed }).spec.root.kind,
    );
    expect(new Set(profiles)).toEqual(
      new Set(['shank.dome', 'shank.comfort', 'shank.half-round', 'shank.flat', 'shank.knife']),
    );
  });

  test('a comfort fit is rounded inside, where the finger is, a half round band is flat there', () => {
    const rise = (prompt: string): number => cutAcross(prompt).inside(0.8) - cutAcross(prompt).inside(0);
    expect(rise('comfort fit wedding band')).toBeGreaterThan(0.2);
    expect(rise('half round band')).toBeLessThan(0.08);
  });

  test('a thick band has more metal than a plain one, a thin one less', () => {
    expect(thickness('thick half round band')).toBeGreaterThan(thickness('half round band') * 1.15);
    expect(thickness('thin half round band')).toBeLessThan(thickness('half round band') * 0.85);
  });

  test('a wide cuff is higher on the arm than a cuff, a thin one lower', () => {
    const height = (prompt: string): number => lengthIn(built(prompt).spec, 'height')!;
    expect(height('wide gold cuff without stones')).toBeGreaterThan(height('gold cuff without stones') * 1.5);
    expect(height('thin gold cuff without stones')).toBeLessThan(height('gold cuff without stones'));
  });

  test('chains match their names: a rope has more links than a cable, a ball chain has balls on a wire', () => {
    expect(repeats(built('ruby pendant on a rope chain').piece)).toBeGreaterThan(
      repeats(built('ruby pendant on a cable chain').piece) * 1.5,
    );
    const { piece } = built('ruby pendant on a ball chain');
    const [mesh] = [
      ...new Map(
        piece.parts.flatMap((part) =>
          part.shape === 'mesh'
            ? [[part.mesh, piece.parts.filter((p) => p.shape === 'mesh' && p.mesh === part.mesh).length] as const]
            : [],
        ),
      ),
    ].toSorted((a, b) => b[1] - a[1])[0]!;
    const { positions } = piece.meshes[mesh]!;
    const radii = Array.from({ length: positions.length / 3 }, (_, i) =>
      Math.hypot(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!),
    );
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.01);
  });
});

test.each([
  ['a sapphire', ['shank.signet', 'tension-ring']],
  ['a turquoise', ['shank.signet']],
  ['onyx and diamonds', ['shank.fitted']],
])("a man's ring with %s is larger, with its stones low in the metal", (stones, makers) => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const man = designFromPrompt({ prompt: `men's ring with ${stones}`, seed }).spec;
    expect(makers).toContain(man.root.kind);
    expect(lengthIn(man, 'inner_diameter')).toBe(19.8);
    expect(
      lengthIn(designFromPrompt({ prompt: `men's ring size 7 with ${stones}`, seed }).spec, 'inner_diameter')!,
    ).toBe(17.32);
    expect(
      lengthIn(designFromPrompt({ prompt: `ring for her with ${stones}`, seed }).spec, 'inner_diameter')!,
    ).toBeLessThan(18);
  }
});

test('wedding bands for him and her are two rings, one larger than the other', () => {
  const { spec, not_understood } = designFromPrompt({ prompt: 'wedding bands for him and her' });
  const [hers, his, ...more] = buildPiece(spec).parts;
  expect(more).toEqual([]);
  expect(his!.at.scale).toBeGreaterThan(hers!.at.scale);
  expect(not_understood).toEqual([]);
});
