/** A ring with a name at its front, bent around the finger between the ends of its band. */
import type { Vec3 } from '../../piece';
import { TAU, smoothstep, type Axes } from '../../geometry/vec';
import { plateWidth } from '../../motifs/name';
import { namePlate } from '../../parts/namePlate';
import { innerRadiusOf } from '../../parts/shank';
import { openShank } from '../../parts/openShank';
import { photographed } from '../../parts/shot';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { nameStones } from '../necklace/nameplate';
import { lengthMm, paramsOf, words } from '../params';

/** Maximum size of a name, mm: a third of the circumference, and clear of the knuckle. */
const MAX_NAME = { width: 18, height: 8 } as const;
/** Half the thickness of the letters, mm. */
const HALF_SHEET = 0.56;
/** Half the thickness of the band, mm, and its inner flatness. */
const THICK = 0.8;
const FLAT_INSIDE = 0.4;
/** Overlap of the band with the letters, mm, and the angle over which it returns to the middle, radians. */
const INTO = 0.35;
const SWING = 0.9;
const STEPS = 240;

export const nameRing: Maker = {
  name: 'name-ring',
  params: paramsOf({
    name: words(),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
    width: lengthMm(4, 30),
  }),
  plan: (brief, rng) => ({
    stones: nameStones(brief),
    variant: { name: brief.name ?? '' },
    dimensions: {
      inner_diameter: 16.8,
      band_width: brief.has('bold') ? 2.6 : brief.has('minimalist') ? 1.5 : 2,
      width: mm(Math.min(MAX_NAME.width, plateWidth(brief.name ?? '', MAX_NAME.height))),
    },
    view: viewFrom(rng.about('view'), 8, 56),
  }),
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const bore = measure(spec, 'inner_diameter', 16.8);
    const halfWidth = measure(spec, 'band_width', 2) / 2;
    const innerRadius = innerRadiusOf(bore, FLAT_INSIDE, THICK);
    const center: Vec3 = [0, innerRadius + 2 * THICK, 0];
    const stone = stonesOf(spec, 'accent');
    const plate = namePlate(bench, choice(spec, 'name'), measure(spec, 'width', MAX_NAME.width), HALF_SHEET);
    const [left, right] = plate.sides(stone);
    const middle = (left[1] + right[1]) / 2;
    const plateRadius = bore / 2 + HALF_SHEET;
    /** Bends the letters around the finger, upright along it. */
    const bend = ([x, y, z]: Vec3): { at: Vec3; axes: Axes } => {
      const a = x / plateRadius;
      const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
      return {
        at: [out[0] * (plateRadius + z), center[1] + out[1] * (plateRadius + z), middle - y],
        axes: [[Math.cos(a), -Math.sin(a), 0], [0, 0, -1], out],
      };
    };
    plate.place([0, 0, 0], stone, { bend });
    const [start, end] = [(right[0] - INTO) / plateRadius, TAU + (left[0] + INTO) / plateRadius];
    const at = (angle: number): Vec3 => {
      const aside =
        (middle - right[1]) * (1 - smoothstep(start, start + SWING, angle)) +
        (middle - left[1]) * smoothstep(end - SWING, end, angle);
      return [Math.sin(angle) * (innerRadius + THICK), center[1] + Math.cos(angle) * (innerRadius + THICK), aside];
    };
    // The band narrows towards the finer letters.
    const band = openShank({
      from: start,
      to: end,
      at,
      halfThickness: THICK,
      halfWidth: (away) => Math.max(0.5, halfWidth * (0.55 + 0.45 * smoothstep(0, 0.2, away))),
      rounded: 1 / 50,
      flatInside: FLAT_INSIDE,
      steps: STEPS,
    });
    bench.add(band, 40);
  }),
};
