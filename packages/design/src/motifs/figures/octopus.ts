import type { Figure, Fill, Stroke } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { sample } from '../../geometry/curves';
import { bothSides, disc, drawn, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { blob, groove, hump } from '../relief';

/** The arms of one side, outermost first, each from the head to its curled tip. */
const ARMS: readonly (readonly Point2[])[] = [
  [[0.2, 0.16], [0.52, 0.22], [0.82, 0.1], [0.98, 0.34], [0.84, 0.54], [0.68, 0.44], [0.74, 0.32]],
  [[0.22, 0.06], [0.5, -0.08], [0.82, -0.12], [1.02, -0.36], [0.86, -0.58], [0.66, -0.48], [0.74, -0.34]],
  [[0.16, 0.0], [0.36, -0.26], [0.54, -0.5], [0.62, -0.8], [0.44, -0.98], [0.26, -0.86], [0.36, -0.74]],
  [[0.06, -0.02], [0.14, -0.3], [0.2, -0.56], [0.12, -0.82], [0.04, -1.02]],
];

function draw(): Figure {
  const sides = [false, true];
  const arms = ARMS.flatMap((points, i) => sides.map((flip): Stroke => {
    const path = moved(through(points), { flip });
    return wireOf(flip ? path.toReversed() : path, sample(path.length, (t) => 0.125 - 0.085 * t), { lifts: sample(path.length, (t) => 0.03 + 0.02 * (i % 2) - 0.02 * t) });
  }));
  const suckers = ARMS.flatMap((points, i) => sides.flatMap((flip): Fill[] => {
    const path = moved(through(points), { flip });
    const line = flip ? path.toReversed() : path;
    return [0.34, 0.46, 0.57, 0.67].slice(i === 3 ? 1 : 0).map((t) => {
      const [x, y] = line[Math.round(t * (line.length - 1))]!;
      return { outline: disc(x, y, 0.052 - 0.028 * t, 18), rise: 'dished', lift: 0.85 - 0.3 * t, height: 0.5 };
    });
  }));
  const head = through([[0, 1.04], [0.3, 0.96], [0.43, 0.68], [0.38, 0.4], [0.28, 0.2], [0.26, 0.04], [0, -0.08], [-0.26, 0.04], [-0.28, 0.2], [-0.38, 0.4], [-0.43, 0.68], [-0.3, 0.96]], true);
  return drawn({
    fills: [{ outline: head, rise: 'pillow', lift: 0.15, height: 1.4 }, ...suckers, ...[[0.12, 0.72, 0.045], [-0.1, 0.8, 0.04], [0.02, 0.6, 0.035], [-0.2, 0.62, 0.035], [0.22, 0.56, 0.03]].map(([x, y, r]) => hump(disc(x!, y!, r!, 18), 1.35, 0.5)), ...bothSides([0.23, 0.22]).flatMap(([x, y]): Fill[] => [
      // An eyeball under a lid.
      hump(disc(x, y, 0.135, 32), 0.9, 1.1), hump(blob([x - 0.17, y + 0.02], [x - 0.1, y + 0.15], [x, y + 0.19], [x + 0.1, y + 0.15], [x + 0.17, y + 0.02], [x + 0.09, y + 0.08], [x, y + 0.1], [x - 0.09, y + 0.08]), 1.3, 0.9)])],
    strokes: [...arms, ...bothSides([0.23, 0.19]).map(([x, y]) => groove([[x - 0.08, y], [x + 0.08, y]], 0.03))],
    stones: [{ at: [0.23, 0.22], size: 0.19, role: 'center', seat: 'eyes' }, { at: [-0.23, 0.22], size: 0.19, role: 'accent', seat: 'eyes' }, { at: [0, 0.6], size: 0.52, role: 'accent', seat: 'body', isSpare: true }],
    hang: [0, 1],
  });
}

/** An octopus from the front, its eight arms curling about it. */
export const octopus: Motif = { id: 'octopus', drawings: [draw], words: { en: ['octopus', 'kraken', 'octopi', 'tentacle'], de: ['krake', 'oktopus', 'tintenfisch'], fr: ['pieuvre', 'poulpe'], es: ['pulpo'], it: ['polpo', 'polipo'], pt: ['polvo'], ru: ['осьминог*'], tr: ['ahtapot'], ar: ['اخطبوط'], zh: ['章鱼'], ja: ['タコ', '蛸'] } };
