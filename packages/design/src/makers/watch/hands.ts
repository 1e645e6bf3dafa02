/** Hands at ten past ten on their arbor. Heights are above the back of the case. */
import type { Surface, Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import { plate, roundedBox, sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { lathe, sweepSections, tube } from '../../geometry/sweep';
import { TAU, Z } from '../../geometry/vec';
import type { DialFrame } from './dialFrame';
import { LUME, clock, type WatchFrame } from './frame';
import { COLORS, colorOn } from './handColors';

/** Positions of the hands, as shares of a turn. */
export const HOUR = 306 / 360;
export const MINUTE = 50 / 360;
const SECOND = 195 / 360;

/** Outlines of hands: share of the length, share of the half width. */
const OUTLINES: Readonly<Record<string, readonly Point2[]>> = {
  dauphine: [
    [0, 1],
    [0.75, 0.8],
    [1, 0.1],
  ],
  baton: [
    [0, 0.62],
    [0.94, 0.62],
    [1, 0.3],
  ],
  leaf: [
    [0, 0.42],
    [0.25, 0.74],
    [0.5, 0.95],
    [0.75, 0.7],
    [1, 0.08],
  ],
  sword: [
    [0, 0.34],
    [0.2, 0.42],
    [0.76, 1],
    [1, 0.06],
  ],
};

/** Share of a hand's width that lume fills, and the height of its foot over the hand's back, mm. */
const LUMINOUS = 0.6;
const LUME_RISE = 0.15;

/** Relative half width of a hand at a share of its length. */
function widthAt(form: string, t: number): number {
  const outline = OUTLINES[form] ?? OUTLINES['dauphine']!;
  const next = Math.max(
    1,
    outline.findIndex(([along]) => along >= t),
  );
  const [[from, a], [to, b]] = [outline[next - 1]!, outline[next]!];
  return a + ((b - a) * (t - from)) / (to - from);
}

export interface HandShape {
  form?: string;
  /** Position as a share of a turn, clockwise from twelve. */
  share: number;
  /** Lengths in mm of a 40 mm watch: to the tip, half the width, the height of its back, beyond the pivot. */
  reach: number;
  half: number;
  z: number;
  tail: number;
  pivot?: Point2;
  surface?: Surface;
}

/** A hand of Breguet's: a slender shaft, an open ring near the tip, and a point. */
const POMME = { ring: 0.74, half: 0.36, wire: 0.17 } as const;

function pomme(
  w: WatchFrame,
  { share, reach, half, z, tail, pivot = [0, 0], surface = w.bench.metal }: HandShape,
): void {
  const { axes } = clock(share);
  const origin = w.at(pivot[0], pivot[1], z);
  const thin = half * POMME.half;
  const radius = Math.min(0.08 * reach, half * 1.1);
  const flat = (outline: readonly Point2[]): void => w.put(plate(outline, 0, RIDGE, 0.06), 30, surface, origin, axes);
  const shaft = POMME.ring * reach - radius;
  flat([
    [thin * 1.5, -tail],
    [thin, shaft],
    [-thin, shaft],
    [-thin * 1.5, -tail],
  ]);
  w.put(
    tube(
      Array.from({ length: 40 }, (_, i): Vec3 => {
        const a = (i / 40) * TAU;
        return [Math.cos(a) * radius, POMME.ring * reach + Math.sin(a) * radius, 0.13];
      }),
      POMME.wire,
      { closed: true, points: 10, up: Z },
    ),
    40,
    surface,
    origin,
    axes,
  );
  const from = POMME.ring * reach + radius;
  flat([
    [thin, from - 0.08],
    [0.03, reach],
    [-0.03, reach],
    [-thin, from - 0.08],
  ]);
}

/** Height of the ridge of a hand over its back, mm of a 40 mm watch. */
const RIDGE = 0.18;

/** A hand of two planes that meet in a ridge. */
export function hand(w: WatchFrame, shape: HandShape): void {
  const { form = 'dauphine', share, reach, half, z, tail, pivot = [0, 0], surface = w.bench.metal } = shape;
  if (form === 'breguet') {
    pomme(w, shape);
    return;
  }
  const right = (OUTLINES[form] ?? OUTLINES['dauphine']!).map(([along, wide]): Point2 => [half * wide, reach * along]);
  const foot = right[0]![0];
  const outline: readonly Point2[] = [
    [0, -tail],
    [foot * 0.55, -tail + 0.3],
    ...right,
    ...right.toReversed().map(([x, y]): Point2 => [-x, y]),
    [-foot * 0.55, -tail + 0.3],
  ];
  const solid = sweepSections(
    [
      outline.map(([x, y]): Vec3 => [x, y, 0]),
      outline.map(([x, y]): Vec3 => [x, y, 0.1]),
      outline.map(([x, y]): Vec3 => [x * 0.03, y * 0.985, RIDGE]),
    ],
    false,
  );
  w.put(solid, 12, surface, w.at(pivot[0], pivot[1], z), clock(share).axes);
}

const WIDTHS: Readonly<Record<string, number>> = { slim: 0.72, broad: 1.35 };

/**
 * Heights of the backs of the hands, mm of a 40 mm watch: each clears the boss of the hand below it by 0.1 mm, and the
 * middle of the seconds hand clears the hand of a second time zone. The stack is as low as in thin watches, since an
 * oblique view shifts it against the centre of the dial by 0.4 of its height.
 */
export const LEVELS = { hour: 6.15, minute: 6.48, day: 6.81, seconds: 7.02 } as const;
/** Height of a boss over the back of its hand: it hides the ridge, so that no hand breaks through the hub. */
export const BOSS = RIDGE + 0.05;
/**
 * The hub, one turned solid, mm of a 40 mm watch: a collar that stands on the dial, so that an oblique view shows no gap
 * between it and the centre of the dial's rays, and a domed cap over the seconds hand.
 */
const HUB = { foot: 5.45, collar: 1.1, cap: 0.72, rise: 0.19, edge: 0.16 } as const;

/** Outline of the hub: both edges are round, so that each mirrors as one line. */
function hubOutline(): Point2[] {
  const { foot, collar, cap, rise, edge } = HUB;
  const top = LEVELS.minute + BOSS;
  const quarter = (r: number, up: number, z: number): Point2[] =>
    Array.from({ length: 8 }, (_, i): Point2 => {
      const a = (i / 7) * (TAU / 4);
      return [Math.max(0.01, r + up * Math.cos(a)), z + up * Math.sin(a)];
    });
  const shoulder = LEVELS.seconds - 0.02;
  return [
    [0.01, foot],
    [collar, foot],
    ...quarter(collar - edge, edge, top - edge),
    [cap, top],
    ...Array.from({ length: 10 }, (_, i): Point2 => {
      const a = (i / 9) * (TAU / 4);
      return [Math.max(0.01, cap * Math.cos(a)), shoulder + rise * Math.sin(a)];
    }),
  ];
}

/** Heights of hands over a plain dial relative to those over small dials and movements, mm of a 40 mm watch. */
const LOWER = -0.36;

/** Position of the hand of a second time zone, its reach, the half width of its shaft and its arrow, mm of a 40 mm watch. */
const DAY_HAND = { share: 16 / 24, reach: 13.4, shaft: 0.22, arrow: 1.05, long: 2.2 } as const;

/** The hand of a second time zone: a red shaft with an arrow. */
function dayHand(w: WatchFrame, down: number): void {
  const { share, reach, shaft, arrow, long } = DAY_HAND;
  const outline: readonly Point2[] = [
    [shaft, -2.6],
    [shaft, reach - long],
    [arrow, reach - long],
    [0, reach],
    [-arrow, reach - long],
    [-shaft, reach - long],
    [-shaft, -2.6],
  ];
  w.put(plate(outline, 0, 0.12, 0.03), 20, COLORS['red'], w.at(0, 0, LEVELS.day + down), clock(share).axes);
}

/** Reach of the minute hand, to the track of a round dial, and half the width of seconds hands: usual, and of diver's watches, mm of a 40 mm watch. */
const MINUTE_REACH = 14;
const SECONDS_HALF = { usual: 0.14, luminous: 0.26 } as const;

/** @param isRaised true over small dials and movements, which the hands have to clear */
export function buildHands(w: WatchFrame, { params }: DesignPart, dial: DialFrame, isRaised: boolean): void {
  const { hasMovement } = dial;
  const down = isRaised ? 0 : LOWER;
  const surface = COLORS[String(params['color'] ?? colorOn(dial))] ?? w.bench.metal;
  const wide = WIDTHS[String(params['width'])] ?? 1;
  const form = String(params['form'] ?? 'dauphine');
  const [short, minute] = [w.slimness, Math.min(1, w.slimness * 1.18)];
  const tail = 2.4 * short;
  hand(w, { form, share: HOUR, reach: 8.6 * short, half: 0.85 * wide, z: LEVELS.hour + down, tail, surface });
  hand(w, {
    form,
    share: MINUTE,
    reach: MINUTE_REACH * minute,
    half: 0.62 * wide,
    z: LEVELS.minute + down,
    tail,
    surface,
  });
  if (params['luminous'] === 'yes') {
    for (const [share, from, to, reach, half, z] of [
      [HOUR, 0.33, 0.78, 8.6 * short, 0.85, LEVELS.hour + LUME_RISE],
      [MINUTE, 0.25, 0.82, MINUTE_REACH * minute, 0.62, LEVELS.minute + LUME_RISE],
    ] as const) {
      const right = [from, (from + to) / 2, to].map((t): Point2 => [
        half * wide * LUMINOUS * widthAt(form, t),
        reach * t,
      ]);
      const outline = [...right, ...right.toReversed().map(([x, y]): Point2 => [-x, y])];
      w.put(plate(outline, 0, 0.26, 0.1), 30, LUME, w.at(0, 0, z + down), clock(share).axes);
    }
  }
  if (params['gmt'] === 'yes') dayHand(w, down);
  if (params['seconds'] === 'yes') {
    const { out, axes } = clock(SECOND);
    const k = Math.min(1, w.distance(SECOND, 6.4) / 13.6);
    const named = COLORS[String(params['seconds_color'])];
    const own = named ?? surface;
    // On small watches as wide as on large ones.
    const half = params['luminous'] === 'yes' ? SECONDS_HALF.luminous : SECONDS_HALF.usual / Math.min(1, w.k);
    w.put(
      roundedBox([half, 9 * k, 0.06], 0.05, 2),
      25,
      own,
      w.at(out[0] * 5.5 * k, out[1] * 5.5 * k, LEVELS.seconds + down),
      axes,
    );
    if (params['luminous'] === 'yes')
      w.put(
        lathe(
          [
            [0.01, -0.08],
            [0.85, -0.08],
            [0.85, 0.1],
            [0.01, 0.1],
          ],
          28,
        ),
        30,
        named ?? LUME,
        w.at(out[0] * 9.4 * k, out[1] * 9.4 * k, LEVELS.seconds + down),
      );
  }
  w.put(lathe(hubOutline(), 64), 28, surface, w.at(0, 0, down));
  if (hasMovement)
    w.put(
      sphere(0.5, 12),
      40,
      { kind: 'lacquer', color: [0.25, 0.004, 0.03], gloss: 1 },
      w.at(0, 0, LEVELS.seconds - 0.13),
    );
}
