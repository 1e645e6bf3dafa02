/** A ring with a drawing wrapped around its band, its middle at the top. */
import { placeDrawing, type Lay } from '../../parts/drawing';
import { figureExtent } from '../../drawing/drawnFigure';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { photographed } from '../../parts/shot';
import { smoothstep } from '../../geometry/vec';
import { measure, mm, viewFrom, type Maker } from '../maker';
import { lengthMm, paramsOf } from '../params';

/** Maximum width of a drawing along the finger, mm, and maximum extent around it, as a share of the circumference. */
const WIDEST = 9.5;
const LONGEST = 0.46;
/** Inner flatness of the band, 0 to 1. */
const FLAT_INSIDE = 0.3;
/** Half the band's thickness, and depth of the relief's back in it, mm. */
const HALF_THICK = 0.8;
const SUNK = -0.14;
/** Margin of the band beside the drawing, mm. */
const BORDER = 0.55;

export const drawnRing: Maker = {
  name: 'drawn-ring',
  params: paramsOf({ inner_diameter: lengthMm(13, 23), height: lengthMm(5, 60) }),
  plan: (brief, rng) => {
    const inner = 16.8;
    const { across, along } = figureExtent(brief.drawing!);
    const widest = brief.has('bold') ? WIDEST + 2 : brief.has('minimalist') ? WIDEST - 3 : WIDEST;
    const k = Math.min(widest / (2 * along), (LONGEST * Math.PI * (inner + 4 * HALF_THICK)) / (2 * across));
    return {
      stones: [],
      variant: {},
      dimensions: { inner_diameter: inner, height: mm(2 * k) },
      view: viewFrom(rng.about('view'), 14, 44),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 16.8), FLAT_INSIDE, HALF_THICK);
    const k = measure(spec, 'height', 12) / 2;
    const { across, along } = figureExtent(spec.drawing!);
    const center = [0, innerRadius + 1.9, 0] as const;
    const radius = innerRadius + 2 * HALF_THICK;
    const full = k * along + BORDER;
    const reach = Math.min(1, (k * across) / radius / Math.PI);
    const band = sectionShank({
      innerRadius,
      center,
      exponent: 7,
      flatInside: FLAT_INSIDE,
      section: (away) => ({
        halfWidth: full + (Math.min(full, 1.9) - full) * smoothstep(reach, Math.min(1, reach + 0.45), away),
        halfThickness: HALF_THICK,
      }),
    });
    for (const { solid, creaseDeg } of band.solids) bench.add(solid, creaseDeg, { surface: bench.finish('matte') });
    const lay: Lay = (x, y) => {
      const angle = x / radius;
      const [s, c] = [Math.sin(angle), Math.cos(angle)];
      return {
        origin: [s * (radius + SUNK), center[1] + c * (radius + SUNK), -y],
        axes: [
          [c, -s, 0],
          [0, 0, -1],
          [s, c, 0],
        ],
      };
    };
    placeDrawing(bench, spec.drawing!, k, lay);
  }),
};
