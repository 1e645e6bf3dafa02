/** Reliefs around bands of rings and bracelets: peaks in a row, breaking waves, a plait. Heights over a ground, mm. */
import { bezier, sample, type Point2 } from '../geometry/curves';
import { wire } from '../geometry/wireField';
import type { Vec3 } from '../piece';
import { TAU } from '../geometry/vec';

export const FRIEZES = ['mountain', 'wave', 'celtic knot'] as const;
export type Frieze = (typeof FRIEZES)[number];

export const isFrieze = (motif: string | null): motif is Frieze => FRIEZES.some((name) => name === motif);

/** Depth of the ground below the outside of the band, mm. */
export const FRIEZE_MM = 0.46;

/** Height over the ground at `u` mm around the band and `v` mm from its middle; negative beside the figures. */
export type Relief = (u: number, v: number) => number;

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
    return share * Math.min(FRIEZE_MM, STEEP * reach) - (v > top ? v - top : 0);
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

/** Strands of a plait; length of a wave of each, reach and half width relative to half the height of the ground. */
const PLAIT = { strands: 3, wave: 4.4, reach: 0.66, wide: 0.25 };

/** Three strands that pass over and under each other in turn. */
function plait(length: number, half: number): Relief {
  const count = Math.max(4, Math.round(length / (half * PLAIT.wave)));
  const pitch = (count * TAU) / length;
  const [reach, wide] = [half * PLAIT.reach, half * PLAIT.wide];
  return (u, v) => {
    let best = -1;
    for (let i = 0; i < PLAIT.strands; i++) {
      const angle = u * pitch + (i * TAU) / PLAIT.strands;
      const slope = reach * pitch * Math.cos(angle);
      const away = Math.abs(v - reach * Math.sin(angle)) / Math.hypot(1, slope) / wide;
      const over = 0.62 + 0.38 * Math.sin(2 * angle);
      best = Math.max(best, away < 1 ? FRIEZE_MM * over * Math.sqrt(1 - away * away) : wide * (1 - away));
    }
    return best;
  };
}

/** The reliefs for a band of a length around and half a height of the ground, mm. */
export const RELIEFS: Readonly<Record<Frieze, (length: number, half: number) => Relief>> = {
  mountain: range,
  wave: waves,
  'celtic knot': plait,
};
