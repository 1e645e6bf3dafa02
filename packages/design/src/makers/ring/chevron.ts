/**
 * A band with a point over the finger and one stone or a row of stones at it; the open form has a straight second band
 * behind it, like a tiara.
 */
import type { Vec3 } from '../../piece';
import { photographed } from '../../parts/shot';
import type { SectionAt } from '../../parts/section';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { addShank, centerOrRow, reachAlong, seatsAlong } from './common';
import { buildHeadRow } from './headRow';
import { milgrainChoice } from './kits';
import { pointedLine } from './pointed';
import { setOnShank } from './headOnShank';
import { z } from 'zod';
import { lengthMm, paramsOf, yesNo } from '../params';
import { lineOn, milgrain } from '../../parts/milgrain';
import type { Cut, Stone } from '../../spec';

/** Inner flatness of the band, 0 to 1. */
const FLAT_INSIDE = 0.4;
/** Length of the point along the finger, mm. */
const POINT_MM = 4.2;
/** Distance of the straight band behind the middle, mm. */
const BEHIND_MM = 0.5;

/** Width of stones of a named cut in heads of their own, mm, and the half length of their row, radians. */
const HEADED_MM = 1.7;
const HEADED_ARC = 1.2;
/** Radius at which their girdles lie, mm. */
const HEADED_RADIUS = 10.6;
/** Distance of milgrain from the middle as a share of half the width. */
const BEADED = 0.84;

/** The stones of a band with a row in the cut that the prompt names, as wide as there is room for their number. */
function inNamedCut(stones: readonly Stone[], cut: Cut | undefined): Stone[] {
  return stones.map((stone) => {
    if (stone.role !== 'side' || cut === undefined || cut === 'round') return stone;
    const long = 2 * reachAlong({ ...stone, cut, size_mm: 1 }, true);
    const room = (2 * HEADED_ARC * HEADED_RADIUS) / Math.max(1, stone.count) / long;
    return { ...stone, cut, size_mm: mm(Math.min(HEADED_MM, room)) };
  });
}

/** The lots of a row from left to right: a single stone on the point where their number is odd. */
function lotsAlong(side: Stone): { lots: Stone[]; upright?: Stone } {
  if (side.count % 2 === 0) return { lots: [side] };
  const beside = { ...side, count: (side.count - 1) / 2 };
  const upright = { ...side, count: 1 };
  return beside.count === 0 ? { lots: [upright], upright } : { lots: [beside, upright, { ...beside }], upright };
}

export const chevronRing: Maker = {
  name: 'chevron-ring',
  params: paramsOf({
    form: z.enum(['single', 'open']),
    head: z.enum(['bezel']),
    milgrain: yesNo(),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }),
  plan: (brief, rng) => {
    return {
      stones: inNamedCut(
        centerOrRow(brief, rng, {
          ...(brief.wants('band') ? { centerShare: 0.4, leastMm: 2.2 } : { centerShare: 0.7, leastMm: 4 }),
          rowMm: { usual: 1.9, most: 2.4 },
        }),
        brief.cuts[0],
      ),
      variant: {
        form:
          brief.has('minimalist') || brief.wants('band')
            ? 'single'
            : brief.has('layered')
              ? 'open'
              : rng.about('shank form').pick(['single', 'open']),
        head: brief.wants('prong') ? 'prong' : 'bezel',
        ...(brief.wants('milgrain') ? { milgrain: 'yes' } : milgrainChoice(brief)),
      },
      dimensions: { inner_diameter: 16.8, band_width: brief.has('bold') ? 3 : brief.has('minimalist') ? 1.7 : 2.2 },
      view: viewFrom(rng.about('view'), 16, 44),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const half = measure(spec, 'band_width', 2.2) / 2;
    const thick = 0.9;
    const innerRadius = innerRadiusOf(measure(spec, 'inner_diameter', 16.8), FLAT_INSIDE, thick);
    const radius = innerRadius + thick;
    const center: Vec3 = [0, innerRadius + 2 * thick, 0];
    const point = (angle: number): number => pointedLine(Math.abs(angle), radius, POINT_MM).shift;
    const along: SectionAt = (_away, angle) => {
      const { shift, slant } = pointedLine(angle, radius, POINT_MM);
      return { halfWidth: half * slant, halfThickness: thick, shift };
    };
    const band = {
      ...sectionShank({ innerRadius, center, exponent: 2.4, flatInside: FLAT_INSIDE, steps: 300, section: along }),
      center,
    };
    const side = stonesOf(spec, 'side');
    const isHeaded = side !== undefined && side.cut !== 'round';
    addShank(
      bench,
      band,
      side && !isHeaded
        ? seatsAlong(center, {
            across: point,
            outer: () => band.topRadius,
            sizeAt: (angle) => side.size_mm * (1 - 0.42 * angle),
            reach: 0.92,
            count: side.count,
          })
        : [],
      side?.kind,
    );
    if (isHeaded) {
      const { lots, ...upright } = lotsAlong(side);
      const isListed = side.count > 0;
      buildHeadRow(bench, band, lots, {
        isBezel: false,
        isFull: false,
        isTurned: true,
        isListed,
        arc: 0.9,
        ...upright,
      });
    }
    if (choice(spec, 'milgrain') === 'yes')
      for (const way of [-1, 1])
        milgrain(
          bench,
          lineOn(
            band,
            (angle) => {
              const { shift = 0, halfWidth } = along(0, angle);
              return shift + way * BEADED * halfWidth;
            },
            0,
          ),
        );
    if (choice(spec, 'form') === 'open') {
      const behind = sectionShank({
        innerRadius,
        center,
        exponent: 2.4,
        flatInside: FLAT_INSIDE,
        section: (away) => ({ halfWidth: half * (0.8 + 0.1 * away), halfThickness: thick * 0.94, shift: -BEHIND_MM }),
      });
      for (const { solid, creaseDeg } of behind.solids) bench.add(solid, creaseDeg, { surface: bench.accent });
    }
    const stone = stonesOf(spec, 'center');
    if (stone) setOnShank(bench, { ...band, center: [0, center[1], POINT_MM] }, stone, 0, choice(spec, 'head'), 4);
  }),
};
