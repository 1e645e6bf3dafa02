/** Birds with overlapping feathers: dove, hummingbird, falcon, phoenix, owl, peacock. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { bothSides, curve, disc, drawn, leafBlade, moved, named, spare, through, wireOf } from './drawing';
import { partOf } from './regions';

const sides = [false, true];

/** A feather along +x from its root, bent to the left for a positive `bend`. */
const plume = (length: number, width: number, bend = 0.1): Point2[] => {
  const ts = sample(18, (t) => 1 - (1 - t) ** 2);
  const half = (t: number): number => width * Math.min(1, 0.4 + t * 1.5) * Math.sqrt(Math.max(0, 1 - t ** 6));
  const spine = (t: number): number => bend * length * t * t;
  return [...ts.map((t): Point2 => [length * t, spine(t) + half(t)]), ...ts.slice(0, -1).toReversed().map((t): Point2 => [length * t, spine(t) - half(t)])];
};

/** Feathers side by side along a line of roots, each with its angle and length, from first to last. */
export const fan = (count: number, roots: (t: number) => Point2, angles: readonly [number, number], lengths: readonly [number, number], width: number, more: Partial<Fill> & { bend?: number } = {}): Fill[] =>
  sample(count, (t): Fill => {
    const { bend = 0.1, ...rest } = more;
    return { outline: moved(plume(lengths[0] + (lengths[1] - lengths[0]) * t, width, bend), { angle: angles[0] + (angles[1] - angles[0]) * t, by: roots(t) }), rise: 'pillow', height: 0.8, ...rest };
  });

export const along = (a: Point2, b: Point2) => (t: number): Point2 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A dove in flight with a twig of olive. */
export function dove(): Figure {
  const body = through([[-0.98, 0.02], [-0.86, 0.16], [-0.68, 0.22], [-0.5, 0.12], [-0.2, 0.02], [0.2, -0.14], [0.5, -0.36], [0.36, -0.5], [0, -0.52], [-0.34, -0.46], [-0.6, -0.28], [-0.74, -0.06], [-0.86, -0.02]], true);
  const twig = curve([-0.94, 0.0], [-1.04, -0.16], [-1.02, -0.34], [-0.92, -0.5], 14);
  const leaves = [[4, 3.5], [6, 5.6], [9, 3.7], [12, 5.7], [14, 4.7]].map(([i, a]) => leafBlade({ from: twig[i!]!, to: [twig[i!]![0] + 0.2 * Math.cos(a!), twig[i!]![1] + 0.2 * Math.sin(a!)], width: 0.3 }));
  return drawn({
    fills: [
      ...fan(6, along([-0.36, 0.06], [0.06, -0.02]), [2.0, 1.36], [1.02, 0.86], 0.095, { bend: -0.12, region: 'wings' }),
      ...fan(5, along([0.36, -0.34], [0.38, -0.46]), [-0.1, -0.86], [0.66, 0.6], 0.09, { bend: 0.05, region: 'tail' }),
      ...fan(7, along([-0.16, -0.06], [0.34, -0.28]), [1.3, 0.3], [1.16, 0.62], 0.1, { lift: 0.2, bend: -0.14, region: 'wings' }),
      { outline: body, rise: 'pillow', lift: 0.15, height: 1.15, region: 'body' },
      ...fan(5, along([-0.26, -0.1], [0.2, -0.3]), [1.25, 0.36], [0.56, 0.36], 0.09, { lift: 0.5, bend: -0.14, region: 'wings' }),
      ...partOf('leaves', ...leaves),
    ],
    strokes: [wireOf(twig, 0.032)],
    stones: [{ at: [-0.62, 0.02], size: 0.16, role: 'center', seat: 'eyes' }],
    hang: [0.02, 0.82],
  });
}

/** A hovering hummingbird. */
export function hummingbird(): Figure {
  const body = through([[-0.6, 0.5], [-0.46, 0.64], [-0.28, 0.62], [-0.14, 0.46], [0.06, 0.14], [0.2, -0.16], [0.28, -0.5], [0.1, -0.42], [-0.14, -0.22], [-0.34, 0.04], [-0.46, 0.26], [-0.54, 0.4]], true);
  return drawn({
    fills: [
      ...fan(5, along([-0.16, 0.42], [0.0, 0.2]), [1.82, 1.3], [0.72, 0.62], 0.075, { bend: -0.1, region: 'wings' }),
      ...fan(4, along([0.22, -0.36], [0.16, -0.42]), [-0.95, -1.75], [0.66, 0.6], 0.07, { bend: 0.04, region: 'tail' }),
      { outline: body, rise: 'pillow', lift: 0.1, height: 1.25, region: 'body' },
      ...fan(7, along([-0.08, 0.36], [0.16, -0.04]), [0.98, -0.12], [1.14, 0.56], 0.08, { lift: 0.3, bend: -0.1, region: 'wings' }),
      ...fan(5, along([-0.1, 0.3], [0.12, 0.0]), [0.8, -0.1], [0.5, 0.3], 0.075, { lift: 0.6, bend: -0.1, region: 'wings' }),
    ],
    strokes: [wireOf(curve([-0.52, 0.5], [-0.7, 0.54], [-0.9, 0.56], [-1.12, 0.52], 14), sample(15, (t) => 0.055 - 0.028 * t), { lifts: sample(15, () => 0.05) })],
    stones: [{ at: [-0.38, 0.48], size: 0.15, role: 'center', seat: 'eyes' }],
    hang: [0.1, 0.84],
  });
}

/** Two spread wings from the front: primaries from the wrist, coverts over them, a rounded arm. */
function spreadWings(rise: number): { fills: Fill[]; strokes: Stroke[] } {
  const arm = through([[0.08, 0.3], [0.26, 0.44 + rise * 0.3], [0.5, 0.58 + rise * 0.6], [0.68, 0.54 + rise]]);
  const root = (t: number): Point2 => arm[Math.round(t * (arm.length - 1))]!;
  const half = [
    ...fan(9, root, [-1.42, 0.02 + rise], [0.62, 0.74], 0.1, { bend: -0.06 }),
    ...fan(7, (t) => root(t * 0.94), [-1.36, -0.28 + rise], [0.4, 0.44], 0.09, { lift: 0.3, bend: -0.06 }),
    ...fan(6, (t) => root(t * 0.86), [-1.3, -0.6 + rise], [0.2, 0.22], 0.09, { lift: 0.58, bend: 0 }),
  ];
  return {
    fills: sides.flatMap((flip) => half.map((f): Fill => ({ ...f, outline: moved(f.outline, { flip }), region: 'wings' }))),
    strokes: sides.map((flip) => wireOf(moved(arm, { flip }), 0.1, { tapered: true, lifts: arm.map(() => 0.1) })),
  };
}

/** A falcon with spread wings, its head in profile. */
export function falcon(): Figure {
  const wings = spreadWings(0);
  const body = through([[0, 0.52], [0.17, 0.4], [0.22, 0.12], [0.18, -0.22], [0, -0.44], [-0.18, -0.22], [-0.22, 0.12], [-0.17, 0.4]], true);
  const head = through([[-0.02, 0.86], [0.14, 0.76], [0.15, 0.54], [0.06, 0.42], [-0.1, 0.42], [-0.16, 0.56], [-0.2, 0.66], [-0.12, 0.82]], true);
  const beak = [...curve([-0.12, 0.77], [-0.26, 0.8], [-0.36, 0.7], [-0.31, 0.54], 10), ...curve([-0.31, 0.54], [-0.28, 0.6], [-0.22, 0.61], [-0.12, 0.59], 8).slice(1)];
  const breast = [0.26, 0.1, -0.06, -0.22].flatMap((y, i) => sample(i % 2 ? 2 : 3, (t) => (t - 0.5) * 0.22).map((x) => wireOf(sample(7, (u): Point2 => [x + 0.06 * (2 * u - 1), y - 0.05 * Math.sin(Math.PI * u)]), 0.017, { engraved: true })));
  return drawn({
    fills: [...wings.fills, ...fan(5, along([-0.06, -0.3], [0.06, -0.3]), [-2.02, -1.12], [0.68, 0.68], 0.095, { bend: 0, region: 'tail' }), { outline: body, rise: 'pillow', lift: 0.3, height: 1.2, region: 'body' }, { outline: head, rise: 'pillow', lift: 0.45, height: 1.15 }, { outline: beak, rise: 'pillow', lift: 0.5, height: 0.9 }],
    strokes: [...wings.strokes, ...breast],
    stones: [{ at: [-0.04, 0.67], size: 0.16, role: 'center', seat: 'eyes' }],
    hang: [0.02, 0.86],
  });
}

/** A rising phoenix with lifted wings and a tail of three long flames. */
export function phoenix(): Figure {
  const wings = spreadWings(0.36);
  const body = through([[0, 0.46], [0.13, 0.3], [0.17, 0.06], [0.1, -0.26], [0, -0.44], [-0.1, -0.26], [-0.17, 0.06], [-0.13, 0.3]], true);
  const neck = through([[0, 0.2], [0.05, 0.44], [0.0, 0.62], [-0.1, 0.74]]);
  const flame = (path: readonly Point2[], w: number): Stroke => wireOf(through(path), sample((path.length - 1) * 8 + 1, (t) => w * (0.5 + 0.9 * Math.sin(Math.PI * Math.min(1, t * 1.06)) - 0.2 * t)), { region: 'tail' });
  return drawn({
    fills: [...wings.fills, { outline: body, rise: 'pillow', lift: 0.3, height: 1.2, region: 'body' }, { outline: through([[-0.3, 0.68], [-0.16, 0.84], [0.0, 0.82], [0.04, 0.68], [-0.08, 0.62]], true), rise: 'pillow', lift: 0.3, height: 1 }],
    strokes: [
      ...wings.strokes, wireOf(neck, sample(neck.length, (t) => 0.115 - 0.04 * t), { lifts: neck.map(() => 0.1) }),
      flame([[0, -0.3], [0.05, -0.6], [-0.04, -0.9], [0.06, -1.2]], 0.075),
      ...sides.flatMap((flip) => [flame(moved([[0.05, -0.26], [0.16, -0.56], [0.3, -0.78], [0.26, -1.04]], { flip }), 0.06), flame(moved([[0.08, -0.2], [0.28, -0.42], [0.5, -0.54], [0.58, -0.78]], { flip }), 0.05)]),
      ...[0.5, 0.9, 1.3].map((a) => wireOf([[-0.06, 0.76], [-0.06 + 0.26 * Math.cos(a), 0.76 + 0.26 * Math.sin(a)]], [0.035, 0.028])),
    ],
    stones: [{ at: [0, 0.08], size: 0.24, role: 'center' }, ...named('eyes', 0.14, [-0.14, 0.74])],
    hang: [-0.06, 0.82],
  });
}

/** An owl on a twig with stones for eyes. */
export function owl(): Figure {
  const body = through([[0, 0.98], [0.34, 0.92], [0.56, 0.66], [0.6, 0.2], [0.54, -0.3], [0.32, -0.68], [0, -0.82], [-0.32, -0.68], [-0.54, -0.3], [-0.6, 0.2], [-0.56, 0.66], [-0.34, 0.92]], true);
  const tuft: Point2[] = [[0.2, 0.88], [0.62, 1.16], [0.54, 0.62]];
  const scallops = [0.08, -0.12, -0.32, -0.52].flatMap((y, i) => sample(i % 2 ? 2 : 3, (t) => (t - 0.5) * (i % 2 ? 0.22 : 0.42)).map((x) => wireOf(sample(9, (u): Point2 => [x + 0.1 * (2 * u - 1), y - 0.1 * Math.sin(Math.PI * u)]), 0.018, { engraved: true })));
  return drawn({
    fills: [
      ...fan(3, along([-0.1, -0.62], [0.1, -0.62]), [-1.86, -1.28], [0.4, 0.4], 0.1, { bend: 0, region: 'tail' }),
      ...sides.map((flip): Fill => ({ outline: moved(tuft, { flip }), rise: 'ridge', height: 0.9 })),
      { outline: body, rise: 'pillow', height: 1.15, region: 'body' },
      ...sides.flatMap((flip) => fan(4, along([0.46, 0.3], [0.44, 0.0]), [-1.34, -1.66], [0.66, 0.72], 0.085, { lift: 0.25, bend: -0.06, region: 'wings' }).map((f): Fill => ({ ...f, outline: moved(f.outline, { flip }) }))),
      ...sides.map((flip): Fill => ({ outline: moved(disc(0.25, 0.56, 0.27, 40), { flip }), rise: 'dished', lift: 0.35, height: 1 })),
      { outline: [[0, 0.5], [0.08, 0.36], [0, 0.2], [-0.08, 0.36]], rise: 'ridge', lift: 0.75, height: 0.9 },
    ],
    strokes: [...scallops, wireOf(through([[-0.82, -0.84], [-0.3, -0.76], [0.3, -0.8], [0.82, -0.72]]), 0.062, { lifts: sample(25, () => 0.03) }), ...sides.flatMap((flip) => [-0.05, 0.05].map((x) => wireOf(moved([[0.2 + x, -0.66], [0.2 + x, -0.84]], { flip }), 0.042, { lifts: [0.09, 0.1] })))],
    stones: [{ at: [-0.25, 0.56], size: 0.3, role: 'center', seat: 'eyes' }, { at: [0.25, 0.56], size: 0.3, role: 'accent', seat: 'eyes' }],
    hang: [0, 0.96],
  });
}

/** A peacock with its train fanned: feathers side by side, an eye at the tip of each. */
export function peacock(): Figure {
  const count = 9;
  const root: Point2 = [0, -0.56];
  const feathers = Array.from({ length: count }, (_, i) => {
    const angle = 0.02 + ((Math.PI - 0.04) * i) / (count - 1);
    return { angle, length: 1.34 + 0.24 * Math.sin(angle) };
  });
  const blade = (length: number): Point2[] => {
    const ts = sample(26, (t) => 1 - (1 - t) ** 1.6);
    const half = (t: number): number => (0.04 + 0.19 * t ** 1.5) * Math.sqrt(Math.max(0, 1 - t ** 9));
    return [...ts.map((t): Point2 => [length * t, half(t) * length * 0.9]), ...ts.slice(0, -1).toReversed().map((t): Point2 => [length * t, -half(t) * length * 0.9])];
  };
  const put = (points: readonly Point2[], angle: number): Point2[] => moved(points, { angle, by: root });
  const body = through([[0, 0.36], [0.12, 0.24], [0.16, -0.04], [0.34, -0.36], [0.3, -0.76], [0, -0.98], [-0.3, -0.76], [-0.34, -0.36], [-0.16, -0.04], [-0.12, 0.24]], true);
  return drawn({
    fills: [
      ...feathers.map(({ angle, length }, i): Fill => ({ outline: put(blade(length), angle), rise: 'pillow', height: 0.7, lift: i % 2 ? 0.14 : 0, region: 'tail' })),
      ...feathers.map(({ angle, length }, i): Fill => ({ outline: put(turn(30, (b): Point2 => [length * 0.86 + 0.135 * Math.cos(b) - 0.03 * Math.cos(2 * b), 0.12 * Math.sin(b)]), angle), rise: 'dished', height: 0.75, lift: i % 2 ? 0.5 : 0.36 })),
      { outline: body, rise: 'pillow', lift: 0.8, height: 1.3, region: 'body' },
      { outline: disc(0, 0.34, 0.19, 40), rise: 'pillow', lift: 1.2, height: 1.1 }, ...[-1, 1].flatMap((way): Fill[] => [{ outline: disc(way * 0.085, 0.38, 0.04, 20), rise: 'pillow', lift: 2.1, height: 0.4 }, { outline: moved(through([[0, 0], [0.13, -0.2], [0.12, -0.52], [0, -0.66], [-0.1, -0.4]], true), { flip: way < 0, by: [way * 0.24, -0.26] }), rise: 'pillow', lift: 1.2, height: 1 }]),
      { outline: [[-0.07, 0.34], [0.07, 0.34], [0, 0.17]], rise: 'ridge', lift: 1.9, height: 0.7 },
    ],
    strokes: [
      ...feathers.flatMap(({ angle, length }) => [-0.5, 0.5].flatMap((side) => [0.5, 0.62, 0.74].map((t) => wireOf(put([[length * (t - 0.1), 0], [length * t, side * 0.3 * t ** 1.5 * length]], angle), 0.016, { engraved: true })))),
      ...[-0.34, 0, 0.34].map((x) => wireOf([[x * 0.1, 0.46], [x * 0.5, 0.72]], [0.03, 0.055], { lifts: [0.24, 0.24] })),
    ],
    stones: [{ at: [0, -0.44], size: 0.34, role: 'center' }, ...named('eyes', 0.15, ...bothSides([0.105, 0.38])), ...spare('tips', 0.15, ...[4, 0, 8, 2, 6, 1, 7, 3, 5].map((i) => put([[feathers[i]!.length * 0.86, 0]], feathers[i]!.angle)[0]!))],
    hang: [0, 0.98],
  });
}
