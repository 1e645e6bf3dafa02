/** Snake, butterfly, wing, paw print, swallow. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, turn, type Point2 } from '../geometry/curves';
import { bothSides, curve, disc, drawn, moved, spare, through, wireOf } from './drawing';
import { partOf } from './regions';
import { evenBlob, groove, hump } from './relief';

/** A snake in three bends, thick in the middle, with a flat head, two eyes and scales along the back. */
export function snake(): Figure {
  const path = through([[-0.5, -1.0], [-0.1, -0.96], [0.34, -0.78], [0.36, -0.48], [-0.04, -0.28], [-0.42, -0.06], [-0.36, 0.26], [0.04, 0.4], [0.36, 0.56], [0.3, 0.84], [0.02, 0.94]], false, 10);
  const n = path.length;
  const widths = path.map((_, i) => {
    const t = i / (n - 1);
    return 0.02 + 0.115 * Math.sin(Math.PI * Math.min(1, t * 0.86)) ** 0.7 * (t > 0.86 ? 1 - (t - 0.86) * 1.6 : 1);
  });
  const scales: Stroke[] = [];
  for (let i = 12; i < n - 12; i += 4) {
    const [a, b] = [path[i - 1]!, path[i + 1]!];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [tx, ty] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    const w = widths[i]! * 0.92;
    for (const way of [1, -1]) {
      const at = path[i]!;
      scales.push(wireOf([[at[0] - tx * w * 0.45, at[1] - ty * w * 0.45], [at[0] + way * -ty * w * 0.95 + tx * w * 0.35, at[1] + way * tx * w * 0.95 + ty * w * 0.35]], 0.0165, { engraved: true }));
    }
  }
  const head = moved(turn(48, (a): Point2 => [0.31 * Math.cos(a), 0.2 * Math.sin(a) * (1 - 0.3 * Math.cos(a)) + 0.012 * Math.sin(2 * a)]), { angle: Math.PI - 0.28, by: [-0.16, 0.98] });
  return drawn({
    fills: [{ outline: head, rise: 'pillow', height: 1.1, region: 'head' }],
    strokes: [wireOf(path, widths, { region: 'body' }), ...scales, wireOf(through([[-0.4, 1.05], [-0.5, 1.08], [-0.58, 1.05]]), 0.022, { tapered: true }), wireOf(through([[-0.47, 1.07], [-0.55, 1.1], [-0.6, 1.15]]), 0.02, { tapered: true })],
    stones: [{ at: [-0.18, 1.07], size: 0.13, role: 'accent', seat: 'eyes' }, { at: [-0.23, 0.91], size: 0.13, role: 'accent', seat: 'eyes' }],
    hang: [0.32, 0.76],
  });
}

/** A butterfly: four wings with engraved cells, the upper ones larger; a slim body and antennae. */
export function butterfly(): Figure {
  const upper = through([[0.05, 0.08], [0.28, 0.46], [0.66, 0.8], [1.0, 0.84], [1.06, 0.56], [0.9, 0.22], [0.56, 0.0], [0.2, -0.06]], true);
  const lower = through([[0.05, -0.06], [0.4, -0.04], [0.74, -0.16], [0.84, -0.46], [0.66, -0.74], [0.44, -0.86], [0.3, -0.62], [0.12, -0.3]], true);
  const veins: Point2[][] = [
    curve([0.12, 0.08], [0.36, 0.3], [0.6, 0.6], [0.92, 0.76]), curve([0.14, 0.06], [0.42, 0.22], [0.66, 0.42], [0.98, 0.54]), curve([0.16, 0.04], [0.4, 0.1], [0.6, 0.18], [0.84, 0.27]),
    curve([0.12, -0.12], [0.36, -0.14], [0.52, -0.2], [0.74, -0.3]), curve([0.12, -0.16], [0.3, -0.3], [0.5, -0.44], [0.68, -0.58]), curve([0.1, -0.18], [0.2, -0.36], [0.34, -0.56], [0.46, -0.76]),
  ];
  const sides = [false, true];
  return drawn({
    fills: sides.flatMap((flip): Fill[] => [
      { outline: moved(lower, { flip }), rise: 'dished', height: 0.8, region: 'wings' },
      { outline: moved(upper, { flip }), rise: 'dished', lift: 0.12, region: 'wings' },
    ]),
    strokes: [
      ...sides.flatMap((flip) => veins.map((v) => wireOf(moved(v, { flip }), 0.019, { engraved: true }))),
      ...sides.map((flip) => wireOf(moved(through([[0.03, 0.36], [0.1, 0.6], [0.24, 0.78], [0.32, 0.78]]), { flip }), 0.026)),
      wireOf(sample(24, (t): Point2 => [0, 0.42 - 1.02 * t]), sample(24, (t) => (t < 0.14 ? 0.075 : 0.085 * (1 - 0.72 * ((t - 0.14) / 0.86) ** 1.4))), { lifts: sample(24, () => 0.1), region: 'body' }),
    ],
    stones: [{ at: [0.66, 0.5], size: 0.2, role: 'accent', seat: 'wings' }, { at: [-0.66, 0.5], size: 0.2, role: 'accent', seat: 'wings' }, ...spare('wings', 0.18, ...bothSides([0.52, -0.5])), { at: [0, 0.12], size: 0.2, role: 'center', seat: 'body', isSpare: true }],
    hang: [0, 0.4],
  });
}

/** A single spread wing: three overlapping tiers of feathers under a rounded shoulder. */
export function wing(): Figure {
  const fills: Fill[] = [];
  const strokes: Stroke[] = [];
  const tier = (count: number, reach: readonly [number, number], lift: number, width: number): void => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const root: Point2 = [-0.66 + 0.8 * t, 0.3 + 0.46 * Math.sin(0.3 + t * 1.9)];
      const a = -1.72 + 0.74 * t;
      const length = reach[0] + (reach[1] - reach[0]) * t;
      // Points are denser towards the rounded tip.
      const shares = sample(22, (s) => 1 - (1 - s) ** 2);
      const blade = shares.map((u): Point2 => [length * u, 0.12 * length * Math.sin(u * 2.4)]);
      const half = (u: number): number => width * Math.min(1, 0.35 + u * 1.6) * Math.sqrt(Math.max(0, 1 - u ** 6));
      const outline = [...blade.map(([x, y], k): Point2 => [x, y - half(shares[k]!)]), ...blade.slice(0, -1).toReversed().map(([x, y], k): Point2 => [x, y + half(shares[20 - k]!)])];
      fills.push({ outline: moved(outline, { angle: a, by: root }), rise: 'pillow', lift, height: 0.8 });
    }
  };
  tier(7, [0.72, 1.72], 0, 0.125);
  tier(7, [0.46, 1.08], 0.3, 0.115);
  tier(6, [0.26, 0.56], 0.6, 0.11);
  const ridge = through([[-0.76, 0.24], [-0.73, 0.48], [-0.54, 0.7], [-0.2, 0.8], [0.12, 0.72], [0.34, 0.44]]);
  strokes.push(wireOf(ridge, 0.15, { tapered: true, lifts: ridge.map(() => 0.1) }));
  return drawn({ fills: partOf('wings', ...fills), strokes, stones: [{ at: [-0.5, 0.79], size: 0.22, role: 'center' }], hang: [-0.3, 0.92] });
}

/** A paw print raised on a coin with a rim. */
export function paw(): Figure {
  const toe = (x: number, y: number, angle: number, r: number): Fill => ({ outline: moved(turn(32, (a): Point2 => [r * 0.78 * Math.cos(a), r * 1.12 * Math.sin(a)]), { angle, by: [x, y] }), rise: 'pillow', lift: 0.12, height: 1.5 });
  const pad = through([[0, 0.12], [0.2, 0.02], [0.36, -0.22], [0.36, -0.44], [0.2, -0.5], [0, -0.44], [-0.2, -0.5], [-0.36, -0.44], [-0.36, -0.22], [-0.2, 0.02]], true);
  return drawn({
    fills: [
      { outline: disc(0, 0, 1, 96), rise: 'level', height: 0.2 },
      { outline: pad.toReversed(), rise: 'pillow', lift: 0.12, height: 1.6 },
      toe(-0.5, 0.08, 0.5, 0.15), toe(-0.21, 0.42, 0.14, 0.17), toe(0.21, 0.42, -0.14, 0.17), toe(0.5, 0.08, -0.5, 0.15),
    ],
    strokes: [wireOf(disc(0, 0, 0.96, 96), 0.065, { closed: true, lifts: Array.from({ length: 96 }, () => 0.03) })],
    stones: [{ at: [0, -0.22], size: 0.34, role: 'center' }],
    hang: [0, 1],
  });
}

/** A bird's swept wing between its leading and its trailing edge, both from its root: coverts over flight feathers, whose tips are rounded. */
function feathered(lead: readonly Point2[], trail: readonly Point2[]): { fills: Fill[]; strokes: Stroke[] } {
  const at = (edge: readonly Point2[], t: number): Point2 => edge[Math.round(Math.min(1, Math.max(0, t)) * (edge.length - 1))]!;
  const across = (t: number, share: number): Point2 => {
    const [a, b] = [at(lead, t), at(trail, t)];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  const tips = (count: number, reach: number, share: number): Point2[] =>
    sample(count * 7, (t): Point2 => {
      const round = Math.sin(Math.PI * ((t * count) % 1)) ** 0.6;
      return across(t, share + (reach * round * (1 - 0.5 * t)) / Math.hypot(at(trail, t)[0] - at(lead, t)[0], at(trail, t)[1] - at(lead, t)[1] || 1));
    }).filter((_, i, all) => i < all.length - 2);
  const quills = (count: number, from: number, to: number): Stroke[] =>
    Array.from({ length: count - 1 }, (_, i) => wireOf([across(Math.max(0, (i + 0.4) / count), from), across((i + 0.8) / count, (from + to) / 2), across((i + 1) / count, to)], 0.02, { engraved: true }));
  const plate = (count: number, reach: number, share: number): Point2[] => [...lead, ...tips(count, reach, share).toReversed()];
  return {
    fills: [
      { outline: plate(9, 0.07, 1), rise: 'pillow', height: 0.75, region: 'wings' },
      { outline: plate(8, 0.05, 0.46), rise: 'pillow', height: 0.8, lift: 0.28, region: 'wings', isRelief: true },
    ],
    strokes: [...quills(9, 0.52, 1.02), ...quills(8, 0.12, 0.48)],
  };
}

/** A swallow in flight, its body along a diagonal: scythe wings, the head set into the shoulders, a tail of two streamers. */
export function swallow(): Figure {
  const turned = (points: readonly Point2[]): Point2[] => moved(points, { angle: -0.6, by: [-0.06, 0.1] });
  const edge = (way: number, root: number, ...[a, b]: [Point2, Point2]): Point2[] => turned(curve([way * 0.02, root], [way * a[0], a[1]], [way * b[0], b[1]], [way * 1.3, -0.42], 48));
  const wings = [1, -1].map((way) => feathered(edge(way, 0.5, [0.5, 0.84], [1.08, 0.5]), edge(way, 0.04, [0.34, 0.22], [0.9, 0.2])));
  const body = turned(evenBlob([0, 0.74], [0.09, 0.71], [0.13, 0.61], [0.14, 0.5], [0.165, 0.34], [0.15, 0.12], [0.09, -0.14], [0.045, -0.34], [0, -0.4]));
  const streamer = through([[0, -0.16], [0.1, -0.24], [0.16, -0.5], [0.3, -0.8], [0.44, -1.14], [0.36, -1.2], [0.16, -0.88], [0.05, -0.58], [0.0, -0.4]]);
  const beak: Point2[] = [[-0.06, 0.7], [0.06, 0.7], [0.03, 0.79], [0, 0.86], [-0.03, 0.79]];
  const eyes = turned(bothSides([0.085, 0.63]));
  return drawn({
    fills: [
      ...wings.flatMap(({ fills }) => fills),
      ...partOf<Fill>('tail', ...[false, true].map((flip) => hump(turned(moved(streamer, { flip })), 0.1, 0.9))),
      hump(turned(beak), 0.35, 0.9, 'ridge'),
      ...partOf<Fill>('body', hump(body, 0.25, 1.05)),
    ],
    strokes: [
      ...wings.flatMap(({ strokes }) => strokes),
      ...eyes.map(([x, y]) => wireOf(disc(x, y, 0.016, 10), 0.014, { closed: true, engraved: true })),
      groove(turned([[-0.12, 0.52], [0, 0.45], [0.12, 0.52]]), 0.018),
    ],
    stones: [{ at: turned([[0, 0.22]])[0]!, size: 0.22, role: 'center' }, ...spare('beak', 0.11, turned([[0, 0.84]])[0]!), ...spare('eyes', 0.11, ...eyes)],
    hang: turned([[-0.34, 0.6]])[0]!,
  });
}
