/**
 * Two bands that cross over the finger, one above the other, with a row of stones along the upper one or a stone at the
 * crossing.
 */
import type { Vec3 } from '../../piece';
import { seated, setStones, grains } from '../../parts/seats';
import { photographed } from '../../parts/shot';
import type { SectionAt } from '../../parts/section';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { blend } from '../../geometry/field';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { TAU } from '../../geometry/vec';
import { choice, measure, stonesOf, viewFrom, type Maker } from '../maker';
import { centerOrRow, seatsAlong } from './common';
import { setOnShank } from './headOnShank';
import { z } from 'zod';
import { lengthMm, paramsOf } from '../params';

/** Angle at which the bands join, radians from the top. */
const JOINED = 2.1;

/** Inner flatness of the band, 0 to 1. */
const FLAT_INSIDE = 0.4;
/** Half the thickness of a band away from the crossing, and its reduction below the other band, mm. */
const THICK = 0.86;
const SUNK = 0.1;
/** Additional thickness of the upper band at the crossing, mm. */
const RISE = 0.34;

/** Sideways offset of a band at an angle from the crossing, -1 to 1. */
const swing = (angle: number): number =>
  Math.abs(angle) >= JOINED ? 0 : Math.sin((Math.PI * angle) / JOINED) * (1 - (angle / JOINED) ** 2);

export const crossoverRing: Maker = {
  name: 'crossover-ring',
  params: paramsOf({ head: z.enum(['prong']), inner_diameter: lengthMm(13, 23), band_width: lengthMm(1.2, 14) }),
  plan: (brief, rng) => {
    return {
      stones: centerOrRow(brief, rng, { centerShare: 0.8, rowMm: { usual: 1.6, most: 2 } }),
      variant: { head: brief.wants('bezel') ? 'bezel' : 'prong' },
      dimensions: { inner_diameter: 16.8, band_width: brief.has('bold') ? 2.8 : brief.has('minimalist') ? 1.6 : 2.1 },
      view: viewFrom(rng.about('view'), 28, 30),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 16.8), FLAT_INSIDE, THICK - SUNK);
    const half = measure(spec, 'band_width', 2.1) / 2;
    const center: Vec3 = [0, innerRadius + 1.8, 0];
    const aside = 2.4 + half;
    const at =
      (way: number) =>
      (angle: number): number =>
        way * aside * swing(angle > Math.PI ? angle - TAU : angle);
    // At the crossing the upper band is thicker, so that it rises above the lower one.
    const arm =
      (way: number, rise: number): SectionAt =>
      (away, angle) => ({
        halfWidth: half * (1 + 0.3 * away),
        halfThickness: THICK + rise * Math.exp(-((away / 0.16) ** 2)),
        shift: at(way)(angle),
      });
    const [upper, lower] = [arm(1, RISE), arm(-1, -SUNK)].map((section) =>
      sectionShank({ innerRadius, center, exponent: 2.3, flatInside: FLAT_INSIDE, section }),
    );
    const shank = { field: blend(0.14, upper!.field, lower!.field), topRadius: upper!.topRadius, center };
    const side = stonesOf(spec, 'side');
    const seats = side
      ? seatsAlong(center, {
          across: at(1),
          outer: (angle) => innerRadius + 2 * arm(1, RISE)(Math.abs(angle) / Math.PI, angle).halfThickness,
          sizeAt: () => side.size_mm,
          reach: 1.12,
          count: side.count,
        })
      : [];
    const body = seated(shank.field, seats);
    const edge = upper!.topRadius + 0.8;
    const wide = aside + half;
    bench.add(refined(sculpt(body, [-edge, center[1] - edge, -wide], [edge, center[1] + edge, wide], 0.125), body), 50);
    if (side) {
      setStones(bench, seats, [side.kind], 'side');
      grains(bench, seats);
    }
    const stone = stonesOf(spec, 'center');
    if (stone) setOnShank(bench, shank, stone, 0, choice(spec, 'head'), 4);
  }),
};
