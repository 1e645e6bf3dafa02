import type { Figure } from '../../curves/figure';
import type { Point2 } from '../../geometry/curves';
import { arc, disc, drawn, wireOf } from '../drawing';
import type { Motif } from '../motif';
import { TAU } from '../../geometry/vec';

/**
 * Overlap of the arcs beyond the middle, and radius and centre distance of the three arcs, for points at distance 1.
 */
const PAST = 0.18;
const AWAY = (1 - PAST * PAST) / (1 + 2 * PAST);
const RADIUS = AWAY + PAST;
const STEPS = 60;

/** The arc around the middle on the side of the point at `angle`. */
function lobe(angle: number): Point2[] {
  const middle: Point2 = [-AWAY * Math.cos(angle), -AWAY * Math.sin(angle)];
  // Its ends are the other two points.
  const end: Point2 = [Math.cos(angle + TAU / 3), Math.sin(angle + TAU / 3)];
  const half = Math.abs(Math.atan2(Math.sin(Math.atan2(end[1] - middle[1], end[0] - middle[0]) - angle), Math.cos(Math.atan2(end[1] - middle[1], end[0] - middle[0]) - angle)));
  return arc(...middle, RADIUS, angle - half, angle + half, STEPS).slice(0, -1);
}

/** Three arcs from point to point, over and under each other in turn. */
const knot = [0, 2, 1].flatMap((i) => lobe(Math.PI / 2 + (i * TAU) / 3));

function draw(): Figure {
  return drawn({
    strokes: [
      wireOf(knot, 0.075, { closed: true, lifts: knot.map((_, i) => 0.08 * Math.sin(((i % (STEPS - 1)) / (STEPS - 1)) * TAU)) }),
      wireOf(disc(0, 0, 0.6, 72), 0.055, { closed: true, lifts: Array.from({ length: 72 }, (_, i) => 0.05 * Math.cos((i / 72) * 6 * TAU)) }),
    ],
    stones: [{ at: [0, 0], size: 0.3, role: 'center' }],
    hang: [0, 0.96],
  });
}

/** A trinity knot, woven over and under through a ring. */
export const trinityKnot: Motif = { id: 'trinity knot', drawings: [draw], words: { en: ['trinity knot', 'triquetra', 'celtic trinity knot?'], de: ['triquetra', 'dreifaltigkeitsknoten'], fr: ['triquetra'], es: ['triqueta'] } };
