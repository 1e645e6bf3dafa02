/** The signs of the zodiac, raised on a coin with engraved rays around them. */
import type { Figure, Stroke } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { arc, around, disc, drawn, spare, through, wireOf } from './drawing';

const line = (...points: readonly (readonly [number, number])[]): Point2[] => through(points.map(([x, y]): Point2 => [x, y]), false, 6);
const straight = (...points: readonly (readonly [number, number])[]): Point2[] => points.map(([x, y]): Point2 => [x, y]);
const mirror = (points: readonly Point2[], across: 'x' | 'y' | 'both'): Point2[] => points.map(([x, y]): Point2 => [across === 'y' ? x : -x, across === 'x' ? y : -y]);

/** The two arches of an m, from its hook to the foot of its last stem. */
const arches = (last: readonly (readonly [number, number])[]): Point2[][] => [
  line([-0.64, 0.38], [-0.54, 0.46], [-0.46, 0.3], [-0.45, -0.44]),
  line([-0.45, 0.14], [-0.36, 0.42], [-0.22, 0.44], [-0.15, 0.24], [-0.15, -0.44]),
  line([-0.15, 0.14], [-0.06, 0.42], [0.08, 0.44], [0.15, 0.24], ...last),
];

/** The strokes of each sign in a square of about one unit. */
const SIGNS: Record<string, () => Point2[][]> = {
  aries: () => {
    const horn = line([0, -0.62], [0, -0.1], [-0.1, 0.36], [-0.32, 0.56], [-0.54, 0.42], [-0.5, 0.16], [-0.34, 0.1]);
    return [horn, mirror(horn, 'x')];
  },
  taurus: () => [disc(0, -0.24, 0.36, 48), line([-0.54, 0.62], [-0.44, 0.34], [-0.22, 0.16], [0, 0.12], [0.22, 0.16], [0.44, 0.34], [0.54, 0.62])],
  gemini: () => {
    const brow = line([-0.52, 0.58], [-0.26, 0.47], [0, 0.44], [0.26, 0.47], [0.52, 0.58]);
    return [brow, mirror(brow, 'y'), straight([-0.2, 0.46], [-0.2, -0.46]), straight([0.2, 0.46], [0.2, -0.46])];
  },
  cancer: () => {
    const claw = line([-0.5, 0.16], [-0.42, 0.38], [-0.1, 0.5], [0.26, 0.44], [0.54, 0.28]);
    return [disc(-0.34, 0.16, 0.16, 40), disc(0.34, -0.16, 0.16, 40), claw, mirror(claw, 'both')];
  },
  leo: () => [disc(-0.32, -0.14, 0.17, 40), line([-0.19, -0.03], [-0.32, 0.28], [-0.2, 0.54], [0.06, 0.6], [0.28, 0.42], [0.26, 0.1], [0.14, -0.24], [0.16, -0.5], [0.34, -0.58], [0.48, -0.42])],
  virgo: () => [...arches([[0.15, -0.3], [0.2, -0.5], [0.34, -0.62]]), line([0.15, 0.12], [0.3, 0.34], [0.46, 0.28], [0.46, 0.0], [0.26, -0.34], [0.0, -0.6])],
  libra: () => [straight([-0.58, -0.44], [0.58, -0.44]), line([-0.58, -0.14], [-0.26, -0.14], [-0.3, 0.0], [-0.36, 0.2], [-0.24, 0.44], [0, 0.54], [0.24, 0.44], [0.36, 0.2], [0.3, 0.0], [0.26, -0.14], [0.58, -0.14])],
  scorpio: () => [...arches([[0.15, -0.3], [0.22, -0.5], [0.38, -0.54], [0.52, -0.4], [0.56, -0.2]]), straight([0.42, -0.28], [0.57, -0.14], [0.68, -0.32])],
  sagittarius: () => [straight([-0.5, -0.5], [0.5, 0.5]), straight([0.08, 0.5], [0.5, 0.5], [0.5, 0.08]), straight([-0.4, 0.06], [0.06, -0.4])],
  capricorn: () => [
    line([-0.6, 0.4], [-0.46, 0.48], [-0.36, 0.3], [-0.3, -0.28]),
    line([-0.31, 0.12], [-0.2, 0.42], [-0.02, 0.44], [0.06, 0.2], [0.06, -0.24], [0.02, -0.5], [-0.16, -0.62]),
    disc(0.28, -0.14, 0.22, 48),
  ],
  aquarius: () => [0.2, -0.22].map((y) => straight([-0.6, y - 0.12], [-0.36, y + 0.12], [-0.18, y - 0.12], [0.06, y + 0.12], [0.24, y - 0.12], [0.48, y + 0.12], [0.6, y])),
  pisces: () => {
    const bow = line([-0.52, 0.58], [-0.28, 0.32], [-0.2, 0], [-0.28, -0.32], [-0.52, -0.58]);
    return [bow, mirror(bow, 'x'), straight([-0.46, 0], [0.46, 0])];
  },
};

/** The twelve signs, by their names in English. */
export const ZODIAC: readonly string[] = Object.keys(SIGNS);

/** One sign on its coin. */
export function zodiacCoin(sign: string): Figure {
  const raised = SIGNS[sign]!().map((points): Stroke => {
    const closed = Math.hypot(points[0]![0] - points[points.length - 1]![0], points[0]![1] - points[points.length - 1]![1]) < 0.06 && points.length > 30;
    return wireOf(points.map(([x, y]): Point2 => [x * 0.92, y * 0.92 - 0.04]), 0.056, { closed, lifts: points.map(() => 0.055) });
  });
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = ((i + 0.5) / 24) * TAU;
    return wireOf([[0.72 * Math.cos(a), 0.72 * Math.sin(a)], [(i % 2 ? 0.84 : 0.88) * Math.cos(a), (i % 2 ? 0.84 : 0.88) * Math.sin(a)]], 0.017, { engraved: true });
  }).filter((_, i) => Math.abs(i - 5.5) > 1);
  return drawn({
    fills: [{ outline: disc(0, 0, 1, 96), rise: 'level', height: 0.2 }],
    strokes: [...raised, ...rays, wireOf(arc(0, 0, 0.96, 0, TAU, 97).slice(0, -1), 0.065, { closed: true, lifts: Array.from({ length: 96 }, () => 0.03) })],
    // Around the sign, between the rays.
    stones: [{ at: [0, 0.78], size: 0.2, role: 'center' }, ...spare('tips', 0.14, ...around(12, 0.8).slice(1))],
    hang: [0, 1],
  });
}
