import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { stonesOfPiece } from '../built';
import { draftPiece } from './registry';
import { lengthIn, stonesIn } from '../spec/tree';
import { built, SEEDS, designed, repeats } from './testing/namedPieces';

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

  test('opaque stones are cut en cabochon, and diamonds beside them keep their facets', () => {
    const stones = stonesIn(designFromPrompt({ prompt: 'three stone turquoise and diamond ring', seed: 3 }).spec);
    expect(stones.map(({ kind, cut }) => [kind, cut])).toEqual([
      ['turquoise', 'cabochon'],
      ['diamond', 'round'],
    ]);
  });

  test('five stones of three millimetres are built in that number and size', () => {
    const { gems } = built('five stone ring with 3 mm round diamonds');
    expect(gems.map((gem) => gem.sizeMm)).toEqual([3, 3, 3, 3, 3]);
  });

  test('alternating rubies and diamonds take turns along the band', () => {
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

  test('a stone set high is higher over the finger than by default, a stone set low lower', () => {
    const height = (words: string): number =>
      built(`${words} solitaire ring with a 6 mm round diamond and six prongs`).gems.find(
        (gem) => gem.role === 'center',
      )!.at.origin[1];
    const plain = height('');
    expect(height('high set')).toBeGreaterThan(plain + 0.9);
    expect(height('low set')).toBeLessThan(plain - 0.3);
  });

  test('side stones have the cut named for them, and the main stone its own', () => {
    const { gems, spec } = built('oval emerald ring with trillion diamonds on the sides');
    expect(gems.find((gem) => gem.role === 'center')).toMatchObject({ kind: 'emerald' });
    expect(stonesIn(spec)).toMatchObject([
      { role: 'center', kind: 'emerald', cut: 'oval' },
      { role: 'side', kind: 'diamond', cut: 'trillion' },
    ]);
    expect(stonesIn(designed('ruby ring with pear diamonds').spec)).toMatchObject([
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
      const piece = draftPiece(designed(prompt, seed).spec);
      expect(stonesOfPiece(piece)).toMatchObject(stones);
    }
  });

  test('pearls have the named colour, and are white by default', () => {
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

  test('a large stone is larger than the default and a small one smaller, and the ring has the same weight', () => {
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

  test('an eternity band has stones all the way round', () => {
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

  test('a stone set east-west has its long side along the band', () => {
    const long = (prompt: string): readonly number[] =>
      built(prompt).gems.find((gem) => gem.role === 'center')!.at.axes[1];
    expect(Math.abs(long('emerald cut diamond set east-west, ring')[0]!)).toBeGreaterThan(0.9);
    expect(Math.abs(long('emerald cut diamond solitaire ring')[2]!)).toBeGreaterThan(0.9);
  });

  test('a row of stones on a cuff is opposite its opening and symmetric', () => {
    const { gems } = built('gold cuff with a row of seven turquoises');
    const across = gems.map((gem) => gem.at.origin[0]).toSorted((a, b) => a - b);
    expect(gems.length).toBe(7);
    expect(Math.min(...gems.map((gem) => gem.at.origin[2]))).toBeGreaterThan(0);
    across.forEach((x, i) => expect(x + across.at(-1 - i)!).toBeCloseTo(0, 6));
  });

  test('the stones of a tennis necklace are of one size', () => {
    const sizes = (prompt: string): number => new Set(built(prompt).gems.map((gem) => gem.sizeMm)).size;
    expect(sizes('tennis necklace with 5 carats of diamonds')).toBe(1);
    expect(sizes('diamond riviere necklace')).toBeGreaterThan(3);
  });

  test('three pearls hang from each hoop, side by side', () => {
    const pearls = stonesOfPiece(draftPiece(designed('gold hoops with three dangling pearls each').spec)).map(
      ({ source, sizeMm }) => ({ at: source.at.origin, sizeMm }),
    );
    expect(pearls).toHaveLength(6);
    for (const [i, a] of pearls.entries())
      for (const b of pearls.slice(i + 1))
        expect(Math.hypot(...a.at.map((x, k) => x - b.at[k]!))).toBeGreaterThan(a.sizeMm);
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
});
