import type { Figure, Stroke } from '../../curves/figure';
import { evenly, raise, sample, turn, type Point2 } from '../../geometry/curves';
import { TAU } from '../../geometry/vec';
import { disc, drawn, mirrored, moved, through, wireOf } from '../drawing';
import type { Motif } from '../motif';

/** Half thicknesses of the frame and of the filigree, and radii of granules and of the loops along the edge. */
const FRAME = 0.042;
const FINE = 0.022;
const GRAIN = 0.036;
const LOOP = 0.066;

/** Number of loops along the edge and of petals around the middle. */
const LOOPS = 34;
const PETALS = 8;

/** Middle of the rosette, and its radii: granules, ring, and tips of its petals. */
const MIDDLE: Point2 = [0, -0.34];
const ROSETTE = { grains: 0.13, ring: 0.21, tips: 0.43 } as const;

/** A drop, pointed at the top. */
const outline = (scale: number): Point2[] =>
  through(mirrored([[0.05, 0.82], [0.16, 0.5], [0.4, 0.12], [0.56, -0.24], [0.52, -0.56], [0.32, -0.8], [0.06, -0.88]]), true).map(([x, y]): Point2 => [x * scale, MIDDLE[1] + (y - MIDDLE[1]) * scale]);

const grain = ([x, y]: Point2, radius = GRAIN): Stroke => wireOf([[x, y], [x, y + 0.004]], radius);

/** A scroll about a middle that starts at an angle and winds inwards. */
const scroll = (x: number, y: number, r: number, from: number, turns: number): Point2[] =>
  sample(34, (t): Point2 => {
    const [a, own] = [from + t * turns * TAU, r * (1 - 0.78 * t)];
    return [x + Math.cos(a) * own, y + Math.sin(a) * own];
  });

const pair = (points: readonly Point2[]): Stroke[] => [false, true].map((flip) => wireOf(moved(points, { flip }), FINE));

function draw(): Figure {
  const frame = outline(1);
  const edge = evenly(raise(outline(1.06), 0), LOOPS, true).map(([x, y]): Point2 => [x, y]);
  const petals = turn(PETALS, (a): Point2[] => {
    const at = (r: number, by: number): Point2 => [MIDDLE[0] + r * Math.cos(a + by), MIDDLE[1] + r * Math.sin(a + by)];
    return through([at(ROSETTE.ring, 0), at(0.32, 0.3), at(ROSETTE.tips, 0), at(0.32, -0.3)], true);
  });
  return drawn({
    strokes: [
      wireOf(frame, FRAME, { closed: true }),
      wireOf(outline(0.88), FINE, { closed: true }),
      ...edge.filter(([, y]) => y < 0.66).map(([x, y]) => wireOf(disc(x, y, LOOP, 20), FINE, { closed: true })),
      wireOf(disc(MIDDLE[0], MIDDLE[1], ROSETTE.ring, 40), FINE * 1.3, { closed: true }),
      ...petals.map((petal) => wireOf(petal, FINE, { closed: true })),
      ...turn(PETALS, (a): Point2 => [MIDDLE[0] + ROSETTE.grains * Math.cos(a), MIDDLE[1] + ROSETTE.grains * Math.sin(a)]).map((at) => grain(at, 0.05)),
      grain(MIDDLE, 0.1),
      ...turn(PETALS, (a): Point2 => [MIDDLE[0] + 0.44 * Math.cos(a + Math.PI / PETALS), MIDDLE[1] + 0.44 * Math.sin(a + Math.PI / PETALS)]).map((at) => grain(at)),
      ...pair(scroll(0.17, 0.19, 0.14, -Math.PI / 2, 1.5)),
      ...pair(scroll(0.08, 0.44, 0.085, -Math.PI / 2, 1.4)),
      wireOf([[0, 0.02], [0, 0.82]], FINE),
      grain([0, 0.84], 0.075),
    ],
    stones: [{ at: MIDDLE, size: 0.38, role: 'center' }],
    hang: [0, 0.9],
  });
}

/** A drop of wirework: a rosette under scrolls, in a frame with an edge of loops. */
export const filigreeDrop: Motif = { id: 'filigree drop', drawings: [draw], words: { en: ['filigree teardrop', 'filigree teardrops'] } };
