/** A ring that carries a figure in metal on its top. */
import type { Axes } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { placeFigure } from '../../parts/figure';
import { sectionShank } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import { smoothstep, spin } from '../../geometry/vec';
import { isMotif, motifVersions } from '../../motifs/library';
import type { Maker } from '../maker';
import { choice, measure, mm, viewFrom } from '../maker';
import { figureStones, stonesOfFigure } from '../pendant/motif';
import { companionBands } from './common';

/** The figure lies flat on the top, its head away from the viewer. */
const LYING: Axes = [[1, 0, 0], [0, 0, -1], [0, 1, 0]];
/** How far long figures are turned towards the band, radians: across the finger they would catch on everything. */
const TURNED: Record<string, number> = { leaf: -1, feather: -1 };
/** Of the figures with several versions, those with parts too fine for the size of a ring: their first version is taken. */
const FINE = new Set(['leaf']);

export const motifRing: Maker = {
  name: 'motif-ring',
  plan: (brief, dice) => {
    const motif = isMotif(brief.motif) ? brief.motif : dice.pick(['heart', 'star', 'flower', 'leaf']);
    const k = brief.has('bold') ? 7.4 : brief.has('minimalist') ? 4 : 5.8;
    return {
      stones: figureStones(brief, dice, motif, k),
      variant: { motif, version: FINE.has(motif) ? 0 : Math.floor(dice.between(0, motifVersions(motif))), companions: brief.has('layered') ? 2 : 0 },
      dimensions: { inner_diameter: 16.8, height: mm(2 * k), band_width: brief.has('bold') ? 4.4 : brief.has('minimalist') ? 1.8 : 2.8 },
      view: viewFrom(dice, 20, 40),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const innerRadius = measure(spec, 'inner_diameter', 16.8) / 2;
    const half = measure(spec, 'band_width', 2.8) / 2;
    const k = measure(spec, 'height', 11.6) / 2;
    const center = [0, innerRadius + 1.9, 0] as const;
    const band = sectionShank({
      innerRadius,
      center,
      exponent: 2.5,
      flatInside: 0.4,
      section: (away) => ({ halfWidth: half * (1.25 - 0.35 * smoothstep(0, 0.7, away)), halfThickness: 0.86 + 0.08 * away }),
    });
    for (const { solid, creaseDeg } of band.solids) bench.add(solid, creaseDeg);
    placeFigure(
      bench,
      { name: choice(spec, 'motif'), version: Number(spec.build.variant['version'] ?? 0), halfHeightMm: k, ...stonesOfFigure(spec) },
      [0, center[1] + band.topRadius + 0.12, 0],
      spin(LYING, TURNED[choice(spec, 'motif')] ?? 0),
      bench.accent,
    );
    if (Number(spec.build.variant['companions'] ?? 0) > 0) companionBands(bench, spec, innerRadius, { ...band, center });
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
