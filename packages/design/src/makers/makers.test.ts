import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { girdleOutline } from '../gems/polyhedron';
import { cornersOf } from '../inspect/corners';
import type { Mesh, Piece, Vec3 } from '../piece';
import { JEWELRY_TYPES, STYLES, type DesignSpec } from '../spec';
import { partsIn } from '../spec/tree';
import { constructionOf } from '../testing/construction';
import { MATERIAL_PRESETS, STONE_PRESETS } from '../language/presets';
import { buildPiece } from './registry';

const LOOKS = [
  '',
  'many stones',
  'single stone',
  'minimalist',
  'bold',
  'layered',
  'organic',
  'geometric',
  'honeycomb',
  'contemporary',
  'innovative',
  'sci-fi',
  'no stones',
  'leaf',
  'heart',
  'halo',
  'bezel',
  'twist',
  'pearl',
  'opal',
  'signet',
];

/** Share of edges without exactly one partner in the opposite direction. */
function openEdges(mesh: Mesh): number {
  const edges = new Map<number, number>();
  const t = mesh.triangles;
  const spots = new Map<string, number>();
  const count = mesh.positions.length / 3;
  const spotOf = Uint32Array.from({ length: count }, (_, v) => {
    const key = [0, 1, 2].map((k) => Math.round(mesh.positions[v * 3 + k]! * 1e4)).join(' ');
    const spot = spots.get(key) ?? v;
    spots.set(key, spot);
    return spot;
  });
  for (let i = 0; i < t.length; i += 3) {
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const p = spotOf[t[i + a]!]!;
      const q = spotOf[t[i + b]!]!;
      if (p === q) continue;
      const id = Math.min(p, q) * count + Math.max(p, q);
      edges.set(id, (edges.get(id) ?? 0) + (p < q ? 1 : -1));
    }
  }
  let open = 0;
  for (const balance of edges.values()) if (balance !== 0) open++;
  return open / Math.max(1, edges.size);
}

const metalPoints = (piece: Piece): Vec3[] =>
  cornersOf(piece, (part) => part.surface.kind !== 'crystal' && !part.stone);

/** Distance from a stone's girdle to the nearest metal, mm. */
function gapToMetal(piece: Piece): number {
  const cell = 1.5;
  const buckets = new Map<string, Vec3[]>();
  const bucket = (p: Vec3, dx = 0, dy = 0, dz = 0): string =>
    `${Math.floor(p[0] / cell) + dx} ${Math.floor(p[1] / cell) + dy} ${Math.floor(p[2] / cell) + dz}`;
  for (const p of metalPoints(piece)) {
    const id = bucket(p);
    const list = buckets.get(id);
    if (list) list.push(p);
    else buckets.set(id, [p]);
  }
  let worst = 0;
  for (const part of piece.parts) {
    if (part.shape !== 'gem') continue;
    let best = Infinity;
    for (const point of girdleOutline(piece.gems[part.gem]!, 24)) {
      const { axes, origin, scale } = part.at;
      const [x, y] = [point[0] * scale, point[1] * scale];
      const g: Vec3 = [
        origin[0] + axes[0][0] * x + axes[1][0] * y,
        origin[1] + axes[0][1] * x + axes[1][1] * y,
        origin[2] + axes[0][2] * x + axes[1][2] * y,
      ];
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++)
          for (let dz = -1; dz <= 1; dz++) {
            for (const p of buckets.get(bucket(g, dx, dy, dz)) ?? [])
              best = Math.min(best, Math.hypot(p[0] - g[0], p[1] - g[1], p[2] - g[2]));
          }
    }
    worst = Math.max(worst, best);
  }
  return worst;
}

function bounds(piece: Piece): { low: number[]; high: number[] } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const p of metalPoints(piece)) {
    for (const k of [0, 1, 2] as const) {
      low[k] = Math.min(low[k]!, p[k]);
      high[k] = Math.max(high[k]!, p[k]);
    }
  }
  return { low, high };
}

/** `npm test` builds every second look in one of the six types, `full` in all. */
const designs = JEWELRY_TYPES.flatMap((jewelryType, type) =>
  LOOKS.map((look, seed) => ({
    look,
    jewelryType,
    tags: (type + seed) % 12 === 0 ? [] : ['full'],
    spec: designFromPrompt({ prompt: look, jewelryType, seed }).spec,
  })),
);

/** Width of a closed strand of 450 mm with its largest stones. */
const STRAND_MM = 150;
/** Posts of studs go through the board that the studs lie on, mm. */
const POST_MM = 12;

describe.each(designs)('a $jewelryType, $look', ({ spec, tags }) => {
  test(`by ${spec.root.kind} can be photographed and worn`, { timeout: 60_000, tags }, () => {
    const piece = buildPiece(spec);
    let triangles = 0;
    for (const mesh of piece.meshes) {
      expect(mesh.triangles.length).toBeGreaterThan(0);
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      triangles += mesh.triangles.length / 3;
    }
    expect(triangles).toBeLessThan(400_000);
    const solids = new Set(
      piece.parts.flatMap((part) => (part.shape === 'mesh' && part.surface.kind !== 'crystal' ? part.mesh : [])),
    );
    for (const mesh of solids) expect(openEdges(piece.meshes[mesh]!), 'open edges').toBeLessThan(0.002);
    expect(gapToMetal(piece), 'a stone floats').toBeLessThan(0.6);
    const { low, high } = bounds(piece);
    const floor = piece.shot.rig === 'floor' ? 1 : 2;
    const isPosted = [...partsIn(spec.root)].some(({ kind }) => kind === 'ear.post');
    expect(low[floor]!, 'sinks into the stage').toBeGreaterThan(isPosted ? -POST_MM : -0.12);
    for (const k of [0, 1, 2]) expect(high[k]! - low[k]!).toBeLessThan(spec.type === 'necklace' ? STRAND_MM : 140);
    for (const part of piece.parts) {
      if (part.shape !== 'gem' || piece.shot.rig !== 'wall') continue;
      const depth = part.at.scale * 1.1 * Math.abs(part.at.axes[2][2]);
      expect(part.at.origin[2] - depth, 'a stone passes through the wall').toBeGreaterThan(-0.05);
    }
  });
});

describe('every preset is visible', () => {
  const built = (presets: readonly string[], jewelryType: DesignSpec['type']): string => {
    const { spec } = designFromPrompt({ prompt: 'jewel', presets, jewelryType, seed: 5 });
    return JSON.stringify({ ...spec, given: null, styles: null });
  };

  test.each(JEWELRY_TYPES.flatMap((type) => STYLES.map((style) => [style, type] as const)))(
    '%s changes a %s',
    (style, type) => {
      const others = STYLES.filter((s) => s !== style).map((s) => built([s, 'diamond'], type));
      expect(others.filter((o) => o === built([style, 'diamond'], type)).length).toBe(0);
    },
  );

  test.each(JEWELRY_TYPES)(
    'gold, stones and their number change a %s',
    (type) => {
      // White gold with a diamond occurs twice.
      const ids = [...Object.keys(MATERIAL_PRESETS), ...Object.keys(STONE_PRESETS)];
      expect(
        new Set(ids.map((id) => built([id, ...(id in STONE_PRESETS ? ['white-gold'] : ['diamond'])], type))).size,
      ).toBe(ids.length - 1);
      const count = (id: string, seed: number): number => {
        const { spec } = designFromPrompt({ prompt: '', presets: [id, 'ruby'], jewelryType: type, seed });
        return buildPiece(spec).parts.filter((p) => p.shape === 'gem').length;
      };
      for (const seed of [1, 5, 9])
        expect(count('many-stones', seed)).toBeGreaterThan(count('single-stone', seed) * 1.9);
    },
    60_000,
  );
});

describe('variety', () => {
  const PROMPTS = [
    '',
    'no stones',
    'many stones',
    'single stone',
    'layered',
    'bold',
    'organic',
    'geometric',
    'honeycomb',
    'sci-fi',
    'innovative',
    'contemporary',
    'pearl',
    'art deco many stones',
    'snake',
    'leaf',
    'chain',
    'drop',
    'eternity baguette',
  ];

  test.each(['ring', 'earrings', 'pendant', 'necklace'] as const)(
    'a %s has at least eight different constructions',
    (jewelryType) => {
      const makers = PROMPTS.flatMap((prompt) =>
        [1, 2, 3, 4].map((seed) => constructionOf(designFromPrompt({ prompt, jewelryType, seed }).spec.root)),
      );
      expect(new Set(makers).size).toBeGreaterThanOrEqual(8);
    },
  );

  test.each(['bracelet', 'watch'] as const)('a %s has at least six different constructions', (jewelryType) => {
    const builds = [
      ...PROMPTS,
      'beads',
      'links',
      'cuff',
      'bangle',
      'tennis',
      'diver',
      'chronograph',
      'skeleton',
      'moonphase',
      'rectangular',
    ].flatMap((prompt) => [1, 2, 3, 4].map((seed) => designFromPrompt({ prompt, jewelryType, seed }).spec.root));
    expect(new Set(builds.map(constructionOf)).size).toBeGreaterThanOrEqual(6);
  });

  test('nine styles give nine rings, no two with the same maker and choices', () => {
    const built = STYLES.map((style) =>
      JSON.stringify(designFromPrompt({ prompt: 'ring', presets: [style], seed: 3 }).spec.root),
    );
    expect(new Set(built).size).toBe(STYLES.length);
  });

  test.each([
    ['bold', 'fringe'],
    ['organic-shapes', 'garland'],
    ['geometric', 'riviere'],
    ['innovative', 'collar'],
    ['sci-fi', 'collar'],
  ])('a necklace that is only %s is a %s and not one stone on a chain', (style, kind) => {
    const { spec } = designFromPrompt({ prompt: '', presets: [style], jewelryType: 'necklace', seed: 7 });
    expect(spec.root.kind).toBe(kind);
  });
});

test('an unknown maker throws an error with its name', () => {
  const { spec } = designFromPrompt({ prompt: 'ring' });
  expect(() => buildPiece({ ...spec, root: { ...spec.root, kind: 'anvil' } })).toThrow('No maker is called "anvil"');
});
