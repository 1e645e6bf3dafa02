/** Any drawing becomes a sensible piece, or is ignored. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { designFromPrompt } from '../compose';
import { buildPiece } from '../makers/registry';
import { JEWELRY_TYPES, type DesignSpec, type JewelryType } from '../spec';
import { random } from '../random';
import type { DrawnPicture } from './picture';
import type { DrawnPath } from './strokes';
import { stroke } from './testing/drawings';

const design = (paths: readonly DrawnPath[], jewelryType: JewelryType = 'pendant', influence = 90): DesignSpec =>
  designFromPrompt({ prompt: '', jewelryType, seed: 1, drawing: { paths, influence } }).spec;

/** Defects that prevent a photograph: no metal, NaN positions, or more triangles than the renderer can hold. */
function flaws(spec: DesignSpec): string[] {
  const { meshes } = buildPiece(spec);
  return [
    ...meshes.flatMap((mesh, i) => (mesh.triangles.length > 0 ? [] : [`mesh ${i} is empty`])),
    ...meshes.flatMap((mesh, i) => (mesh.positions.every(Number.isFinite) ? [] : [`mesh ${i} is nowhere`])),
    ...(meshes.reduce((sum, mesh) => sum + mesh.triangles.length / 3, 0) < 400_000 ? [] : ['too many triangles']),
  ];
}

const scribble = (): DrawnPath =>
  stroke(
    Array.from(
      { length: 20_000 },
      (_, i) => [256 + 250 * Math.sin(i * 1.7), 256 + 250 * Math.sin(i * 2.3 + 1)] as const,
    ),
  );
const BAD: readonly (readonly [string, readonly DrawnPath[]])[] = [
  ['a dot', [stroke([[100, 100]])]],
  ['a coloured dot', [stroke([[100, 100]], { color: '#FF0000' })]],
  [
    'one line',
    [
      stroke([
        [20, 20],
        [400, 90],
      ]),
    ],
  ],
  [
    'an open coloured line',
    [
      stroke(
        [
          [20, 200],
          [220, 240],
          [480, 200],
        ],
        { color: '#0000FF' },
      ),
    ],
  ],
  ['a scribble of 20,000 points', [scribble()]],
  [
    'strokes far outside of the paper',
    [
      stroke([
        [-8000, 4000],
        [7000, -3000],
        [8000, 8000],
      ]),
      stroke([
        [100, 100],
        [300, 300],
      ]),
    ],
  ],
  [
    'a drawing wholly outside of the paper',
    [
      stroke([
        [2000, 2000],
        [2200, 2100],
        [2100, 2300],
      ]),
    ],
  ],
  [
    'many dots apart',
    Array.from({ length: 60 }, (_, i) =>
      stroke([[(i * 97) % 512, (i * 61) % 512]], { color: i % 3 ? '#000000' : '#008000' }),
    ),
  ],
];

/** Inputs that take more time than all others together. */
const HEAVY = new Set(['a scribble of 20,000 points', 'many dots apart']);

describe.each([
  { group: 'quick', cases: BAD.filter(([name]) => !HEAVY.has(name)), tags: [] },
  { group: 'heavy', cases: BAD.filter(([name]) => HEAVY.has(name)), tags: ['full'] },
])('of the $group drawings', ({ cases, tags }) => {
  test.each(cases)('%s becomes a piece', { timeout: 60_000, tags }, (_, paths) => {
    expect(flaws(design(paths))).toEqual([]);
  });
});

test('treats an erased canvas as empty', () => {
  const line = stroke([
    [100, 100],
    [200, 200],
    [300, 100],
  ]);
  const eraser = stroke(
    [
      [100, 100],
      [200, 200],
      [300, 100],
    ],
    { tool: 'eraser', size: 32, tremble: 0 },
  );
  const { spec, not_understood } = designFromPrompt({
    prompt: 'gold ring',
    drawing: { paths: [line, eraser], influence: 90 },
  });
  expect(spec.drawing).toBeUndefined();
  expect(not_understood).toContain('an empty drawing');
});

test('the eraser cuts a line in two', () => {
  const line = stroke([
    [40, 256],
    [480, 256],
  ]);
  const eraser = stroke(
    [
      [256, 200],
      [256, 320],
    ],
    { tool: 'eraser', size: 30 },
  );
  expect(design([line, eraser]).drawing?.wires).toHaveLength(2);
});

const point = fc.tuple(
  fc.integer({ min: -700, max: 1200 }),
  fc.integer({ min: -700, max: 1200 }),
  fc.float({ min: 0, max: 1, noNaN: true }),
);
const anyPath: fc.Arbitrary<DrawnPath> = fc.record({
  points: fc.array(point, { minLength: 1, maxLength: 14 }),
  tool: fc.constantFrom('pencil', 'pencil', 'pencil', 'eraser'),
  color: fc.constantFrom('#000000', '#FF0000', '#0000FF', '#008000'),
  options: fc.record({ size: fc.integer({ min: 1, max: 32 }) }),
});

describe.each([
  { numRuns: 4, tags: [] },
  { numRuns: 16, tags: ['full'] },
])('$numRuns drawings', ({ numRuns, tags }) => {
  test('of arbitrary strokes give a design that can be built', { timeout: 240_000, tags }, () => {
    fc.assert(
      fc.property(
        fc.array(anyPath, { maxLength: 7 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...JEWELRY_TYPES),
        (paths, influence, type) => {
          expect(flaws(design(paths, type, influence))).toEqual([]);
        },
      ),
      { numRuns, seed: 20 },
    );
  });
});

test('any picture is read without an exception', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.uint8Array({ minLength: 16, maxLength: 200 }),
      (width, height, seeds) => {
        const rgba = Uint8Array.from(
          { length: width * height * 4 },
          (_, i) => seeds[(i * 7 + (i >> 5)) % seeds.length]!,
        );
        const { spec } = designFromPrompt({
          prompt: 'pendant',
          drawing: { picture: { width, height, rgba }, influence: 90 },
        });
        expect(JSON.stringify(spec).length).toBeLessThan(60_000);
      },
    ),
    { numRuns: 8, seed: 20 },
  );
});

/** A picture of 512 x 512 px whose pixels are selected by index. */
function pictureOf(colorAt: (pixel: number) => readonly [r: number, g: number, b: number]): DrawnPicture {
  const side = 512;
  const rgba = new Uint8Array(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel++) rgba.set(colorAt(pixel), pixel * 4);
  return { width: side, height: side, rgba };
}

const rng = random(36);
const any = (): number => rng.between(0, 256);
const BUSY: readonly (readonly [string, DrawnPicture])[] = [
  ['coloured noise', pictureOf(() => [any(), any(), any()])],
  ['black noise', pictureOf(() => (rng.chance(0.5) ? [0, 0, 0] : [255, 255, 255]))],
  [
    'a photograph',
    pictureOf((p) => [
      128 + 100 * Math.sin((p % 512) / 30) + any() / 5,
      128 + 90 * Math.sin(p / 512 / 40),
      100 + any() / 3,
    ]),
  ],
];

test.each(BUSY)('%s is read as a few large areas or as nothing, in no more time than a drawing', (_, picture) => {
  const { spec } = designFromPrompt({ prompt: 'pendant', drawing: { picture, influence: 90 } });
  const { outlines, wires, stones, rows } = spec.drawing ?? { outlines: [], wires: [], stones: [], rows: [] };
  expect(outlines.length + wires.length + stones.length + rows.length).toBeLessThan(60);
});
