import { describe, expect, test } from 'vitest';
import { stonesOfPiece } from '../built';
import { designFromPrompt } from '../compose';
import { factsOf } from '../facts';
import { fulfil } from '../fulfil';
import { inspect } from '../inspect/inspect';
import { buildPiece, draftPiece } from '../makers/registry';
import type { DesignSpec, GemKind } from '../spec';
import { partsIn } from '../spec/tree';
import { totalCarats } from './totals';

const SEEDS = [1, 2, 3];
const kindsIn = ({ root }: DesignSpec): string[] => [...partsIn(root)].map(({ kind }) => kind);

describe('stones of a total weight', () => {
  test.each<[prompt: string, carats: number, kind: GemKind | null]>([
    ['three stone ring 2 carats total, round diamonds', 2, null],
    ['halo ring with an oval diamond, 1ct total weight', 1, null],
    ['diamond studs 1.5 tcw', 1.5, null],
    ['five stone diamond ring 0.75 ct in total', 0.75, null],
    ['eternity band, princess diamonds, 2 carats total weight', 2, null],
    ['double halo cushion morganite pendant, 0.5ct total diamonds', 0.5, 'diamond'],
    ['elmas yüzük, beştaş, toplam 1 karat', 1, null],
    ['Ring mit drei Brillanten, insgesamt 1 Karat', 1, null],
    ['bague trois diamants, 1,2 carat au total', 1.2, null],
  ])('%s', (prompt, carats, kind) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    expect(Math.abs(totalCarats(spec, kind) / carats - 1)).toBeLessThan(0.06);
    const piece = draftPiece(spec);
    const stated = fulfil(requirements, spec, factsOf(spec, piece)).filter(({ text }) =>
      /c(?:ara)?t|tcw|karat/i.test(text),
    );
    expect(stated.map(({ status }) => status)).toEqual(['met']);
  });

  test('a main stone of a weight is not the total', () => {
    const { spec } = designFromPrompt({ prompt: 'halo ring with a 1 carat oval diamond', seed: 1 });
    expect(totalCarats(spec, null)).toBeGreaterThan(1.1);
  });
});

describe('a plain band with a stone of a weight', () => {
  test.each(['2ct pear with a plain band', 'hidden halo ring, 2 carat oval, plain thin band'])('%s', (prompt) => {
    for (const seed of SEEDS) {
      const { spec, not_understood } = designFromPrompt({ prompt, seed });
      expect(stonesOfPiece(draftPiece(spec)).length).toBeGreaterThan(0);
      expect(['shank.plain', 'shank.taper']).toContain(spec.root.kind);
      expect(not_understood).toEqual([]);
    }
  });

  test('a plain band without a stone has none', () => {
    const { spec } = designFromPrompt({ prompt: 'plain thin band in platinum', seed: 1 });
    expect(stonesOfPiece(draftPiece(spec))).toEqual([]);
  });
});

describe('arrangements', () => {
  test.each<[prompt: string, kinds: readonly string[]]>([
    ['cathedral solitaire with channel set diamonds on the shoulders', ['shank.cathedral', 'row.pave']],
    ['Solitärring mit 1 Karat, Kathedralfassung', ['shank.cathedral']],
    ['pendant with three diamonds side by side', ['plate.bar']],
    ['five sapphire stations bracelet', ['chain-bracelet']],
    ['trellis three stone ring, sapphire and diamonds', ['head.basket']],
  ])('%s has its parts', (prompt, kinds) => {
    for (const seed of SEEDS)
      expect(kindsIn(designFromPrompt({ prompt, seed }).spec)).toEqual(expect.arrayContaining([...kinds]));
  });

  test.each([
    ['pendant with three diamonds side by side', 'diamond', 3],
    ['necklace with five sapphires in a horizontal row', 'blue-sapphire', 5],
    ['five sapphire stations bracelet', 'blue-sapphire', 5],
    ['7 diamond stations necklace', 'diamond', 7],
    ['ring with five 4 mm round rubies', 'ruby', 5],
  ] as const)('%s holds these stones alone', (prompt, kind, count) => {
    for (const seed of SEEDS) {
      const piece = draftPiece(designFromPrompt({ prompt, seed }).spec);
      expect(stonesOfPiece(piece).map((stone) => stone.kind)).toEqual(Array.from({ length: count }, () => kind));
    }
  });

  test('stones side by side have one size and touch the same line', () => {
    const stones = stonesOfPiece(
      draftPiece(designFromPrompt({ prompt: 'pendant with three diamonds side by side' }).spec),
    );
    expect(new Set(stones.map(({ sizeMm }) => sizeMm)).size).toBe(1);
    expect(new Set(stones.map(({ source }) => source.at.origin[1].toFixed(2))).size).toBe(1);
  });
});

describe('double prongs', () => {
  const built = (prompt: string) => {
    const { spec, requirements } = designFromPrompt({ prompt, seed: 1 });
    const piece = buildPiece(spec);
    return { spec, piece, judged: fulfil(requirements, spec, factsOf(spec, piece)) };
  };

  test.each(['oval sapphire ring, 4 double prongs', 'anillo con diamante cojín, 4 garras dobles'])('%s', (prompt) => {
    const { spec, piece, judged } = built(prompt);
    expect([...partsIn(spec.root)].find(({ id }) => id === 'head')?.params).toMatchObject({
      prongs: 4,
      doubled: 'yes',
    });
    expect(judged.map(({ status }) => status)).toEqual(judged.map(() => 'met'));
    expect(inspect(piece, 'ring').map(({ why }) => why)).toEqual([]);
  });

  /** Number of prongs that reach over the girdle of the main stone, by the gaps between their directions. */
  function prongsIn(prompt: string): number {
    const { piece } = built(prompt);
    const gem = piece.parts.find((part) => part.shape === 'gem' && part.role === 'center')!;
    const { origin, axes, scale } = gem.at;
    const local = ([x, y, z]: readonly number[], axis: 0 | 1 | 2): number =>
      (x! - origin[0]) * axes[axis][0] + (y! - origin[1]) * axes[axis][1] + (z! - origin[2]) * axes[axis][2];
    const angles = piece.parts
      .flatMap((part) => (part.part === 'head' && part.shape === 'mesh' ? [piece.meshes[part.mesh]!.positions] : []))
      .flatMap((p) => Array.from({ length: p.length / 3 }, (_, i) => [p[3 * i]!, p[3 * i + 1]!, p[3 * i + 2]!]))
      .filter((point) => Math.abs(local(point, 2) - 0.12 * scale) < 0.08 * scale)
      .map((point) => Math.atan2(local(point, 1), local(point, 0)))
      .toSorted((a, b) => a - b);
    const least = (2 * Math.PI) / 180;
    return angles.filter((angle, i) => (angles[i + 1] ?? angles[0]! + 2 * Math.PI) - angle > least).length;
  }

  test('are two for each', () => {
    expect(prongsIn('oval 8x6 mm sapphire ring, 4 prongs')).toBe(4);
    expect(prongsIn('oval 8x6 mm sapphire ring, 4 double prongs')).toBe(8);
  });
});
