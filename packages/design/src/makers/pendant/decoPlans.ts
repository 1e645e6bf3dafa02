/** Plans of Art Deco plaques in modules, the distance from one small stone of a row to the next. */
import { sample, type Point2 } from '../../geometry/curves';
import { BAR_REACH } from '../../parts/lattice';

/** Room between walls for a row of calibré stones: its middle line from end to end. */
export interface Rungs {
  from: Point2;
  to: Point2;
  /** Free width between the walls on both sides. */
  across: number;
}

/** Room for one coloured stone that links two parts of the openwork: its two points, including the wall. */
export interface Keystone {
  from: Point2;
  to: Point2;
}

/** Lengths in modules, the middle of the centre stone at 0, 0. */
export interface DecoPlan {
  /** Lines of bars set with small stones. */
  lines: readonly (readonly Point2[])[];
  /** The line with milgrain on its outer side, counter-clockwise. */
  edge: { line: readonly Point2[]; closed: boolean };
  rungs: readonly Rungs[];
  keystones: readonly Keystone[];
  /** Plain bars that hold the centre stone when nothing else does. */
  struts: readonly (readonly [from: Point2, to: Point2])[];
  /** Heights of the highest and the lowest metal on the axis. */
  top: number;
  bottom: number;
}

/** Extent of the centre stone's setting in a direction, in modules; the angle is counter-clockwise from the right. */
export type Reach = (angle: number) => number;

export interface DecoPattern {
  /** Half width and half height of the room for the centre stone and its setting, in modules. */
  room: Point2;
  /** True when small stones surround the centre stone directly. */
  haloed: boolean;
  /** Height of the plaque relative to the tallest pattern. */
  share: number;
  /** Height from the lowest to the highest metal, in modules, for a centre stone that fills its room. */
  height: number;
  planFor(reach: Reach): DecoPlan;
}

/** A polyline from steps, each a direction in degrees and a length. */
function runs(from: Point2, steps: readonly (readonly [deg: number, length: number])[]): Point2[] {
  const path: Point2[] = [from];
  for (const [deg, length] of steps) {
    const [x, y] = path.at(-1)!;
    const a = (deg * Math.PI) / 180;
    path.push([x + Math.cos(a) * length, y + Math.sin(a) * length]);
  }
  return path;
}

const onAxis = (x: number): boolean => Math.abs(x) < 1e-9;
const mirror = ([x, y]: Point2): Point2 => [-x, y];
/** A closed line from its right half, from the lowest point to the highest. */
const whole = (right: readonly Point2[]): Point2[] => [
  ...right,
  ...right
    .toReversed()
    .filter((p) => !onAxis(p[0]))
    .map(mirror),
];
const closedLine = (line: readonly Point2[]): Point2[] => [...line, line[0]!];
const bothSides = (lines: readonly (readonly Point2[])[]): Point2[][] =>
  lines.flatMap((line) => [[...line], line.map(mirror)]);
/** Overlap of soldered parts. */
const LAP = 0.2;

/**
 * A stepped lozenge in straight lines at 60° around a halo, with calibré rows at its sides and a marquise in each
 * point.
 */
const LOZENGE_TIP = (10 * Math.sqrt(3)) / 2 + 3 - Math.sqrt(3) / 2;
const lozenge: DecoPattern = {
  room: [4.13, 5.11],
  haloed: true,
  share: 1,
  height: 2 * (LOZENGE_TIP + 2 * BAR_REACH),
  planFor: (reach) => {
    const right = runs(
      [0, -LOZENGE_TIP],
      [
        [60, 5],
        [0, 1],
        [90, 1],
        [60, 4],
        [0, 1],
        [90, 4],
        [180, 1],
        [120, 4],
        [90, 1],
        [180, 1],
        [120, 5],
      ],
    );
    const edge = whole(right);
    const side = reach(0);
    const inner = 6.5 - BAR_REACH;
    const middle = (side + inner) / 2;
    const half = 2 - BAR_REACH + LAP / 4;
    const point = LOZENGE_TIP - 2 * BAR_REACH;
    return {
      lines: [closedLine(edge)],
      edge: { line: edge, closed: true },
      rungs: [1, -1].map((way) => ({ from: [way * middle, -half], to: [way * middle, half], across: inner - side })),
      keystones: [1, -1].map((way) => ({ from: [0, way * (reach(Math.PI / 2) - LAP)], to: [0, way * (point - 0.1)] })),
      struts: [],
      top: LOZENGE_TIP + 2 * BAR_REACH,
      bottom: -LOZENGE_TIP - 2 * BAR_REACH,
    };
  },
};

/**
 * Vertical steps like a tower: a frame around the centre stone whose lines continue into the steps, with calibré rows
 * in the stem.
 */
const skyscraper: DecoPattern = {
  room: [2.95, 4],
  haloed: false,
  share: 0.9,
  height: 17 + 2 * BAR_REACH,
  planFor: (reach) => {
    const right = runs(
      [1.5, -8.5],
      [
        [90, 2],
        [0, 2],
        [90, 2],
        [0, 2],
        [90, 9],
        [180, 2],
        [90, 2],
        [180, 2],
        [90, 2],
      ],
    );
    const edge = whole(right);
    const inside = BAR_REACH - LAP / 2;
    return {
      lines: [
        closedLine(edge),
        ...bothSides([
          [
            [1.5, -6.5],
            [1.5, -4.5],
          ],
          [
            [1.5, 6.5],
            [1.5, 4.5],
          ],
          [
            [3.5, -4.5],
            [3.5, 4.5],
          ],
          [
            [3.5, 4.5],
            [1.5, 4.5],
          ],
          [
            [3.5, -4.5],
            [1.5, -4.5],
          ],
        ]),
        [
          [-1.5, 4.5],
          [1.5, 4.5],
        ],
        [
          [-1.5, -4.5],
          [1.5, -4.5],
        ],
      ],
      edge: { line: edge, closed: true },
      rungs: [1, -1].map((way) => ({
        from: [0, way * (4.5 + inside)],
        to: [0, way * (8.5 - inside)],
        across: 3 - 2 * BAR_REACH,
      })),
      keystones: [],
      struts: [1, -1].flatMap((way): [Point2, Point2][] => [
        [
          [way * (reach(0) - LAP), 0],
          [way * (3.5 - BAR_REACH + LAP / 2), 0],
        ],
        [
          [0, way * (reach(Math.PI / 2) - LAP)],
          [0, way * (4.5 - BAR_REACH + LAP / 2)],
        ],
      ]),
      top: 8.5 + BAR_REACH,
      bottom: -8.5 - BAR_REACH,
    };
  },
};

/** A fan that opens downwards from the centre stone: ribs and arcs, with a longer middle leaf. */
const LEAF = 0.5;
const fan: DecoPattern = {
  room: [3.97, 4.67],
  haloed: true,
  share: 0.95,
  height: 14 + BAR_REACH + 5,
  planFor: (reach) => {
    const at = (radius: number, angle: number): Point2 => [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    const arc = (radius: number, from: number, count: number): Point2[] =>
      sample(count + 1, (t) => at(radius, from + t * LEAF));
    const rib = (angle: number, radii: readonly number[]): Point2[] => [
      at(reach(angle - Math.PI / 2) - LAP, angle),
      ...radii.map((r) => at(r, angle)),
    ];
    const [inner, outer] = [LEAF / 2, LEAF * 1.5];
    const middle = [arc(8, -inner, 4), arc(14, -inner, 7)];
    const sides = bothSides([rib(inner, [8, 12, 14]), rib(outer, [8, 12]), arc(8, inner, 4), arc(12, inner, 6)]);
    return {
      lines: [...middle, ...sides],
      edge: {
        line: [
          rib(-outer, [])[0]!,
          ...arc(12, -outer, 6),
          ...arc(14, -inner, 7),
          ...arc(12, inner, 6),
          rib(outer, [])[0]!,
        ],
        closed: false,
      },
      rungs: [],
      keystones: [-LEAF, 0, LEAF].map((angle) => ({
        from: at(8 + BAR_REACH - LAP, angle),
        to: at((angle === 0 ? 14 : 12) - BAR_REACH + LAP, angle),
      })),
      struts: [],
      top: reach(Math.PI / 2),
      bottom: -14 - BAR_REACH + 14 * (1 - Math.cos(LEAF / 14)),
    };
  },
};

export const DECO_PATTERNS = { lozenge, skyscraper, fan } as const;
export type DecoPatternName = keyof typeof DECO_PATTERNS;
