/** A ring that carries a figure in metal on its top. */
import type { Axes } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { placeFigure } from '../../parts/figure';
import { innerRadiusOf, sectionShank } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import { smoothstep } from '../../geometry/vec';
import { isMotif } from '../../motifs/library';
import type { Maker } from '../maker';
import { choice, measure, mm, viewFrom } from '../maker';
import { planFigure, stonesOfFigure } from '../pendant/motif';
import { companionBands } from './common';
import { z } from 'zod';
import { countOf, figures, lengthMm } from '../params';

/** How flat the band is inside, 0 to 1. */
const FLAT_INSIDE = 0.4;
/** Half the thickness of the band at the top, mm. */
const HALF_THICK = 0.86;
/** The figure lies flat on the top, its head away from the viewer. */
const LYING: Axes = [[1, 0, 0], [0, 0, -1], [0, 1, 0]];
/** Long figures lie along the band, turned by so many radians, and are bent over it as it runs: flat or across the finger they would catch on everything. */
const BENT: Record<string, number> = { leaf: -1.1, feather: -1.1, vine: -1.5, horseshoe: 0 };
/** What lies along the band is this much longer. */
const LONGER = 1.3;
/** Of the figures with several versions, those with parts too fine for the size of a ring: their first version is taken. */
const FINE = new Set(['leaf']);

export const motifRing: Maker = {
  name: 'motif-ring',
  params: z.strictObject({
    motif: figures(),
    version: countOf(0, 9),
    companions: countOf(0, 2),
    inner_diameter: lengthMm(13, 23),
    height: lengthMm(5, 60),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const motif = isMotif(brief.motif) ? brief.motif : rng.pick(['heart', 'star', 'flower', 'leaf']);
    const k = (brief.has('bold') ? 7.4 : brief.has('minimalist') ? 4.6 : 5.8) * (motif in BENT ? LONGER : 1);
    const { stones, version } = planFigure(brief, rng, motif, k, { isFirstVersion: FINE.has(motif) });
    return {
      stones,
      variant: { motif, version, companions: brief.has('layered') ? 2 : 0 },
      dimensions: { inner_diameter: 16.8, height: mm(2 * k), band_width: brief.has('bold') ? 4.4 : brief.has('minimalist') ? 1.8 : 2.8 },
      view: viewFrom(rng, 20, 40),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 16.8);
    const innerRadius = innerRadiusOf(boreMm, FLAT_INSIDE, HALF_THICK);
    const half = measure(spec, 'band_width', 2.8) / 2;
    const k = measure(spec, 'height', 11.6) / 2;
    const center = [0, innerRadius + 1.9, 0] as const;
    const band = sectionShank({
      innerRadius,
      center,
      exponent: 2.5,
      flatInside: FLAT_INSIDE,
      section: (away) => ({ halfWidth: half * (1.25 - 0.35 * smoothstep(0, 0.7, away)), halfThickness: HALF_THICK + 0.08 * away }),
    });
    for (const { solid, creaseDeg } of band.solids) bench.add(solid, creaseDeg);
    const name = choice(spec, 'motif');
    const turn = BENT[name];
    const radiusMm = band.topRadius + 0.12;
    placeFigure(
      bench,
      { name, version: Number(spec.root.params['version'] ?? 0), halfHeightMm: k, ...stonesOfFigure(spec), ...(turn === undefined ? {} : { bend: { radiusMm, turn } }) },
      [0, center[1] + radiusMm, 0],
      LYING,
      bench.accent,
    );
    if (Number(spec.root.params['companions'] ?? 0) > 0) companionBands(bench, boreMm, { ...band, center }, spec.styles.includes('organic-shapes'));
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
