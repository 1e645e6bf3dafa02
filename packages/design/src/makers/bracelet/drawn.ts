/** A bangle with a drawing wrapped on its front, repeated to both sides where there is room. */
import { figureExtent } from '../../drawing/drawnFigure';
import { Bench } from '../../parts/bench';
import type { Lay } from '../../parts/drawing';
import { placeDrawing } from '../../parts/drawing';
import { photograph } from '../../parts/shot';
import { superellipse } from '../../geometry/profiles';
import type { Station } from '../../geometry/sweep';
import { sweep } from '../../geometry/sweep';
import { TAU, Y } from '../../geometry/vec';
import type { Maker } from '../maker';
import { measure, mm, viewFrom } from '../maker';

const HALF_THICK = 0.9;
const SUNK = 0.22;
const BORDER = 0.8;
/** Angle between two copies of the drawing beyond their own width, radians. */
const BETWEEN = 0.09;
/** How far round the wrist the copies go, radians to each side. */
const FRONT = 1.75;

export const drawnBangle: Maker = {
  name: 'drawn-bangle',
  plan: (brief, dice) => {
    const { across, along } = figureExtent(brief.drawing!);
    const widest = brief.has('bold') ? 20 : brief.has('minimalist') ? 9 : 14;
    const k = Math.min(widest / (2 * along), 62 / (2 * across));
    return { stones: [], variant: {}, dimensions: { inner_diameter: 58, height: mm(2 * k) }, view: viewFrom(dice, 8, 24) };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const inner = measure(spec, 'inner_diameter', 58) / 2;
    const k = measure(spec, 'height', 14) / 2;
    const { across, along } = figureExtent(spec.drawing!);
    const radius = inner + 2 * HALF_THICK;
    const halfWidth = k * along + BORDER;
    const stations = Array.from({ length: 300 }, (_, i): Station => {
      const a = (i / 300) * TAU;
      return { at: [Math.sin(a) * (inner + HALF_THICK), halfWidth, Math.cos(a) * (inner + HALF_THICK)], u: [Math.sin(a), 0, Math.cos(a)], v: Y, halfU: HALF_THICK, halfV: halfWidth };
    });
    bench.add(sweep(stations, superellipse(44, 7, 0.3), true), 38, { surface: bench.finish('satin') });
    const step = (2 * k * across) / radius + BETWEEN;
    const copies = Math.max(0, Math.floor((FRONT - step / 2) / step));
    for (let i = -copies; i <= copies; i++) {
      const lay: Lay = (x, y) => {
        const a = x / radius + i * step;
        const [s, c] = [Math.sin(a), Math.cos(a)];
        return { origin: [s * (radius + SUNK), halfWidth + y, c * (radius + SUNK)], axes: [[c, 0, -s], Y, [s, 0, c]] };
      };
      placeDrawing(bench, spec.drawing!, k, lay);
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.8 }));
  },
};
