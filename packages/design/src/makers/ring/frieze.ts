/** A relief all around the outside of a band, between two rims: peaks in a row, or breaking waves. */
import type { Point2 } from '../../geometry/curves';
import { bezier, sample } from '../../geometry/curves';
import type { Field } from '../../geometry/field';
import { wire } from '../../geometry/wireField';
import type { Vec3 } from '../../piece';
import { TAU } from '../../geometry/vec';
import type { Hoop } from './common';

export const FRIEZES = ['mountain', 'wave'] as const;
export type Frieze = (typeof FRIEZES)[number];

export const isFrieze = (motif: string | null): motif is Frieze => FRIEZES.some((name) => name === motif);

/** Depth of the ground below the outside of the band, and width of each rim, mm. */
const DEEP = 0.46;
const RIM = 0.5;
/** Minimum extent of the ground across the band on both sides of its middle, mm. */
const LEAST_HALF = 0.7;
/** Depth to which a relief of its own metal is anchored in the ground, mm. */
const ANCHOR = 0.16;
/** Rise of the rim over the ground, mm per mm. */
const WALL = 1.6;
/** Factor on the height over a slope, which exceeds the distance from it. */
const LEAN = 0.6;

/** Height over the ground at `u` mm around the band and `v` mm from its middle; negative beside the figures. */
type Relief = (u: number, v: number) => number;

/** Heights of the peaks in turns relative to the highest, and their bends: offsets of the ridge from top to foot. */
const PEAKS = [1, 0.66, 0.86, 0.58, 0.95, 0.72] as const;
const BENDS: readonly (readonly number[])[] = [
  [0, 0.34, -0.1, 0.3],
  [0, -0.3, 0.16, -0.22],
  [0, 0.12, 0.4, 0.08],
  [0, -0.36, -0.04, -0.34],
];
/** Half the foot of a peak relative to its height, and distance of neighbours relative to the highest. */
const SLOPE = 0.72;
const APART = 0.8;
/** Rise of a face towards its ridge near the top, mm per mm. */
const STEEP = 0.8;

/** A range of faceted peaks whose feet overlap. `half` is half the height of the ground, mm. */
function range(length: number, half: number): Relief {
  const tall = 2 * half * 0.86;
  const foot = -half;
  const count = Math.round(length / (tall * APART) / PEAKS.length) * PEAKS.length || PEAKS.length;
  const step = length / count;
  const peaks = Array.from({ length: count }, (_, i) => {
    const height = tall * PEAKS[i % PEAKS.length]!;
    return { at: i * step, top: foot + height, wide: height * SLOPE, height, bend: BENDS[i % BENDS.length]! };
  });
  const heightOf = ({ at, top, wide, height, bend }: (typeof peaks)[number], u: number, v: number): number => {
    const down = Math.max(0.001, (top - v) / height);
    const reach = wide * down;
    const along = Math.min(0.999, down) * (bend.length - 1);
    const i = Math.floor(along);
    const ridge = reach * (bend[i]! + (bend[i + 1]! - bend[i]!) * (along - i));
    const off = u - at - Math.round((u - at) / length) * length;
    const share = off < ridge ? (off + reach) / (ridge + reach) : (reach - off) / (reach - ridge);
    return share * Math.min(DEEP, STEEP * reach) - (v > top ? v - top : 0);
  };
  return (u, v) => {
    let best = -1;
    for (const peak of peaks) best = Math.max(best, heightOf(peak, u, v));
    return best;
  };
}

/** Turns of a crest's curl, and its first angle, radians. */
const CURL = { turns: 1.05, from: 2.5 };
/** Length of a wave relative to half its height. */
const WAVE_LENGTH = 3.3;
/** Rise from the edge of a line to its middle, mm per mm. */
const ROUND = 1.6;

/** Waves that break one after another, each with a curl over a line of swell. */
function waves(length: number, half: number): Relief {
  const count = Math.max(6, Math.round(length / (half * WAVE_LENGTH)));
  const step = length / count;
  const radius = half * 0.52;
  const middle: Point2 = [step * 0.6, half * 0.32];
  const curl = sample(36, (t): Point2 => {
    const angle = CURL.from - t * CURL.turns * TAU;
    const r = radius * (1 - 0.7 * t);
    return [middle[0] + Math.cos(angle) * r, middle[1] + Math.sin(angle) * r];
  });
  const back = bezier(
    [
      [-step * 0.42, -half * 0.72, 0],
      [step * 0.12, -half * 0.78, 0],
      [step * 0.16, half * 0.3, 0],
      [...curl[0]!, 0],
    ],
    18,
  ).map(([x, y]): Point2 => [x, y]);
  const swell = sample(24, (t): Point2 => [step * (0.2 + 0.72 * t), -half * (0.6 - 0.14 * Math.sin(t * Math.PI))]);
  const flat = (points: readonly Point2[]): Vec3[] => points.map(([x, y]) => [x, y, 0]);
  const lines = [
    wire(
      flat([...back.slice(0, -1), ...curl]),
      (t) => half * (0.1 + 0.14 * Math.sin(Math.PI * Math.min(1, t * 1.5))),
      false,
      half,
    ),
    wire(flat(swell), (t) => half * (0.03 + 0.1 * Math.sin(Math.PI * t)), false, half),
  ];
  return (u, v) => {
    const from = u - Math.floor(u / step) * step;
    let near = Infinity;
    for (const shift of [-step, 0, step])
      for (const line of lines) near = Math.min(near, line(from + shift, v, 0, half));
    return -near * ROUND;
  };
}

const RELIEFS: Readonly<Record<Frieze, (length: number, half: number) => Relief>> = { mountain: range, wave: waves };

export interface FriezedBand {
  /** The band with its ground cut, and with the relief unless that is of its own metal. */
  band: Field;
  /** The relief alone, anchored in the ground. */
  raised: Field;
  isOfTwo: boolean;
}

/**
 * The fields of a band with a relief.
 * @param isOfTwo true when the relief is of a second metal
 */
export function friezed(body: Field, { center, topRadius, arms }: Hoop, name: Frieze, isOfTwo: boolean): FriezedBand {
  const [arm] = arms;
  if (!arm) return { band: body, raised: () => 1, isOfTwo: false };
  const half = Math.max(LEAST_HALF, arm.halfWidth(0) - RIM);
  const relief = RELIEFS[name](topRadius * TAU, half - 0.06);
  const at = (x: number, y: number, z: number): { over: number; v: number; height: () => number } => {
    const [dx, dy] = [x - center[0], y - center[1]];
    const angle = Math.atan2(dx, dy);
    const v = z - center[2] - arm.across(angle);
    return {
      over: Math.hypot(dx, dy) - arm.outside(angle, v),
      v,
      height: () => relief(angle * topRadius, v),
    };
  };
  return {
    isOfTwo,
    band: (x, y, z, limit) => {
      const d = body(x, y, z, limit);
      if (d > DEEP) return d;
      const { over, v, height } = at(x, y, z);
      const room = Math.min(DEEP, (half - Math.abs(v)) * WALL);
      const isNear = !isOfTwo && room > 0 && over > -DEEP - ANCHOR;
      const left = isNear ? DEEP - Math.max(0, Math.min(DEEP, height())) : DEEP;
      return Math.max(d, LEAN * (over + Math.min(room, left)));
    },
    raised: (x, y, z) => {
      const { over, v, height } = at(x, y, z);
      const beyond = Math.max(Math.abs(v) - half, -over - DEEP - ANCHOR, over);
      return beyond > ANCHOR ? beyond : Math.max(beyond, LEAN * (over + DEEP - Math.min(DEEP, height())));
    },
  };
}
