/** One half of a heart brilliant, with x >= 0; the other half is its mirror image. */
import type { Plane, Vec3 } from '../piece';
import { planeThrough } from './polyhedron';

type Point = readonly [x: number, y: number];

/**
 * The girdle of the half consists of two tangent circle arcs: a lobe, and a long flat arc down to the point. Half the
 * stone's width is 1, its length 1.01 times its width, its cleft 15 % of its length.
 */
const LOBE = { x: 0.475, y: 0.375, radius: 0.525 } as const;
const SIDE_RADIUS = 5;
const POINT_Y = -1.12;

/** Shares of the crown's height and the pavilion's depth at which star and lower half facets meet the mains. */
const STAR_HEIGHT = 0.69;
const LOWER_DEPTH = 0.7;
const TABLE = 0.56;
/**
 * The table's corner over the cleft: the girdle is close there, and a corner farther out keeps the table in one piece.
 */
const TABLE_AT_CLEFT = 0.72;
const CROWN_HEIGHT = 0.3;
const PAVILION_DEPTH = 0.9;
const HALF_GIRDLE = 0.025;
const GIRDLE_STEP_DEG = 7.5;

const RADIANS = Math.PI / 180;

/** The girdle by the direction of its outward normal, and the first and the last direction, radians. */
function outline(): { at: (direction: number) => Point; point: number; joint: number; cleft: number } {
  const { x, y, radius } = LOBE;
  const [dx, dy] = [-x, POINT_Y - y];
  const inner = radius - SIDE_RADIUS;
  // The circle of the side touches that of the lobe from outside and passes through the point.
  const along = (dx * dx + dy * dy + radius * radius - 2 * radius * SIDE_RADIUS) / (2 * inner);
  const joint = Math.atan2(dy, dx) + Math.acos(along / Math.hypot(dx, dy));
  const side: Point = [x + inner * Math.cos(joint), y + inner * Math.sin(joint)];
  return {
    at: (direction) => {
      const [cx, cy, r] = direction < joint ? [...side, SIDE_RADIUS] : [x, y, radius];
      return [cx + r * Math.cos(direction), cy + r * Math.sin(direction)];
    },
    point: Math.atan2(POINT_Y - side[1], -side[0]),
    joint,
    cleft: Math.PI - Math.asin(Math.sqrt(radius * radius - x * x) / radius),
  };
}

/** A main facet's direction, the girdle's distance there, and the table corner as a share of that distance. */
interface Main {
  readonly direction: number;
  readonly reach: number;
  readonly table: number;
}

/** The point at which two mains are at these shares between axis and girdle. */
function meet(a: Main, b: Main, shareA: number, shareB: number): Point {
  const [ax, ay, bx, by] = [a, b].flatMap(({ direction }) => [Math.cos(direction), Math.sin(direction)]) as [
    number,
    number,
    number,
    number,
  ];
  const [p, q] = [a.reach * shareA, b.reach * shareB];
  const determinant = ax * by - ay * bx;
  return [(p * by - q * ay) / determinant, (ax * q - bx * p) / determinant];
}

/**
 * Planes of the half: a main at the point, one on the side, three around the lobe and one in the cleft, with their
 * stars and halves. Those at both ends continue in the mirror image, as a ridge at the point and a groove in the cleft.
 */
export function heartHalf(): Plane[] {
  const { at, point, joint, cleft } = outline();
  const girdleAt = (direction: number, z: number): Vec3 => [...at(direction), z];
  const lobe = [0.15, 0.44, 0.73].map((share) => joint + (cleft - joint) * share);
  const mains = [point, (point + joint) / 2, ...lobe, cleft].map((direction): Main => {
    const [x, y] = at(direction);
    return {
      direction,
      reach: x * Math.cos(direction) + y * Math.sin(direction),
      table: direction === cleft ? TABLE_AT_CLEFT : TABLE,
    };
  });
  const tableZ = HALF_GIRDLE + CROWN_HEIGHT;
  const corner = ({ direction, table }: Main): Vec3 => {
    const [x, y] = at(direction);
    return [x * table, y * table, tableZ];
  };
  const culet: Vec3 = [0, 0, -HALF_GIRDLE - PAVILION_DEPTH];
  const planes: Plane[] = [[0, 0, 1, tableZ]];
  for (const main of mains) {
    const { direction } = main;
    const tangent = (z: number): readonly [Vec3, Vec3] => {
      const [x, y] = at(direction);
      return [
        [x, y, z],
        [x - Math.sin(direction), y + Math.cos(direction), z],
      ];
    };
    planes.push(planeThrough(...tangent(HALF_GIRDLE), corner(main)), planeThrough(...tangent(-HALF_GIRDLE), culet));
  }
  for (const [i, a] of mains.slice(0, -1).entries()) {
    const b = mains[i + 1]!;
    const between = (a.direction + b.direction) / 2;
    const starShare = ({ table }: Main): number => 1 - STAR_HEIGHT * (1 - table);
    const star: Vec3 = [...meet(a, b, starShare(a), starShare(b)), HALF_GIRDLE + STAR_HEIGHT * CROWN_HEIGHT];
    const lower: Vec3 = [...meet(a, b, 1 - LOWER_DEPTH, 1 - LOWER_DEPTH), -HALF_GIRDLE - LOWER_DEPTH * PAVILION_DEPTH];
    planes.push(planeThrough(corner(a), corner(b), star));
    for (const [z, tip] of [
      [HALF_GIRDLE, star],
      [-HALF_GIRDLE, lower],
    ] as const)
      for (const { direction } of [a, b]) planes.push(planeThrough(girdleAt(direction, z), girdleAt(between, z), tip));
  }
  for (const [from, to, step] of [
    [point, joint, GIRDLE_STEP_DEG / 2],
    [joint, cleft, GIRDLE_STEP_DEG],
  ] as const) {
    const count = Math.round((to - from) / (step * RADIANS));
    for (let k = 0; k < count; k++) {
      const [p, q] = [from + ((to - from) * k) / count, from + ((to - from) * (k + 1)) / count];
      planes.push(planeThrough(girdleAt(p, -1), girdleAt(q, -1), girdleAt(p, 1)));
    }
  }
  return planes;
}
