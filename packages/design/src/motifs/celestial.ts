/** Sun, moon, stars and the sea. */
import type { Figure, Fill, Stroke } from '../curves/figure';
import { sample, type Point2 } from '../geometry/curves';
import { TAU } from '../geometry/vec';
import { arc, around, curve, disc, drawn, moved, spare, starOutline, wireOf } from './drawing';

/** Half the width of a moon's rounded horns at their ends; sharper ones would bend in wear. */
const HORN = 0.05;

/** A crescent open to the right: outer and inner circle, joined by round ends. */
const crescentOutline = (): Point2[] => {
  const [middle, radius] = [0.33, 0.68];
  // The centre of a horn's end is HORN inside the outer circle and HORN outside the inner one.
  const x = ((1 - HORN) ** 2 - (radius + HORN) ** 2 + middle * middle) / (2 * middle);
  const y = Math.sqrt((1 - HORN) ** 2 - x * x);
  const [outer, inner] = [Math.atan2(y, x), Math.atan2(y, x - middle)];
  return [
    ...arc(0, 0, 1, outer, TAU - outer, 70),
    ...arc(x, -y, HORN, -outer, Math.PI - inner, 8).slice(1),
    ...arc(middle, 0, radius, TAU - inner, inner, 50).slice(1),
    ...arc(x, y, HORN, inner - Math.PI, outer, 8).slice(1, -1),
  ];
};

export const moon = (): Figure =>
  drawn({ fills: [{ outline: crescentOutline(), rise: 'pillow' }], stones: [{ at: [-0.68, 0], size: 0.34, role: 'center' }, { at: [0.08, 0], size: 0.8, role: 'center', seat: 'tips', isSpare: true, isOpen: true }], hang: [0.1, 0.98] });

/** A crescent with a star between its horns. */
export const moonAndStar = (): Figure =>
  drawn({
    fills: [
      { outline: crescentOutline(), rise: 'pillow' },
      // Two of its rays run into the crescent, where they are broad enough not to look soldered by their points.
      { outline: moved(starOutline(5, 0.46, 0.565), { angle: -Math.PI / 10, by: [0.045, 0] }), rise: 'ridge', height: 1.05 },
    ],
    stones: [{ at: [0.045, 0], size: 0.3, role: 'center' }, ...spare('body', 0.46, [-0.67, 0])],
    hang: [0.1, 0.98],
  });

export const star = (): Figure =>
  drawn({ fills: [{ outline: starOutline(5, 0.46, 1.06), rise: 'ridge' }], stones: [{ at: [0, 0], size: 0.46, role: 'center' }, ...spare('tips', 0.15, ...around(5, 0.7))], hang: [0, 1] });

export const compassStar = (): Figure =>
  drawn({
    fills: [
      { outline: starOutline(4, 0.24, 1.08), rise: 'ridge' },
      { outline: starOutline(4, 0.3, 0.66, Math.PI / 4), rise: 'ridge' },
    ],
    strokes: [wireOf(disc(0, 0, 0.72), 0.045, { closed: true })],
    stones: [{ at: [0, 0], size: 0.42, role: 'center' }, ...spare('tips', 0.17, ...around(4, 0.72))],
    hang: [0, 1.02],
  });

/** A domed disc with a rim and faceted rays, long and short in turns. */
export function sun(): Figure {
  const ray = (i: number): Fill => {
    const [half, tip] = i % 2 === 0 ? [0.15, 1.06] : [0.115, 0.8];
    return { outline: moved([[half, 0.36], [0, tip], [-half, 0.36]], { angle: (i / 16) * TAU }), rise: 'ridge' };
  };
  return drawn({
    fills: [...Array.from({ length: 16 }, (_, i) => ray(i)), { outline: disc(0, 0, 0.46), rise: 'pillow', height: 1.15, lift: 0.15 }],
    strokes: [wireOf(disc(0, 0, 0.46), 0.05, { closed: true, lifts: Array.from({ length: 64 }, () => 0.05) })],
    stones: [{ at: [0, 0], size: 0.5, role: 'center' }, ...spare('tips', 0.13, ...around(8, 0.72))],
    hang: [0, 1],
  });
}

/** A breaking wave in a ring: one crest that curls over its hollow, foam along its back, swell beneath. */
export function wave(): Figure {
  const back = curve([-0.93, -0.2], [-0.5, -0.2], [-0.5, 0.62], [0.12, 0.6], 26);
  const lip = curve([0.12, 0.6], [0.5, 0.58], [0.72, 0.34], [0.56, 0.08], 18).slice(1);
  const under = curve([0.56, 0.08], [0.54, 0.3], [0.34, 0.42], [0.14, 0.36], 14).slice(1);
  const hollow = curve([0.14, 0.36], [-0.2, 0.26], [-0.22, -0.24], [0.3, -0.28], 26).slice(1);
  const body: Point2[] = [...back, ...lip, ...under, ...hollow, [0.9, -0.2], ...arc(0, 0, 0.94, TAU - 0.22, Math.PI + 0.22, 40)];
  // Lines of water follow the crest and the swell.
  const flow = (points: readonly Point2[]): Stroke => wireOf(points, 0.026, { engraved: true });
  const swell = (y: number, reach: number): Point2[] => sample(40, (t): Point2 => {
    const x = reach * (2 * t - 1);
    return [x, y + 0.035 * Math.sin(x * 5.6 + 2.6)];
  });
  return drawn({
    fills: [{ outline: body, rise: 'pillow', height: 1 }],
    strokes: [
      wireOf(disc(0, 0, 0.97, 80), 0.062, { closed: true }),
      flow(curve([-0.62, -0.28], [-0.34, -0.16], [-0.36, 0.44], [0.16, 0.48], 24)),
      flow(curve([-0.4, -0.4], [-0.2, -0.26], [-0.3, 0.2], [-0.02, 0.38], 24)),
      flow(swell(-0.5, 0.66)), flow(swell(-0.7, 0.46)),
    ],
    stones: [{ at: [-0.02, 0.06], size: 0.4, role: 'center' }],
    hang: [0, 1.02],
  });
}
