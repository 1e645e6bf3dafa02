/** Heads of animals in the round, as they end open bangles. */
import type { Vec3 } from '../../piece';
import { spline } from '../../geometry/curves';
import { blend, smoothMax, type Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import type { Solid } from '../../geometry/solid';
import { TAU, along, unit } from '../../geometry/vec';
import { wire } from '../../geometry/wireField';
import { HEADS, TURN, type Limb } from './headShapes';

/** True for figures that have a head in the round. */
export const hasHead = (motif: string): boolean => Object.hasOwn(HEADS, motif);

/** Width of the joints between parts of the flesh, and of those with horns and locks, in units of the head. */
const FLESHY = 0.42;
const CRISP = 0.1;
/** Steps of a limb between two joints, and of one with rings. */
const STEPS = 18;
const RING_STEPS = 14;
/** Height of a ring as a share of the horn's radius. */
const RING = 0.13;
/** Grid of a head, in units of the head. */
const GRID = 0.075;

function limbField({ at, rings }: Limb, k: number): Field {
  const path = spline(
    at.map(([x, y, z]): Vec3 => [x * k, y * k, z * k]),
    false,
    rings === undefined ? STEPS : RING_STEPS,
  );
  return wire(path, (t) => {
    const place = t * (at.length - 1);
    const i = Math.min(at.length - 2, Math.floor(place));
    const r = k * (at[i]![3] + (at[i + 1]![3] - at[i]![3]) * (place - i));
    return rings === undefined ? r : r * (1 - RING * (0.5 + 0.5 * Math.cos(t * rings * TAU)));
  });
}

export interface AnimalHead {
  solid: Solid;
  /** Distance from the neck to the tip of the muzzle, mm, and the turn of the crown towards the side, radians. */
  long: number;
  turn: number;
  /** A point of the skin for the eye on one side (1 or -1) with the direction that it faces. */
  readonly eyeAt: (side: number) => { at: Vec3; out: Vec3 };
  /** Middles and radii of balls on a crest. */
  tips: readonly { at: Vec3; radius: number }[];
}

/** The head of a figure whose unit is `k` mm. */
export function animalHead(motif: string, k: number): AnimalHead {
  const { flesh, trim, furrows, eye, long, turn = TURN, tips = [] } = HEADS[motif]!;
  const body = blend(FLESHY * k, ...flesh.map((one) => limbField(one, k)));
  const all = blend(CRISP * k, body, ...trim.map((one) => limbField(one, k)));
  const lines = furrows.map((one) => limbField(one, k));
  const half: Field = (x, y, z, limit) => {
    let d = all(x, y, z, limit);
    for (const line of lines) d = smoothMax(d, -line(x, y, z), 0.04 * k);
    return d;
  };
  // Both halves are alike.
  const field: Field = (x, y, z, limit) => half(x, y, Math.abs(z), limit);
  const joints = [...flesh, ...trim].flatMap(({ at }) => at);
  const reach = (axis: 0 | 1 | 2, way: number): number =>
    Math.max(...joints.map((joint) => way * joint[axis] + joint[3])) * k + 0.3;
  const wide = reach(2, 1);
  const low: Vec3 = [-reach(0, -1), -reach(1, -1), -wide];
  const high: Vec3 = [reach(0, 1), reach(1, 1), wide];
  const out = unit(eye.out);
  return {
    solid: refined(sculpt(field, low, high, Math.max(0.14, GRID * k)), field),
    long: long * k,
    turn,
    eyeAt: (side) => {
      const from: Vec3 = [eye.from[0] * k, eye.from[1] * k, eye.from[2] * k];
      let far = 0;
      while (far < 2 * k && body(...along(from, out, far)) < 0) far += 0.02 * k;
      const [x, y, z] = along(from, out, far);
      return { at: [x, y, side * z], out: [out[0], out[1], side * out[2]] };
    },
    tips: tips.flatMap(([x, y, z, r]) =>
      (z === 0 ? [0] : [1, -1]).map((side) => ({ at: [x * k, y * k, side * z * k] as Vec3, radius: r * k })),
    ),
  };
}
