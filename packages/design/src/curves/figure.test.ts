import { describe, expect, test } from 'vitest';
import { OUTLINES } from '../motifs/icons/outlines';
import { MOTIFS, motifNamed, motifVersions } from '../motifs/library';
import { areaWithin, type Point2 } from '../geometry/curves';
import { signedVolume } from '../geometry/solid';
import { fitted, nested } from './figure';
import { figureField, figureParts } from './figureField';
import { sampled } from '../testing/sampled';

const square = (half: number): Point2[] => [
  [256 - half, 256 - half],
  [256 + half, 256 - half],
  [256 + half, 256 + half],
  [256 - half, 256 + half],
];

describe('nesting of closed outlines', () => {
  test('makes an outline within a plate an opening, and one within the opening a plate again', () => {
    const fills = nested([square(20), square(200), square(100)], 'level');
    expect(fills.map((f) => [f.outline[1]![0] - 256, f.holes?.length ?? 0])).toEqual([
      [20, 0],
      [200, 1],
    ]);
  });

  test('makes two outlines side by side two plates, and ignores an outline without an area', () => {
    const beside = square(50).map((p): Point2 => [p[0] + 150, p[1]]);
    expect(
      nested(
        [
          square(50),
          beside,
          [
            [1, 1],
            [2, 2],
            [3, 3],
          ],
        ],
        'level',
      ),
    ).toHaveLength(2);
  });

  test('leaves no metal in an opening', () => {
    const { field } = figureField(
      fitted({ fills: nested([square(200), square(100)], 'pillow'), strokes: [], stones: [] }),
      { halfHeightMm: 10, riseMm: 1.5 },
    );
    expect(field(0, 0, 0)).toBeGreaterThan(3);
    expect(field(7.5, 0, 0)).toBeLessThan(0);
    expect(field(11, 0, 0)).toBeGreaterThan(0.5);
  });
});

test.each(['moon', 'moon and star'] as const)(
  'turns the normals of a %s gradually from its edge to its crest',
  (name) => {
    const moon = motifNamed(name);
    const { heightAt } = figureField(moon, { halfHeightMm: 10, riseMm: 1.55 });
    const edge = 10 * Math.min(...moon.fills[0]!.outline.map((p) => p[0]));
    const [outer, between, inner] = [0.4, 1.2, 2].map((within) => heightAt(edge + within, 0.4)) as [
      number,
      number,
      number,
    ];
    expect(between - outer).toBeGreaterThan(1.6 * (inner - between));
    expect(inner).toBeGreaterThan(between);
  },
);

test('normalizes position and size of a drawing', () => {
  const small = fitted({
    fills: [],
    strokes: [
      {
        points: [
          [10, 10],
          [30, 50],
        ],
        closed: false,
        halfWidth: [2, 4],
      },
    ],
    stones: [],
  });
  const large = fitted({
    fills: [],
    strokes: [
      {
        points: [
          [110, 310],
          [190, 470],
        ],
        closed: false,
        halfWidth: [8, 16],
      },
    ],
    stones: [],
  });
  expect(large).toEqual(small);
  expect(Math.max(...small.strokes[0]!.points.map((p) => p[1]))).toBeLessThanOrEqual(1);
});

test('an empty figure throws a message', () => {
  expect(() => fitted({ fills: [], strokes: [], stones: [] })).toThrow('at least one outline or wire');
});

test('makes a wire thicker where the pen was pressed harder', () => {
  const { field } = figureField(
    fitted({
      fills: [],
      strokes: [
        {
          points: [
            [56, 256],
            [456, 256],
          ],
          closed: false,
          halfWidth: [8, 30],
        },
      ],
      stones: [],
    }),
    { halfHeightMm: 10, riseMm: 1.5 },
  );
  expect(field(7, 0.9, 0)).toBeLessThan(0);
  expect(field(-7, 0.9, 0)).toBeGreaterThan(0);
});

test('joins wires that almost touch by a web of half a millimetre, not by a thin skin', () => {
  const across = (y: number) => ({
    points: [
      [56, y],
      [456, y],
    ] as Point2[],
    closed: false,
    halfWidth: [6, 6],
  });
  const { field } = figureField(fitted({ fills: [], strokes: [across(249.3), across(262.7)], stones: [] }), {
    halfHeightMm: 10,
    riseMm: 1.2,
  });
  const between = [-0.25, -0.2, -0.1, 0, 0.1, 0.2, 0.25].map((z) => field(0, 0, z));
  expect(Math.max(...between)).toBeLessThan(0);
});

test('builds every stroke of soldered letters, and the coin under them, as a separate solid', () => {
  const coin = motifNamed('letter M', 0);
  expect(coin.isSoldered).toBe(true);
  const volumes = figureParts(coin, { halfHeightMm: 8, riseMm: 1.2 }).map(signedVolume);
  expect(volumes).toHaveLength(coin.fills.length + coin.strokes.length);
  // The coin is 0.84 mm thick; its edge is slightly rounded.
  expect(volumes[0]! / (areaWithin(coin.fills[0]!.outline) * 64 * 0.84)).toBeCloseTo(0.99, 1);
  expect(Math.min(...volumes)).toBeGreaterThan(0.2);
});

/** Number of separate bodies of metal on a coarse grid, grown by half a cell so that pointed tips are not lost. */
function bodies(name: string, version: number): number {
  const k = 10;
  const { field, low, high } = figureField(motifNamed(name, version), { halfHeightMm: k, riseMm: 1.55 });
  const cell = 0.28;
  const [nx, ny, nz] = [0, 1, 2].map((i) => Math.ceil((high[i as 0] - low[i as 0]) / cell)) as [number, number, number];
  const inside = new Uint8Array(nx * ny * nz);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++)
      for (let k2 = 0; k2 < nz; k2++) {
        if (field(low[0] + i * cell, low[1] + j * cell, low[2] + k2 * cell, 0.3) < cell / 2)
          inside[(k2 * ny + j) * nx + i] = 1;
      }
  let count = 0;
  for (let start = 0; start < inside.length; start++) {
    if (inside[start] !== 1) continue;
    count++;
    const open = [start];
    inside[start] = 2;
    while (open.length > 0) {
      const at = open.pop()!;
      for (const dz of [-1, 0, 1])
        for (const dy of [-1, 0, 1])
          for (const dx of [-1, 0, 1]) {
            const next = at + dx + dy * nx + dz * nx * ny;
            if (inside[next] !== 1) continue;
            inside[next] = 2;
            open.push(next);
          }
    }
  }
  return count;
}

const drawingsOf = (isIcon: boolean) =>
  MOTIFS.filter((name) => Object.hasOwn(OUTLINES, name) === isIcon).flatMap((name) =>
    Array.from({ length: motifVersions(name) }, (_, version) => [name, version] as const),
  );

describe.each([...sampled(drawingsOf(false), 5), ...sampled(drawingsOf(true), 60)])(
  'in the $group of motifs',
  ({ cases, tags }) => {
    test.each(cases)(
      '%s (%i) is one piece of metal that its bail can hold',
      { timeout: 30_000, tags },
      (name, version) => {
        const figure = motifNamed(name, version);
        const { field } = figureField(figure, { halfHeightMm: 10, riseMm: 1.55 });
        expect(field(figure.hang[0] * 10, figure.hang[1] * 10, 0)).toBeLessThan(0.6);
        expect(bodies(name, version)).toBe(1);
      },
    );
  },
);

test('there are at least twenty motifs and every initial', () => {
  const letters = MOTIFS.filter((name) => name.startsWith('letter '));
  expect(letters.map((name) => name.slice(7)).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(MOTIFS.length - letters.length).toBeGreaterThanOrEqual(20);
});
