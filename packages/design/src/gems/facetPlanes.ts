import type { Plane, Vec3 } from '../piece';
import type { Cut } from '../spec';
import { brilliant } from './brilliant';
import { heartHalf } from './heart';
import { planeThrough } from './polyhedron';
import { cutCorners, regularSides, stepCut, type Side, type Step } from './stepCut';

const signedPower = (x: number, e: number): number => Math.sign(x) * Math.abs(x) ** e;

/** A point of a lens, two circle arcs that meet in points, by angle; half its width is 1, half its length `ratio`. */
const lens = (a: number, ratio: number): readonly [number, number] => {
  const radius = (1 + ratio * ratio) / 2;
  const c = Math.abs(Math.cos(a));
  const reach = -c * (radius - 1) + Math.sqrt(c * c * (radius - 1) ** 2 + ratio * ratio);
  return [Math.cos(a) * reach, Math.sin(a) * reach];
};

const marquiseOutline = (a: number): readonly [number, number] => lens(a, 1.9);
/** The top half of a lens on a semicircle. */
const pearOutline = (a: number): readonly [number, number] =>
  Math.sin(a) <= 0 ? [Math.cos(a), Math.sin(a)] : lens(a, 1.62);

/** Three gently curved sides of inradius 1, a flat one up: a trilliant. */
const trillionOutline = (a: number): readonly [number, number] => {
  const radius = 7;
  const third = (2 * Math.PI) / 3;
  const off = a - Math.PI / 2 - Math.round((a - Math.PI / 2) / third) * third;
  const reach = -Math.cos(off) * (radius - 1) + Math.sqrt(radius * radius - ((radius - 1) * Math.sin(off)) ** 2);
  return [Math.cos(a) * reach, Math.sin(a) * reach];
};

/**
 * Half the straight side of a half-moon, which lies at -x: its corners are between two main facets of six. And the
 * radius of its arc, whose apex is at x = 1.
 */
const HALF_MOON = Math.sqrt(3);
const MOON_RADIUS = (HALF_MOON ** 2 + 4) / 4;
const halfMoonOutline = (a: number): readonly [number, number] => {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const aside = 1 - MOON_RADIUS;
  const arc = c * aside + Math.sqrt(MOON_RADIUS ** 2 - (s * aside) ** 2);
  const reach = c < 0 ? Math.min(arc, -1 / c) : arc;
  return [c * reach, s * reach];
};

/**
 * Facets of a princess at each corner of its girdle: direction from the side's, and slope, degrees. The first below
 * rises along the whole side; the others fan out from the corner as chevrons. All keep the girdle square.
 */
const PRINCESS = {
  table: 0.25,
  girdle: 0.03,
  crown: [
    [0, 36],
    [45, 23],
  ],
  /** A second row of the crown, which passes through a height at a distance from the middle. */
  break: { slope: 30, at: [0.85, 0.135] },
  pavilion: [
    [0, 62],
    [12, 51],
    [25, 44.2],
    [38, 41],
  ],
} as const;

/** A square with chevron pavilion rows, the princess pattern. */
function princess(): Plane[] {
  const { table, girdle, crown, break: step, pavilion } = PRINCESS;
  const planes: Plane[] = [[0, 0, 1, table]];
  const rad = Math.PI / 180;
  const facet = (towards: number, slopeDeg: number, [x, y, z]: Vec3, way: number): void => {
    const [out, up] = [Math.sin(slopeDeg * rad), way * Math.cos(slopeDeg * rad)];
    const [nx, ny] = [Math.cos(towards) * out, Math.sin(towards) * out];
    planes.push([nx, ny, up, nx * x + ny * y + up * z]);
  };
  for (let side = 0; side < 4; side++) {
    const t = (side * Math.PI) / 2;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    planes.push([c, s, 0, 1]);
    facet(t, step.slope, [c * step.at[0], s * step.at[0], step.at[1]], 1);
    for (const way of [1, -1]) {
      const [x, y] = [c - way * s, s + way * c];
      // The facet at a corner of the crown belongs to both of its sides.
      if (way > 0) for (const [turned, slope] of crown) facet(t + turned * rad, slope, [x, y, girdle], 1);
      for (const [turned, slope] of pavilion)
        if (turned > 0 || way > 0) facet(t + way * turned * rad, slope, [x, y, -girdle], -1);
    }
  }
  return planes;
}

/** Planes around the girdle of a dome, which a bezel follows, and around each ring above it. */
const GIRDLE_SIDES = 48;
const DOME_SIDES = 20;

/** A dome with `height` above the girdle and a shallow back, faceted finely enough to look round. */
function dome(height: number, back: number): Plane[] {
  const planes: Plane[] = [[0, 0, -1, back]];
  for (let k = 0; k <= 6; k++) {
    const around = k === 0 ? GIRDLE_SIDES : DOME_SIDES;
    for (let i = 0; i < around; i++) {
      const a = (i / around) * 2 * Math.PI;
      const polar = ((k + 0.02) / 6.6) * (Math.PI / 2);
      const x = Math.cos(polar) * height;
      const z = Math.sin(polar);
      const l = Math.hypot(x, z);
      const p: Vec3 = [Math.cos(a) * Math.cos(polar), Math.sin(a) * Math.cos(polar), Math.sin(polar) * height];
      const n: Vec3 = [(Math.cos(a) * x) / l, (Math.sin(a) * x) / l, z / l];
      planes.push([n[0], n[1], n[2], n[0] * p[0] + n[1] * p[1] + n[2] * p[2]]);
    }
  }
  planes.push([0, 0, 1, height]);
  return planes;
}

function ball(): Plane[] {
  const planes: Plane[] = [];
  const golden = Math.PI * (3 - Math.sqrt(5));
  for (let i = 0; i < 180; i++) {
    const z = 1 - (2 * (i + 0.5)) / 180;
    const r = Math.sqrt(1 - z * z);
    planes.push([Math.cos(i * golden) * r, Math.sin(i * golden) * r, z, 1]);
  }
  return planes;
}

const kiteSides = [
  [1, 0.34, -1.6],
  [0, 1.06, 0],
] as const;
function kite(): Plane[] {
  const [[right, shoulder, bottom], [, top]] = kiteSides;
  const corners: Vec3[] = [
    [right, shoulder, 0],
    [0, top, 0],
    [-right, shoulder, 0],
    [0, bottom, 0],
  ];
  return stepCut(
    corners.map((p, i) => {
      const q = corners[(i + 1) % 4]!;
      const side = planeThrough(p, q, [p[0], p[1], 1]);
      return { x: side[0], y: side[1], d: side[3] };
    }),
  );
}

/** A baguette whose far end, at +y, is half as wide as the other. */
const TAPERED = ((): Side[] => {
  const [length, lean] = [1.9, 0.13];
  const l = Math.hypot(1, lean);
  return [
    { x: 1 / l, y: lean / l, d: 0.75 / l },
    { x: -1 / l, y: lean / l, d: 0.75 / l },
    { x: 0, y: 1, d: length },
    { x: 0, y: -1, d: length },
  ];
})();

const BAGUETTE_CROWN: readonly Step[] = [
  [0, 0],
  [0.2, 0.2],
  [0.42, 0.34],
];
/**
 * Rows of 47 and 37 degrees: two that meet at a right angle would send the lens its own image, and the table would be dark.
 */
const BAGUETTE_PAVILION: readonly Step[] = [
  [0, 0],
  [0.4, 0.43],
  [1, 0.88],
];

/** A rectangle with cropped corners, the outline of a radiant. */
const cropped = (a: number): readonly [number, number] => {
  const reach = Math.min(
    ...cutCorners(1.22, 0.42).map(({ x, y, d }) => {
      const towards = Math.cos(a) * x + Math.sin(a) * y;
      return towards > 1e-6 ? d / towards : Infinity;
    }),
  );
  return [Math.cos(a) * reach, Math.sin(a) * reach];
};

/** A Dutch rose: a flat back, six facets at the top and eighteen around them. */
function rose(): Plane[] {
  const ring = (count: number, radius: number, z: number, from = 0): Vec3[] =>
    Array.from({ length: count }, (_, i): Vec3 => [
      Math.cos(((i + from) / count) * 2 * Math.PI) * radius,
      Math.sin(((i + from) / count) * 2 * Math.PI) * radius,
      z,
    ]);
  const [top, inner, outer] = [[0, 0, 0.54] as const, ring(6, 0.6, 0.4), ring(12, 1, 0.05)];
  const planes: Plane[] = [[0, 0, -1, 0.07]];
  inner.forEach((p, i) => {
    const q = inner[(i + 1) % 6]!;
    const [before, beside, after] = [outer[2 * i]!, outer[2 * i + 1]!, outer[(2 * i + 2) % 12]!];
    planes.push(
      planeThrough(top, p, q),
      planeThrough(p, q, beside),
      planeThrough(p, before, beside),
      planeThrough(q, beside, after),
    );
  });
  const rim = ring(32, 1, 0);
  rim.forEach((p, i) =>
    planes.push(planeThrough([p[0], p[1], -1], [rim[(i + 1) % 32]![0], rim[(i + 1) % 32]![1], -1], [p[0], p[1], 1])),
  );
  return planes;
}

/** Faces of a natural crystal: evenly spread directions at varying distances from the middle. */
function rough(): Plane[] {
  const faces = 22;
  const golden = Math.PI * (3 - Math.sqrt(5));
  const [across, along, deep] = [1, 1.28, 0.8];
  return Array.from({ length: faces }, (_, i): Plane => {
    const z = 1 - (2 * (i + 0.5)) / faces;
    const r = Math.sqrt(1 - z * z);
    const [x, y] = [Math.cos(i * golden + 0.4) * r, Math.sin(i * golden + 0.4) * r];
    const uneven = 0.86 + 0.2 * Math.abs(Math.sin(i * 12.9898));
    return [x, y, z, Math.hypot(x * across, y * along, z * deep) * uneven];
  });
}

/** Cuts of which `PLANES` has the half with x >= 0. */
export const MIRRORED: ReadonlySet<Cut> = new Set(['heart']);

export const PLANES: Record<Cut, () => Plane[]> = {
  round: () => brilliant(),
  oval: () => brilliant({ outline: (a) => [Math.cos(a), 1.34 * Math.sin(a)] }),
  cushion: () =>
    brilliant({
      outline: (a) => [signedPower(Math.cos(a), 2 / 2.9), signedPower(Math.sin(a), 2 / 2.9)],
      table: 0.6,
      crownDeg: 33,
    }),
  pear: () => brilliant({ outline: pearOutline, phase: Math.PI / 8, girdleFacets: 64 }),
  marquise: () => brilliant({ outline: marquiseOutline, phase: Math.PI / 8, girdleFacets: 64, table: 0.55 }),
  emerald: () => stepCut(cutCorners(1.38, 0.45)),
  // Broad steps, which read as concentric squares through the table.
  asscher: () =>
    stepCut(
      cutCorners(1, 0.42),
      [
        [0, 0],
        [0.18, 0.16],
        [0.36, 0.26],
      ],
      [
        [0, 0],
        [0.34, 0.46],
        [0.67, 0.81],
        [1, 1.08],
      ],
    ),
  baguette: () => stepCut(cutCorners(2.3, 0.03), BAGUETTE_CROWN, BAGUETTE_PAVILION),
  'tapered-baguette': () => stepCut(TAPERED, BAGUETTE_CROWN, BAGUETTE_PAVILION),
  princess,
  hexagon: () => stepCut(regularSides(6, Math.PI / 6)),
  'half-moon': () =>
    brilliant({ outline: halfMoonOutline, mains: 6, phase: Math.PI / 6, girdleFacets: 48, table: 0.5, crownDeg: 36 }),
  trillion: () =>
    brilliant({ outline: trillionOutline, mains: 6, phase: Math.PI / 6, girdleFacets: 48, table: 0.5, crownDeg: 36 }),
  heart: heartHalf,
  kite,
  radiant: () =>
    brilliant({ outline: cropped, phase: Math.PI / 8, girdleFacets: 64, table: 0.62, crownDeg: 36, pavilionDeg: 43 }),
  'old-mine': () =>
    brilliant({
      outline: (a) => [signedPower(Math.cos(a), 2 / 2.6), signedPower(Math.sin(a), 2 / 2.6)],
      table: 0.44,
      crownDeg: 39,
      pavilionDeg: 42,
    }),
  rose,
  rough,
  cabochon: () => dome(0.72, 0.18),
  sphere: ball,
};
