import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { describeDesign } from '../describe';
import { sample, type Point2 } from '../geometry/curves';
import { cross, distance, dot, sub, unit } from '../geometry/vec';
import { inspect } from '../inspect/inspect';
import { buildPiece } from '../makers/registry';
import type { Vec3 } from '../piece';
import { JEWELRY_TYPES, type DesignSpec } from '../spec';
import { metalVolumes } from '../weigh/union';
import { drawnFigure } from './drawnFigure';
import type { DrawnPath } from './strokes';
import { DRAWINGS, stroke } from './testing/drawings';
import { edited } from '../spec/edit';
import { partsIn, stonesIn } from '../spec/tree';
import { sampled } from '../testing/sampled';

/** True for kinds that follow a drawing, and for trees with a part that does. */
const followsDrawing = ({ root }: DesignSpec): boolean =>
  root.kind.startsWith('drawn-') || [...partsIn(root)].some(({ kind }) => kind === 'figure.drawing');

describe.each(sampled(DRAWINGS, 3))('in the $group of drawings', { timeout: 60_000 }, ({ cases, tags }) => {
  describe.each(cases)('a drawn $name', ({ prompt, jewelryType, paths }) => {
    const { spec } = designFromPrompt({ prompt, jewelryType, seed: 3, drawing: { paths, influence: 90 } });

    test('becomes a design that is marked as drawn and small enough to store', () => {
      expect(spec.given['motif']).toBe('drawing');
      expect(followsDrawing(spec)).toBe(true);
      expect(JSON.stringify(spec.drawing).length).toBeLessThan(16_000);
      expect(designFromPrompt({ prompt, jewelryType, seed: 3, drawing: { paths, influence: 90 } }).spec).toEqual(spec);
    });

    test('becomes one piece of metal that holds every drawn stone', { tags }, () => {
      const piece = buildPiece(spec);
      expect(inspect(piece, jewelryType).map(({ why }) => why)).toEqual([]);
      const each = jewelryType === 'earrings' ? 2 : 1;
      const drawn = each * paths.filter((path) => path.color !== '#000000').length;
      expect(piece.parts.filter((part) => part.shape === 'gem')).toHaveLength(drawn);
      expect(stonesIn(spec).reduce((sum, { count }) => sum + count, 0)).toBe(drawn);
    });
  });
});

describe.each(sampled(JEWELRY_TYPES, 3))('in the $group of types', ({ cases, tags }) => {
  test.each(cases)('%s: a drawing is followed, and the words say so', { timeout: 60_000, tags }, (jewelryType) => {
    const { spec } = designFromPrompt({
      prompt: 'white gold',
      jewelryType,
      seed: 3,
      drawing: { paths: DRAWINGS[2]!.paths, influence: 90 },
    });
    expect(followsDrawing(spec)).toBe(true);
    const piece = buildPiece(spec);
    expect(describeDesign(spec, piece)).toContain(' after a drawing with ');
    expect(inspect(piece, jewelryType).map((fault) => fault.why)).toEqual([]);
  });
});

describe('a bangle', { timeout: 60_000 }, () => {
  const leafAndRuby = DRAWINGS[0]!.paths.slice(-2);
  const bangle = (prompt: string): DesignSpec =>
    designFromPrompt({ prompt, jewelryType: 'bracelet', seed: 3, drawing: { paths: leafAndRuby, influence: 90 } }).spec;
  const gems = (spec: DesignSpec): readonly number[] =>
    buildPiece(spec)
      .parts.filter((part) => part.shape === 'gem')
      .map(({ at }) => Math.round((Math.atan2(at.origin[0], at.origin[2]) * 180) / Math.PI));

  test('repeats its drawing all the way round, at even distances', () => {
    const around = gems(bangle('bangle')).toSorted((a, b) => a - b);
    expect(around.length).toBeGreaterThan(6);
    for (const [i, angle] of around.slice(1).entries())
      expect(Math.abs(angle - around[i]! - 360 / around.length)).toBeLessThanOrEqual(1);
  });

  test('shows it once when minimalist', () => {
    expect(gems(bangle('minimalist bangle'))).toHaveLength(1);
  });
});

describe('a drawn shape has the weight of its geometry', { timeout: 60_000 }, () => {
  /** Metal of the drawing alone, mm³, on a pendant of this height. */
  const volume = (path: DrawnPath, height: number): number => {
    const { spec } = designFromPrompt({
      prompt: '',
      jewelryType: 'pendant',
      seed: 1,
      drawing: { paths: [path], influence: 100 },
    });
    const piece = buildPiece(edited(spec, { op: 'set', id: 'pendant', params: { height } }));
    return metalVolumes({ ...piece, parts: piece.parts.slice(0, 1) }, [spec.root.metal])[0]!;
  };
  const even = { tremble: 0, pressure: [0.5, 0.5] } as const;
  const along = (corners: readonly Point2[]): Point2[] =>
    corners
      .slice(1)
      .flatMap(([x, y], i) =>
        sample(
          20,
          (t) => [corners[i]![0] + (x - corners[i]![0]) * t, corners[i]![1] + (y - corners[i]![1]) * t] as const,
        ),
      );

  test('a straight wire: a round bar with two round ends', () => {
    const [long, brush, height] = [400, 20, 24];
    const mm = height / (long + brush);
    const bar = Math.PI * ((brush / 2) * mm) ** 2 * long * mm + (4 / 3) * Math.PI * ((brush / 2) * mm) ** 3;
    const drawn = volume(
      stroke(
        along([
          [256, 56],
          [256, 456],
        ]),
        { ...even, size: brush },
      ),
      height,
    );
    expect(drawn / bar).toBeGreaterThan(0.95);
    expect(drawn / bar).toBeLessThan(1.05);
  });

  test('a square plate: its area times a height between that of its edge and that of its middle', () => {
    const height = 12;
    const drawn = volume(
      stroke(
        along([
          [106, 106],
          [406, 106],
          [406, 406],
          [106, 406],
          [106, 108],
        ]),
        { ...even, size: 8 },
      ),
      height,
    );
    expect(drawn / height ** 2).toBeGreaterThan(0.79);
    expect(drawn / height ** 2).toBeLessThan(1.3);
  });
});

test.each([28, 36])(
  'a plate has a continuous highlight around the seat of a stone of %i',
  { timeout: 60_000 },
  (size) => {
    const round = (x: number, reach: number): Point2[] =>
      sample(40, (t) => [x + reach * Math.cos(6.3 * t), 256 + reach * Math.sin(6.3 * t)]);
    const paths = [stroke(round(126, 104)), stroke(round(386, 104)), stroke(round(256, size), { color: '#FF0000' })];
    const { meshes, parts } = buildPiece(
      designFromPrompt({ prompt: '', jewelryType: 'pendant', seed: 3, drawing: { paths, influence: 90 } }).spec,
    );
    const stone = parts.find((part) => part.shape === 'gem')!;
    const { positions, triangles, normals } = meshes.find((mesh) => mesh.normals !== undefined)!;
    const at = (of: ArrayLike<number>, v: number): Vec3 => [of[v * 3]!, of[v * 3 + 1]!, of[v * 3 + 2]!];
    let breaks = 0;
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!];
      if (distance(at(positions, a), stone.at.origin) < stone.sizeMm) continue;
      const face = unit(cross(sub(at(positions, b), at(positions, a)), sub(at(positions, c), at(positions, a))));
      if (face[2] > 0.98 && [a, b, c].some((v) => dot(face, at(normals!, v)) < Math.cos(Math.PI / 20))) breaks++;
    }
    expect(breaks).toBe(0);
  },
);

test('an empty drawing leaves the design to the prompt and is reported', () => {
  const { spec, not_understood } = designFromPrompt({ prompt: 'gold ring', drawing: { paths: [], influence: 80 } });
  expect(not_understood).toEqual(['an empty drawing']);
  expect({ ...spec, not_understood: [] }).toEqual(designFromPrompt({ prompt: 'gold ring' }).spec);
});

test('a drawn drop becomes a pear, a ring a round brilliant', () => {
  const cuts = (name: string): string[] => [
    ...new Set(
      designFromPrompt({
        prompt: '',
        drawing: { paths: DRAWINGS.find((d) => d.name === name)!.paths, influence: 90 },
      }).spec.drawing!.stones.map((s) => s.cut),
    ),
  ];
  expect(cuts('drops')).toEqual(['pear']);
  expect(cuts('snowflake')).toEqual(['round']);
});

describe('an outline drawn within another', () => {
  const figureOf = (name: string): ReturnType<typeof drawnFigure>['figure'] => {
    const { paths, jewelryType } = DRAWINGS.find((d) => d.name === name)!;
    return drawnFigure(
      designFromPrompt({ prompt: '', jewelryType, drawing: { paths, influence: 90 } }).spec.drawing!,
      12,
    ).figure;
  };

  test('is a leaf on the heart when a stem is drawn to it, and the heart hangs from above its middle', () => {
    const {
      fills: [heart, ...leaves],
      hang,
    } = figureOf(DRAWINGS[0]!.name);
    expect(heart!.holes).toBeUndefined();
    expect(leaves.map(({ lift }) => lift! > 0)).toEqual([true, true]);
    const xs = heart!.outline.map((p) => p[0]);
    expect(Math.abs(hang[0] - (Math.min(...xs) + Math.max(...xs)) / 2)).toBeLessThan(0.06);
  });

  test('is an opening when it follows the outer one', () => {
    expect(figureOf('drops').fills[0]!.holes).toHaveLength(1);
  });
});

describe.each([30, 60, 90])('at an influence of %i', (influence) => {
  const leavesOf = (name: string): boolean[] => {
    const { paths } = DRAWINGS.find((d) => d.name === name)!;
    return drawnFigure(
      designFromPrompt({ prompt: '', drawing: { paths, influence } }).spec.drawing!,
      9,
    ).figure.fills.map(({ blade }) => blade !== undefined);
  };

  test('makes a drawn leaf as a leaf; a heart and a drop stay plates', () => {
    expect(leavesOf('vine')).toEqual([true, true, true, true, true, true]);
    expect(leavesOf('heart with a leaf')).toEqual([false, true, true]);
    expect(leavesOf('drops')).not.toContain(true);
  });
});

describe('the influence of a drawing', () => {
  const heart = DRAWINGS[0]!.paths;

  test('at zero only suggests stones, motif and style for a design', () => {
    const { spec } = designFromPrompt({
      prompt: '',
      jewelryType: 'pendant',
      seed: 4,
      drawing: { paths: heart, influence: 0 },
    });
    expect(spec).toMatchObject({
      motif: 'heart',
      root: { kind: 'chain.pendant', children: { center: [{ id: 'heart', stones: [{ kind: 'ruby' }] }] } },
      given: { motif: 'drawing', stones: 'drawing' },
    });
    expect(spec.drawing).toBeUndefined();
  });

  test('makes lines smoother when lower', () => {
    const bends = (influence: number): number => {
      const line = designFromPrompt({ prompt: '', drawing: { paths: heart, influence } }).spec.drawing!.outlines[0]!
        .points;
      return Math.max(
        ...Array.from({ length: line.length / 2 - 2 }, (_, i) =>
          Math.hypot(
            line[i * 2]! - 2 * line[i * 2 + 2]! + line[i * 2 + 4]!,
            line[i * 2 + 1]! - 2 * line[i * 2 + 3]! + line[i * 2 + 5]!,
          ),
        ),
      );
    };
    expect(bends(20)).toBeLessThan(bends(100));
  });
});

test('classifies the ink of an image like strokes: black as wire, red as a stone', () => {
  const side = 200;
  const rgba = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isLine = Math.abs(y - 100 - 30 * Math.sin(x / 25)) < 3 && x > 15 && x < 185;
      const isStone = Math.hypot(x - 100, y - 40) < 16;
      if (isLine || isStone) rgba.set(isStone ? [230, 20, 30] : [10, 10, 10], (y * side + x) * 4);
    }
  }
  const { spec } = designFromPrompt({
    prompt: '',
    drawing: { picture: { width: side, height: side, rgba }, influence: 90 },
  });
  expect(spec.drawing).toMatchObject({
    outlines: [],
    wires: [expect.any(Array)],
    stones: [{ kind: 'ruby', cut: 'round' }],
  });
  expect(inspect(buildPiece(spec), spec.type).map((fault) => fault.why)).toEqual([]);
});
