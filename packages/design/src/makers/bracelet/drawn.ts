/** A bangle with a drawing wrapped around its front, repeated all the way round unless the style is minimalist. */
import { figureExtent } from '../../drawing/drawnFigure';
import { placeDrawing, type Lay } from '../../parts/drawing';
import { photographed } from '../../parts/shot';
import { superellipse } from '../../geometry/profiles';
import { sweep, type Station } from '../../geometry/sweep';
import { TAU, Y, type Axes } from '../../geometry/vec';
import { turn } from '../../geometry/curves';
import { measure, mm, viewFrom, type Maker } from '../maker';
import { countOf, lengthMm, paramsOf } from '../params';

/** Inner diameter of a bangle for most wrists, mm. */
const INNER = 58;
const HALF_THICK = 0.9;
const SUNK = 0.22;
const BORDER = 0.8;
/** Minimum gap between two copies of the drawing, radians. */
const BETWEEN = 0.09;

/** Number of drawings of this size around a wrist of this radius, mm. */
const roundWrist = (halfWidthMm: number, radius: number): number =>
  Math.max(1, Math.floor(TAU / ((2 * halfWidthMm) / radius + BETWEEN)));

export const drawnBangle: Maker = {
  name: 'drawn-bangle',
  params: paramsOf({ copies: countOf(1, 24), inner_diameter: lengthMm(30, 90), height: lengthMm(2.5, 60) }),
  plan: (brief, rng) => {
    const { across, along } = figureExtent(brief.drawing!);
    const widest = brief.has('bold') ? 20 : brief.has('minimalist') ? 9 : 14;
    const k = Math.min(widest / (2 * along), 62 / (2 * across));
    const copies =
      brief.isDrawnWhole || brief.has('minimalist') ? 1 : roundWrist(k * across, INNER / 2 + 2 * HALF_THICK);
    return {
      stones: [],
      variant: { copies },
      dimensions: { inner_diameter: INNER, height: mm(2 * k) },
      view: viewFrom(rng, 8, 28),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 330, fill: 0.86 }, (bench, spec) => {
    const inner = measure(spec, 'inner_diameter', INNER) / 2;
    const k = measure(spec, 'height', 14) / 2;
    const { across, along } = figureExtent(spec.drawing!);
    const radius = inner + 2 * HALF_THICK;
    const halfWidth = k * along + BORDER;
    const stations = Array.from({ length: 300 }, (_, i): Station => {
      const a = (i / 300) * TAU;
      return {
        at: [Math.sin(a) * (inner + HALF_THICK), halfWidth, Math.cos(a) * (inner + HALF_THICK)],
        u: [Math.sin(a), 0, Math.cos(a)],
        v: Y,
        halfU: HALF_THICK,
        halfV: halfWidth,
      };
    });
    bench.add(sweep(stations, superellipse(44, 7, 0.3), true), 38, { surface: bench.finish('matte') });
    const lay: Lay = (x, y) => {
      const [c, s] = [Math.cos(x / radius), Math.sin(x / radius)];
      return { origin: [s * (radius + SUNK), halfWidth + y, c * (radius + SUNK)], axes: [[c, 0, -s], Y, [s, 0, c]] };
    };
    // A smaller wrist than planned has fewer copies instead of crowded ones.
    const count = Math.min(Number(spec.root.params['copies'] ?? 1), roundWrist(k * across, radius));
    placeDrawing(bench, spec.drawing!, k, lay, {
      copies: turn(count, (a): Axes => [[Math.cos(a), 0, -Math.sin(a)], Y, [Math.sin(a), 0, Math.cos(a)]]),
    });
  }),
};
