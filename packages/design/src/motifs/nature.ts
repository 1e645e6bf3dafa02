/** Mountains, trees, weather and fruit. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { sample } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { arc, curve, disc, drawn, leafBlade, moved, through, wireOf } from './drawing';
import { partOf } from './regions';
import { green } from './relief';

/** A sunflower: two rounds of pointed petals around a domed disc with seeds in crossing spirals. */
export function sunflower(): Figure {
  const petal: Point2[] = [[0, 0.3], [0.12, 0.5], [0.135, 0.68], [0.075, 0.88], [0, 1.05], [-0.075, 0.88], [-0.135, 0.68], [-0.12, 0.5]];
  const round = (count: number, start: number, lift: number, scale: number): Fill[] =>
    Array.from({ length: count }, (_, i) => ({ outline: moved(petal, { angle: start + (i / count) * TAU, scale }), rise: 'ridge', lift, height: 0.75, region: 'petals' }));
  const spirals = Array.from({ length: 11 }, (_, i) => [1, -1].map((way) => wireOf(sample(12, (t): Point2 => {
    const a = (i / 11) * TAU + way * t * 1.5;
    return [(0.08 + 0.36 * t) * Math.cos(a), (0.08 + 0.36 * t) * Math.sin(a)];
  }), 0.018, { engraved: true }))).flat();
  return drawn({
    fills: [...round(13, 0.24, 0, 1), ...round(13, 0, 0.22, 0.92), { outline: disc(0, 0, 0.47, 64), rise: 'pillow', lift: 0.42, height: 0.9 }],
    strokes: [...spirals, wireOf(disc(0, 0, 0.47, 64), 0.035, { closed: true, lifts: Array.from({ length: 64 }, () => 0.1) })],
    stones: [{ at: [0, 0], size: 0.5, role: 'center' }],
    hang: [0, 0.98],
  });
}

/** A snowflake of six faceted arms, each with three pairs of needles. */
export function snowflake(): Figure {
  const needle = (length: number, width: number): Point2[] => [[0, 0], [width, length * 0.4], [0, length], [-width, length * 0.4]];
  const arms = Array.from({ length: 6 }, (_, i): Fill[] => {
    const angle = (i / 6) * TAU;
    const foot = (y: number): Point2 => [-Math.sin(angle) * y, Math.cos(angle) * y];
    return [
      { outline: moved([[-0.06, 0], [0.06, 0], [0.07, 0.7], [0, 1.06], [-0.07, 0.7]], { angle }), rise: 'ridge' },
      ...[[0.36, 0.3, 0.06], [0.56, 0.36, 0.065], [0.76, 0.22, 0.05]].flatMap(([y, length, width]) => [1, -1].map((way): Fill => ({ outline: moved(needle(length!, width!), { angle: angle + way * 0.92, by: foot(y!) }), rise: 'ridge', height: 0.85 }))),
    ];
  }).flat();
  const core = Array.from({ length: 6 }, (_, i): Point2 => [0.26 * Math.cos((i / 6) * TAU), 0.26 * Math.sin((i / 6) * TAU)]);
  return drawn({ fills: [...arms, { outline: core, rise: 'ridge', height: 1.2 }], stones: [{ at: [0, 0], size: 0.4, role: 'center' }], hang: [0, 1] });
}

/** A range of five peaks, the nearer ones in front: craggy slopes that meet in ridges, a bright and a shaded face, snow on top. */
export function mountain(): Figure {
  const FOOT = -0.66;
  const peak = ([x, y]: Point2, left: number, right: number, lift: number): { fills: Fill[]; strokes: Stroke[] } => {
    const tall = y - FOOT;
    const at = (t: number, side: number, off = 0): Point2 => [x + side * t + off * tall, y - tall * t];
    const ridge = [at(0.16, 0, 0.03), at(0.36, 0, -0.04), at(0.58, 0, 0.05), at(0.78, 0, -0.01), at(1, 0, 0.06)];
    return {
      fills: [
        { outline: [at(0, 0), at(0.3, right, -0.02), at(0.4, right, 0.02), at(0.62, right, -0.02), at(0.72, right, 0.02), at(1, right), at(1, -left), at(0.66, -left, -0.02), at(0.54, -left, 0.02), at(0.3, -left, -0.02), at(0.22, -left, 0.015)], rise: 'ridge', height: 0.55, lift },
        { outline: [at(0.02, 0), ...ridge, at(1, -left * 0.96), at(0.66, -left * 0.96), at(0.3, -left * 0.94)], rise: 'level', height: 0.4, lift: lift + 0.42 },
      ],
      strokes: [
        wireOf([at(0.36, -left * 0.94), at(0.28, -left * 0.5), at(0.42, -left * 0.34), at(0.3, -left * 0.06), at(0.44, right * 0.2), at(0.3, right * 0.5), at(0.4, right * 0.94)], 0.028, { engraved: true }),
        wireOf([at(0.62, -left * 0.42), at(0.9, -left * 0.56)], 0.03, { engraved: true, tapered: true }),
      ],
    };
  };
  const peaks = [peak([-0.44, 0.26], 0.62, 0.6, 0), peak([0.5, 0.34], 0.62, 0.6, 0), peak([0.02, 0.78], 0.72, 0.74, 0.25), peak([-0.66, -0.14], 0.44, 0.5, 0.5), peak([0.68, -0.1], 0.5, 0.44, 0.5)];
  return drawn({
    fills: peaks.flatMap(({ fills }) => fills),
    strokes: peaks.flatMap(({ strokes }) => strokes),
    stones: [{ at: [0.02, 0], size: 0.26, role: 'center' }],
    hang: [0.02, 0.76],
  });
}

/** A faceted flash of lightning. */
export const lightning = (): Figure =>
  drawn({ fills: [{ outline: [[0.24, 1.08], [-0.5, -0.1], [-0.04, -0.06], [-0.26, -1.08], [0.52, 0.22], [0.06, 0.2], [0.5, 1.08]], rise: 'ridge', height: 1.1 }], stones: [{ at: [0.02, 0.06], size: 0.28, role: 'center' }], hang: [0.36, 1.06] });

/** A palm on an island: a curved ringed trunk, seven fronds, two coconuts. */
export function palm(): Figure {
  const trunk = (t: number): Point2 => [-0.16 + 0.3 * t ** 1.7, -0.86 + 1.2 * t];
  const crown = trunk(1);
  const frond = (angle: number, length: number, droop: number, lift: number): { fills: Fill[]; strokes: Stroke[] } => {
    const spine = (t: number): Point2 => {
      const a = angle + (angle > Math.PI / 2 ? 1 : -1) * droop * t;
      return [crown[0] + length * t * Math.cos(a), crown[1] + length * t * Math.sin(a)];
    };
    const ts = sample(20, (t) => t);
    const side = (t: number, way: number): Point2 => {
      const [a, b] = [spine(Math.max(0, t - 0.02)), spine(Math.min(1, t + 0.02))];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const half = 0.115 * Math.sin(Math.PI * Math.min(1, t ** 0.7)) ** 0.9 + 0.012;
      return [spine(t)[0] - (way * (b[1] - a[1]) * half) / l, spine(t)[1] + (way * (b[0] - a[0]) * half) / l];
    };
    const cuts = [0.3, 0.46, 0.62, 0.78].flatMap((t) => [1, -1].map((way) => wireOf([spine(t - 0.12), side(t + 0.02, way)], 0.017, { engraved: true })));
    return { fills: [{ outline: [...ts.map((t) => side(t, 1)), ...ts.slice(1, -1).toReversed().map((t) => side(t, -1))], rise: 'pillow', lift, height: 0.8 }], strokes: [...cuts] };
  };
  const fronds = [frond(1.57, 0.62, 0.25, 0), frond(2.25, 0.8, 0.62, 0.1), frond(0.9, 0.8, 0.62, 0.1), frond(2.85, 0.86, 0.8, 0.2), frond(0.3, 0.86, 0.8, 0.2), frond(3.5, 0.72, 0.72, 0.3), frond(-0.36, 0.72, 0.72, 0.3)];
  const rings = sample(9, (t) => t * 0.8 + 0.08).map((t) => {
    const [x, y] = trunk(t);
    return wireOf([[x - 0.12, y + 0.01], [x, y - 0.035], [x + 0.12, y + 0.02]], 0.018, { engraved: true });
  });
  return drawn({
    fills: [...partOf('leaves', ...green(...fronds.flatMap((f) => f.fills))), ...[-0.09, 0.1].map((x): Fill => ({ outline: disc(crown[0] + x, crown[1] - 0.11, 0.085, 24), rise: 'pillow', lift: 0.4, height: 1 })), { outline: arc(-0.1, -0.98, 0.62, 0.16, Math.PI - 0.16, 30).map(([x, y]): Point2 => [x, -0.98 + (y + 0.98) * 0.34]), rise: 'pillow', height: 0.9 }],
    strokes: [wireOf(sample(30, trunk), sample(30, (t) => 0.105 - 0.042 * t), { lifts: sample(30, () => 0.03) }), ...rings, ...fronds.flatMap((f) => f.strokes)],
    stones: [{ at: crown, size: 0.24, role: 'center' }],
    hang: [crown[0] + 0.11, crown[1] + 0.5],
  });
}

/** Two cherries on bowed stems under a leaf. */
export function cherries(): Figure {
  const knot: Point2 = [0.16, 0.86];
  const stem = (by: Point2, to: Point2): Point2[] => curve(knot, [knot[0] - 0.04, knot[1] - 0.3], by, to, 22);
  const blade = leafBlade({ from: [0.12, 0.84], to: [0.98, 0.6], width: 0.25, bend: 0.1, veins: 4 });
  return drawn({
    fills: [...partOf('leaves', ...green(blade)), { outline: disc(-0.42, -0.5, 0.42, 64), rise: 'pillow', height: 1.7 }, { outline: disc(0.44, -0.62, 0.4, 64), rise: 'pillow', height: 1.7 }],
    strokes: [
      wireOf(stem([-0.36, 0.3], [-0.42, -0.14]), sample(23, (t) => 0.05 - 0.012 * Math.sin(Math.PI * t)), { lifts: sample(23, () => 0.03) }), wireOf(stem([0.4, 0.2], [0.44, -0.26]), sample(23, (t) => 0.05 - 0.012 * Math.sin(Math.PI * t)), { lifts: sample(23, () => 0.03) }),
      wireOf(through([[0.04, 0.92], [0.16, 0.87], [0.28, 0.9]]), 0.07, { lifts: sample(17, () => 0.03) }),
    ],
    stones: [{ at: [-0.42, -0.5], size: 0.6, role: 'center' }, { at: [0.44, -0.62], size: 0.56, role: 'accent' }],
    hang: [0.16, 0.92],
  });
}
