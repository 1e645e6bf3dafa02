/** Necklaces and earrings show what a prompt asks for, where it asks for it. */
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import type { Piece, Vec3 } from '../piece';
import type { DesignSpec, GemKind } from '../spec';
import { partsIn, stonesIn } from '../spec/tree';
import { buildPiece } from './registry';

const built = (prompt: string): { spec: DesignSpec; piece: Piece } => {
  const { spec } = designFromPrompt({ prompt });
  return { spec, piece: buildPiece(spec) };
};

const placesOf = ({ parts }: Piece, kind: GemKind): Vec3[] =>
  parts.flatMap((part) => ((part.shape === 'gem' ? part.kind : part.stone?.kind) === kind ? [part.at.origin] : []));

/** Side of the square picture, mm. */
const frameMm = ({ shot: { camera } }: Piece): number =>
  2 * camera.distanceMm * Math.tan((camera.fovDeg * Math.PI) / 360);

/** Range of heights of the meshes of a part, mm. */
function heightsOf({ parts, meshes }: Piece, id: string): [low: number, high: number] {
  const all = parts.flatMap((part) => {
    if (part.shape !== 'mesh' || part.part !== id) return [];
    const { positions } = meshes[part.mesh]!;
    const { axes, origin, scale } = part.at;
    return Array.from(
      { length: positions.length / 3 },
      (_, i) => origin[1] + scale * [0, 1, 2].reduce((sum, k) => sum + axes[k]![1] * positions[3 * i + k]!, 0),
    );
  });
  return [all.reduce((a, b) => Math.min(a, b), Infinity), all.reduce((a, b) => Math.max(a, b), -Infinity)];
}

describe('framing', { timeout: 60_000 }, () => {
  test('stones of 3 mm around the whole neck fill more than 1 / 22 of the picture', () => {
    const { piece } = built('tennis necklace with 3 mm diamonds, 17 inch');
    expect(3 / frameMm(piece)).toBeGreaterThan(1 / 22);
    expect(placesOf(piece, 'diamond').length).toBeGreaterThan(90);
  });

  test('chains over one another never cross', () => {
    const { piece } = built('layered necklace');
    const [top] = [Math.max(...piece.parts.map(({ at }) => at.origin[1]))];
    const high = piece.parts.filter(({ at }) => at.origin[1] > top * 0.8).map(({ part, at }) => [part, at.origin[0]]);
    const reach = (id: string): number[] => high.flatMap(([part, x]) => (part === id ? [Math.abs(Number(x))] : []));
    expect(Math.min(...reach('chain'))).toBeGreaterThan(Math.max(0, ...reach('chain-2')));
  });
});

describe('earrings', { timeout: 60_000 }, () => {
  test.each([
    ['mismatched earrings: a sun for the left, a moon for the right, citrine in the sun, moonstone in the moon'],
    ['Ohrringe aus Gold, links eine Sonne mit einem Citrin, rechts ein Mond mit einem Mondstein'],
  ])('%s: each figure has its own stone', (prompt) => {
    const figures = [...partsIn(built(prompt).spec.root)].filter(({ kind }) => kind === 'figure.relief');
    const stones = Object.fromEntries(
      figures.map(({ params, stones: own = [] }) => [params['motif'], own.map(({ kind }) => kind)]),
    );
    expect(stones).toEqual({ sun: ['citrine'], moon: ['moonstone'] });
  });

  test('a figure that is cut from stone stands on its post without the cap of a pendant', () => {
    const { piece } = built('mismatched silver studs, a moon and a star, moonstone in the moon and cz in the star');
    const ofMoon = piece.parts.flatMap((one) =>
      one.part === 'moon' && one.shape === 'mesh' ? [one.surface.kind] : [],
    );
    expect(ofMoon).toEqual(['stone']);
  });

  test('enamel on a jhumka goes around its bell', () => {
    const [low, high] = heightsOf(built('gold jhumkas with blue enamel and hanging pearls').piece, 'enamel-blue-inlay');
    expect(high - low).toBeGreaterThan(1.5);
  });

  test('charms that the catalogue lacks leave a plain chain, and no lariat', () => {
    const prompt = 'colar de ouro com tres pingentes, um menino e duas meninas';
    const kinds = [1, 2, 3, 4].map((seed) => designFromPrompt({ prompt, seed }).spec.root.kind);
    expect(new Set(kinds)).toEqual(new Set(['link-necklace']));
  });

  test('a moon and a star of one pair stay one figure', () => {
    expect(built('gold drop earrings with a moon and a star').spec.root.children['other']).toBeUndefined();
  });

  test('three drops hang side by side below each flower', () => {
    const { piece } = built('gold flower earrings with three ruby drops dangling below each');
    const rubies = placesOf(piece, 'ruby');
    expect(rubies).toHaveLength(6);
    expect(new Set(rubies.map(([x]) => Math.round(x))).size).toBe(6);
    expect(Math.max(...rubies.map(([, y]) => y))).toBeLessThan(heightsOf(piece, 'flower')[0] + 3);
  });

  test('beads and pearls hang from a jhumka in turns, and none is set in it', () => {
    const { spec } = built('gold jhumkas with emerald beads hanging all round the bottom and small pearls in between');
    expect(stonesIn(spec).map(({ kind, role }) => [kind, role])).toEqual([
      ['emerald', 'side'],
      ['pearl', 'side'],
    ]);
  });

  test('a chandbali carries the counted parts below its crescent', () => {
    const { piece } = built('gold chandbali with seven pearls hanging below');
    expect(placesOf(piece, 'pearl')).toHaveLength(14);
  });
});

describe('figures', { timeout: 60_000 }, () => {
  test('green enamel fills the leaves of a strawberry, red enamel the fruit', () => {
    const { piece } = built('strawberry pendant, red enamel with green enamel leaves, gold');
    const [green, red] = [heightsOf(piece, 'enamel-green-inlay'), heightsOf(piece, 'enamel-red-inlay')];
    expect(green[0]).toBeGreaterThan(red[0] + 5);
    expect(green[1]).toBeGreaterThan(red[0] + 5);
  });

  test('a crescent holds the stone that it hugs between its horns', () => {
    const held = built('silver moon pendant with moss agate, crescent hugging the stone').piece;
    const sunk = built('silver moon pendant with moss agate').piece;
    const [[at], [inBody]] = [placesOf(held, 'moss-agate'), placesOf(sunk, 'moss-agate')];
    expect(at![0]).toBeGreaterThan(inBody![0] + 3);
  });

  test('a disc of jade is as wide as stated', () => {
    const { spec } = built('jade donut pendant 25 mm, gold bail');
    expect(spec.root.children['center']![0]!.params['height']).toBe(25);
  });
});

describe('strands', { timeout: 60_000 }, () => {
  test('a stone of the clasp is above all pearls, another one among them', () => {
    const high = (prompt: string): boolean => {
      const { piece } = built(prompt);
      const top = Math.max(...placesOf(piece, 'pearl').map(([, y]) => y));
      return placesOf(piece, 'ruby')[0]![1] > top - 1;
    };
    expect(high('strand of 7 mm pearls with a gold ball clasp set with a ruby')).toBe(true);
    expect(high('strand of 7 mm pearls with a ruby in the middle')).toBe(false);
  });

  test('a choker of pearls with a bow has both', () => {
    const { piece } = built('pearl choker with a gold bow in the front');
    expect(placesOf(piece, 'pearl').length).toBeGreaterThan(30);
    expect(piece.parts.some(({ part }) => part === 'bow')).toBe(true);
  });
});

describe('bangles', { timeout: 60_000 }, () => {
  test('stones stand before and after engraved words', () => {
    const across = (prompt: string): number[] => placesOf(built(prompt).piece, 'ruby').map(([x]) => x);
    const words = 'gold bangle engraved on the outside with "still I rise"';
    const [left, right, ...more] = across(`${words} and a ruby before and after the words`);
    expect(more).toEqual([]);
    expect(left).toBeLessThan(-10);
    expect(right).toBeGreaterThan(10);
    expect(across(`${words} and a ruby`)).toEqual([expect.closeTo(right!, -1)]);
  });

  test.each([
    'open silver bangle with a round turquoise at each end',
    'jonc ouvert en argent, une turquoise ronde à chaque bout',
  ])('%s has one at each end', (prompt) => {
    const [left, right] = placesOf(built(prompt).piece, 'turquoise')
      .map(([x]) => x)
      .toSorted((a, b) => a - b);
    expect(left).toBeLessThan(-3);
    expect(right).toBeCloseTo(-left!, 1);
  });
});
