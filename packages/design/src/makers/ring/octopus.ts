/** An octopus whose arms are the ring: two wind around the finger, six curl on and beside its top. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import { photographed } from '../../parts/shot';
import { evenly, raise, sample, spline, type Point2 } from '../../geometry/curves';
import { ball, blend, type Field } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { tube } from '../../geometry/sweep';
import { TAU, axesFacing, cross, smoothstep, sub, unit } from '../../geometry/vec';
import type { NamedStone } from '../../language/parsedPrompt';
import type { Stone } from '../../spec';
import { isCabochon } from '../../catalogue/gems';
import { measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { lengthMm, paramsOf } from '../params';
import { snakeRing } from './snake';

/** An arm on the unrolled outside of the finger: points around it and along it, mm, and its half thickness. */
interface Arm {
  points: readonly Point2[];
  /** Height of each point over the finger, mm. @default 0 */
  rises?: readonly number[];
  from: number;
  to: number;
  /** Center, radius and direction of the coil at its end. */
  coil?: { at: Point2; radius: number; way: 1 | -1 };
}

/** The arms of the right side; the left ones are their images, turned about the head's middle or mirrored. */
const AROUND: Arm = {
  points: [
    [0, 0.4],
    [5, 1.6],
    [11, 1.3],
    [18, 0.3],
    [24, 0.95],
    [30, 0.8],
    [34, 0.86],
    [38, 1],
    [44, 1.2],
  ],
  from: 1.5,
  to: 0.62,
};
const CURLED: readonly Arm[] = [
  {
    points: [
      [0.4, 1.6],
      [3.6, 4.6],
      [7.4, 5],
    ],
    from: 1.25,
    to: 0.5,
    coil: { at: [8.4, 3.5], radius: 1.75, way: -1 },
  },
  {
    points: [
      [0.5, -0.8],
      [4.6, -3.4],
      [8.6, -3.9],
    ],
    from: 1.25,
    to: 0.5,
    coil: { at: [10.2, -2.4], radius: 1.7, way: 1 },
  },
  {
    points: [
      [0.2, 2],
      [0.9, 5.2],
      [2, 7.2],
    ],
    from: 1.2,
    to: 0.5,
    coil: { at: [3.6, 6.6], radius: 1.45, way: -1 },
  },
];
const COIL_TURNS = 1.15;
/** Depth of an arm's lower side in the finger's cylinder relative to its half thickness. */
const SUNK = 0.05;
/** Distance from the finger to the floor, mm. */
const FOOT = 1.95;
/** Suckers: distance along an arm, size relative to its half thickness, and the shares of the arm that have them. */
const SUCKER = { apart: 1.25, size: 0.46, from: 0.2, to: 0.95 } as const;
/** The head: middles and radii of the balls that blend into it, relative to the outside at the top, mm. */
const HEAD: readonly (readonly [at: Vec3, radius: number])[] = [
  [[0, 0.9, 0.9], 2.5],
  [[0, 2.5, -1.6], 3.1],
  [[0, 3.1, -4.1], 3.3],
  [[0, 2.6, -6.3], 2.5],
];
const EYE = { at: [1.95, 2.5, 1.3] as Vec3, radius: 1.05, sizeMm: 1.5 } as const;

/** The stone that two arms hold: maximum width, start in front of the head, and gap to the arms, mm. */
const HELD = { usualMm: 6.5, mostMm: 9, from: 2.9, gap: 0.3 } as const;
/** Directions of a holding arm around its stone, degrees, and its heights as shares of the stone's half width. */
const GRIP: readonly (readonly [direction: number, rise: number, reach: number])[] = [
  [-72, 0.1, 1],
  [-34, 0.35, 1],
  [6, 0.7, 1],
  [44, 1.05, 0.97],
  [72, 1.4, 0.84],
  [92, 1.62, 0.6],
];

/** An arm that winds up one side of a stone in front of the head and over its edge. */
function holding({ kind, size_mm }: Stone): Arm {
  const half = size_mm / 2;
  // The arms cross over a pearl, and end at the edge of a faceted stone.
  const grip =
    kind === 'pearl'
      ? GRIP
      : GRIP.slice(0, -1).map(([way, rise, reach]) => [way, Math.min(rise, 1.05), Math.max(reach, 0.97)] as const);
  const around = grip.map(([degrees, , reach]): Point2 => {
    const [angle, r] = [(degrees * Math.PI) / 180, (half + HELD.gap) * reach];
    return [Math.cos(angle) * r, HELD.from + half + Math.sin(angle) * r];
  });
  return { points: [[0.5, 1.9], ...around], rises: [0, ...grip.map(([, rise]) => rise * half)], from: 1.2, to: 0.42 };
}

const coiled = ({ points, rises = [], coil }: Arm): Vec3[] => {
  const path = points.map(([u, v], i): Vec3 => [u, v, rises[i] ?? 0]);
  if (!coil) return path;
  const last = points.at(-1)!;
  const start = Math.atan2(last[1] - coil.at[1], last[0] - coil.at[0]);
  const ring = sample(16, (t): Point2 => {
    const angle = start + coil.way * t * COIL_TURNS * TAU;
    const r = coil.radius * (1 - 0.62 * t);
    return [coil.at[0] + Math.cos(angle) * r, coil.at[1] + Math.sin(angle) * r];
  });
  return [...path.slice(0, -1), ...raise(ring, 0)];
};

const isOfEyes = ({ seat, count }: NamedStone): boolean => seat === 'eyes' || count === 2;

/** True for an octopus whose only stones are its eyes, and at most one that its arms hold. */
const isWoundOctopus = ({ motif, named, gems, motifs }: Brief): boolean =>
  motif === 'octopus' &&
  motifs.length === 1 &&
  (gems.length === 0 ||
    (named.length > 0 &&
      gems.length < 3 &&
      named.filter((stone) => !isOfEyes(stone)).every(({ count }) => count === null || count === 1)));

/** Places the held stone on a tongue of metal under it. */
function holdStone(bench: Bench, { kind, cut, size_mm: sizeMm, role }: Stone, top: number): void {
  const half = sizeMm / 2;
  const z = HELD.from + half;
  const isPearl = kind === 'pearl';
  const origin: Vec3 = [0, top + half * (isPearl ? 0.85 : 1), z];
  const axes = axesFacing([0, 1, 0]);
  const under: Vec3 = [0, top + half * 0.3, z];
  bench.add(
    tube([[0, top + 0.9, HELD.from - 0.8], [0, top + half * 0.25, HELD.from + half * 0.4], under], half * 0.34, {
      points: 18,
    }),
    60,
  );
  bench.stone({ kind, cut, sizeMm, role, origin, axes });
  if (!isPearl) bench.add(bezelCup(cut, sizeMm, axes, origin, { wallMm: 0.35, depth: half * 0.95, open: 0.74 }), 40);
}

/** The ring of an animal that winds around the finger; null for others. */
export const woundAnimal = (brief: Brief): Maker | null =>
  brief.motif === 'snake' ? (isEmblem(brief) ? null : snakeRing) : isWoundOctopus(brief) ? octopusRing : null;

/** True for a snake at the sides of a ring's stone, as on rings of graduates in medicine. */
const isEmblem = ({ motif, placed, gems, gemsGiven }: Brief): boolean =>
  gemsGiven && gems.length > 0 && placed.some(({ place, of }) => place === 'side' && of === motif);

export const octopusRing: Maker = {
  name: 'octopus-ring',
  params: paramsOf({ inner_diameter: lengthMm(13, 23) }),
  plan: (brief, rng) => ({
    stones: [...new Set(brief.gems)].flatMap((kind): Stone[] => {
      const stone = brief.named.find((one) => one.kind === kind);
      return stone && !isOfEyes(stone)
        ? [
            {
              role: 'center',
              kind,
              cut: kind === 'pearl' ? 'round' : (stone.cut ?? (isCabochon(kind) ? 'cabochon' : 'round')),
              size_mm: mm(Math.min(HELD.mostMm, stone.sizeMm ?? HELD.usualMm)),
              count: 1,
            },
          ]
        : [{ role: 'accent', kind, cut: 'round', size_mm: mm(EYE.sizeMm), count: 2 }];
    }),
    variant: {},
    dimensions: { inner_diameter: brief.isForMan ? 20 : 17 },
    view: viewFrom(rng.about('view'), 24, 36),
  }),
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const bore = measure(spec, 'inner_diameter', 17) / 2;
    const center: Vec3 = [0, bore + FOOT, 0];
    const mean = bore + 1;
    /** The two long arms meet below at any size. */
    const longer = (mean * Math.PI) / 29.8;
    const onFinger = (u: number, v: number, over: number): Vec3 => {
      const angle = u / mean;
      const r = bore + over;
      return [center[0] + Math.sin(angle) * r, center[1] + Math.cos(angle) * r, v];
    };
    const sucker = bench.define(
      tube(sample(17, (t): Vec3 => [Math.cos(t * TAU), Math.sin(t * TAU), 0]).slice(0, -1), 0.36, {
        closed: true,
        points: 8,
        up: [0, 0, 1],
      }),
      50,
    );
    const arm = (one: Arm, image: (p: Vec3) => Vec3, stretch: number): void => {
      const flat = coiled(one).map(([u, v, rise]) => image([u * stretch, v, rise]));
      const line = evenly(spline(flat, false, 10), 150, false);
      const thick = (t: number): number => one.from + (one.to - one.from) * smoothstep(0, 1, t) ** 0.8;
      const path = line.map(([u, v, rise], i): Vec3 => {
        const t = i / (line.length - 1);
        return onFinger(u, v, thick(t) * (1 - SUNK) + rise);
      });
      bench.add(tube(path, thick, { points: 18 }), 60);
      let last: Vec3 | null = null;
      for (let i = Math.round(SUCKER.from * 149); i < SUCKER.to * 149; i++) {
        const at = path[i]!;
        const r = thick(i / 149);
        if (last && Math.hypot(...sub(at, last)) < SUCKER.apart * r) continue;
        last = at;
        const out = unit([at[0] - center[0], at[1] - center[1], 0]);
        const run = unit(sub(path[i + 1]!, path[i - 1]!));
        const side = unit(cross(run, out));
        // Suckers are in two rows on the outside of the arm.
        for (const way of [-1, 1]) {
          const facing = unit([0, 1, 2].map((k) => out[k]! * 0.86 + side[k]! * way * 0.5) as unknown as Vec3);
          bench.place(sucker, {
            axes: axesFacing(facing, run),
            origin: [0, 1, 2].map((k) => at[k]! + facing[k]! * r * 0.98) as unknown as Vec3,
            scale: r * SUCKER.size * 0.72,
          });
        }
      }
    };
    bench.inPart('octopus', () => {
      arm(AROUND, (p) => p, longer);
      arm(AROUND, ([u, v, rise]) => [-u, -v, rise], longer);
      const held = stonesOf(spec, 'center');
      for (const one of held ? [...CURLED.slice(0, -1), holding(held)] : CURLED) {
        arm(one, (p) => p, 1);
        arm(one, ([u, v, rise]) => [-u, v, rise], 1);
      }
      const top = center[1] + bore;
      if (held) holdStone(bench, held, top);
      const put = ([x, y, zz]: Vec3): Vec3 => [x, top + y, zz];
      const eyes = [-1, 1].map((way): Vec3 => put([way * EYE.at[0], EYE.at[1], EYE.at[2]]));
      const head: Field = blend(
        1.5,
        ...HEAD.map(([at, radius]) => ball(put(at), radius)),
        ...eyes.map((at) => ball(at, EYE.radius)),
      );
      const field: Field = (x, y, zz) => Math.max(head(x, y, zz), bore + 0.15 - Math.hypot(x, y - center[1]));
      bench.add(refined(sculpt(field, [-6, top - 4, -10.5], [6, top + 8, 5], 0.16), field), 60);
      const stone = stonesOf(spec, 'accent');
      for (const [i, at] of eyes.entries()) {
        if (!stone) continue;
        const facing = unit([(i === 0 ? -1 : 1) * 0.8, 0.62, 0.55]);
        const axes = axesFacing(facing);
        const origin = [0, 1, 2].map((k) => at[k]! + facing[k]! * (EYE.radius - 0.1)) as unknown as Vec3;
        bench.inPart('eyes', () => {
          bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'accent', origin, axes });
          bench.add(bezelCup(stone.cut, stone.size_mm, axes, origin, { wallMm: 0.25, depth: 0.95, open: 0.7 }), 40);
        });
      }
    });
  }),
};
