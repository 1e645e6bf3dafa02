/**
 * A bombe ring: a dome of metal over the finger, polished, with oblique ribs like a croissant, or with scattered flush
 * stones.
 */
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Seat } from '../../parts/seats';
import { photographed } from '../../parts/shot';
import type { ShankSection } from '../../parts/section';
import { sectionShank } from '../../parts/shank';
import { superellipse } from '../../geometry/profiles';
import { sweepSections } from '../../geometry/sweep';
import { TAU, axesFacing, smoothstep } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { addShank, beadShank } from './common';
import { milgrainChoice } from './kits';
import { z } from 'zod';
import { lengthMm, paramsOf, yesNo } from '../params';

const PROFILE = 2.3;
/**
 * Number of ribs for a full turn; depth of the grooves between them as a share of the thickness; slant of a rib,
 * radians from edge to middle.
 */
const RIBS = 17;
const GROOVE = 0.3;
const LEAN = 0.2;
/**
 * Scattered stones on one quarter of the dome, mirrored to the others: positions around and along the finger as shares
 * of the dome's extent, and size as a share of the largest.
 */
const SCATTERED = [
  [0, 0, 1],
  [0.36, 0, 0.62],
  [0.7, 0, 0.5],
  [0, 0.5, 0.6],
  [0.2, 0.32, 0.46],
  [0.5, 0.34, 0.56],
  [0.34, 0.66, 0.44],
  [0.86, 0.24, 0.42],
  [0.7, 0.52, 0.42],
] as const;

export const domeRing: Maker = {
  name: 'dome-ring',
  params: paramsOf({
    surface: z.enum(['ribs', 'strewn', 'smooth']),
    milgrain: yesNo(),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }),
  plan: (brief, rng) => {
    const strewn =
      brief.gems.length > 0 && (brief.gemsGiven || brief.quantityGiven || rng.about('shank stones').chance(0.5));
    return {
      stones: strewn
        ? [
            {
              role: 'accent',
              kind: brief.gems[0]!,
              cut: 'round',
              size_mm: mm(Math.min(3.2, brief.stoneSizeMm ?? 2.5)),
              count: brief.quantityGiven && brief.quantity === 'single' ? 1 : 0,
            },
          ]
        : [],
      variant: {
        surface: strewn ? 'strewn' : brief.has('minimalist', 'contemporary') ? 'smooth' : 'ribs',
        ...milgrainChoice(brief),
      },
      dimensions: {
        inner_diameter: 16.8,
        band_width: brief.has('bold')
          ? 12
          : brief.has('minimalist')
            ? 7
            : mm(rng.about('shank band_width').between(8.6, 10.4)),
      },
      view: viewFrom(rng.about('view'), 32, 30),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const innerRadius = measure(spec, 'inner_diameter', 16.8) / 2;
    const half = measure(spec, 'band_width', 9.6) / 2;
    const section = (away: number): ShankSection => {
      const dome = 1 - smoothstep(0, 0.66, away);
      return { halfWidth: 1.35 + (half - 1.35) * dome, halfThickness: 0.82 + 0.66 * dome };
    };
    const center: Vec3 = [0, innerRadius + 2 * section(1).halfThickness, 0];
    const shank = { ...sectionShank({ innerRadius, center, section, exponent: PROFILE, flatInside: 0 }), center };
    if (choice(spec, 'surface') === 'ribs') bench.add(ribbed(innerRadius, center, section), 40);
    else {
      const stone = stonesOf(spec, 'accent');
      addShank(bench, shank, stone ? scatteredSeats(innerRadius, center, section, stone) : [], stone?.kind, 'flush');
    }
    if (choice(spec, 'milgrain') === 'yes') beadShank(bench, 'dome', shank, half);
  }),
};

/** The hoop with slanted sections, so that ribs and grooves run obliquely over the dome. */
function ribbed(
  innerRadius: number,
  center: Vec3,
  section: (away: number) => ShankSection,
): ReturnType<typeof sweepSections> {
  const profile = superellipse(56, PROFILE, 0);
  const steps = RIBS * 20;
  return sweepSections(
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * TAU;
      const away = Math.min(angle, TAU - angle) / Math.PI;
      const { halfWidth, halfThickness } = section(away);
      const ribs = 1 - smoothstep(0.38, 0.66, away);
      const groove = GROOVE * ribs * (1 - Math.abs(Math.sin((angle * RIBS) / 2))) ** 2;
      return profile.map(([out, along]): Vec3 => {
        const turned = angle + LEAN * ribs * along;
        const r =
          innerRadius + halfThickness * (1 + (out > 0 ? out * (1 - groove) : out) - (out > 0 ? groove * 0.4 * out : 0));
        return [
          center[0] + Math.sin(turned) * r,
          center[1] + Math.cos(turned) * r,
          along * halfWidth * (1 - groove * 0.35),
        ];
      });
    }),
    true,
  );
}

/** Seats scattered over the dome, the largest in the middle, each perpendicular to the metal. */
function scatteredSeats(
  innerRadius: number,
  center: Vec3,
  section: (away: number) => ShankSection,
  { size_mm, count }: Stone,
): Seat[] {
  const single = count === 1;
  // Keeps the neighbours of the middle stone along the finger clear of it.
  const sizeMm = single ? size_mm : Math.min(size_mm, (section(0).halfWidth - 0.3) * 0.6);
  const outside = (angle: number, z: number): number => {
    const { halfWidth, halfThickness } = section(Math.abs(angle) / Math.PI);
    return innerRadius + halfThickness * (1 + Math.max(0, 1 - Math.abs(z / halfWidth) ** PROFILE) ** (1 / PROFILE));
  };
  return SCATTERED.slice(0, single ? 1 : undefined).flatMap(([around, along, share]) =>
    (around === 0 ? [1] : [-1, 1]).flatMap((way) =>
      (along === 0 ? [1] : [-1, 1]).map((side): Seat => {
        const angle = way * around * 1.25;
        const z = side * along * section(Math.abs(angle) / Math.PI).halfWidth;
        const size = mm(sizeMm * share);
        const slope = (outside(angle, z + 0.2) - outside(angle, z - 0.2)) / 0.4;
        const fall = (outside(angle + 0.02, z) - outside(angle - 0.02, z)) / (0.04 * outside(angle, z));
        const out: Vec3 = [Math.sin(angle) - fall * Math.cos(angle), Math.cos(angle) + fall * Math.sin(angle), -slope];
        const r = outside(angle, z) - size * 0.06;
        return {
          axes: axesFacing(out, [0, 0, 1]),
          origin: [Math.sin(angle) * r, center[1] + Math.cos(angle) * r, z],
          sizeMm: size,
        };
      }),
    ),
  );
}
