/** A centre stone in a halo of small ones, on a slim shank with stones on its shoulders when there are many. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { prongHead } from '../../parts/head';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { axesFacing, cross } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { addShank, chooseCut, chooseSize, companionBands, onHoop, shoulders } from './common';
import { makeShank } from './shanks';

export const haloRing: Maker = {
  name: 'halo-ring',
  plan: (brief, dice) => {
    const cut = chooseCut({ ...brief, cuts: brief.cuts.length > 0 ? brief.cuts : [] }, dice);
    const flat = cut === 'kite' || cut === 'trillion' ? 'oval' : cut;
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut: flat, size_mm: mm(chooseSize(brief, flat, dice) * 0.92), count: 1 },
        { role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: brief.has('bold') ? 1.7 : 1.35, count: 0 },
        { role: 'side', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.4, count: 14 },
      ],
      variant: {
        shank: brief.has('organic-shapes') ? 'wave' : brief.wants('split') || brief.has('innovative') ? 'split' : brief.wants('twist') ? 'twist' : brief.wants('cathedral') ? 'cathedral' : 'plain',
        companions: brief.has('layered') ? 2 : 0,
      },
      dimensions: { inner_diameter: 16.6, band_width: brief.has('bold') ? 2.8 : 1.9 },
      view: viewFrom(dice, 22, 30),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const innerRadius = measure(spec, 'inner_diameter', 16.6) / 2;
    const halfWidth = measure(spec, 'band_width', 1.9) / 2;
    const shank = makeShank(choice(spec, 'shank'), innerRadius, halfWidth);
    const center = stonesOf(spec, 'center')!;
    const melee = stonesOf(spec, 'halo')!;
    const depth = center.size_mm * 0.48 + 0.35;
    const axes = axesFacing([0, 1, 0], cross([0, 1, 0], [0, 0, 1]));
    const origin = onHoop(shank.center, 0, shank.topRadius - 0.2 + depth);
    bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin, axes });
    bench.add(prongHead({ cut: center.cut, sizeMm: center.size_mm, axes, origin, prongs: 4, wireMm: 0.36, depth, onto: shank.field, fillet: 0.7 }), 60);
    const below: Vec3 = [origin[0], origin[1] - 0.25, origin[2]];
    halo(bench, { cut: center.cut, sizeMm: center.size_mm, origin: below, axes, kind: melee.kind, meleeMm: melee.size_mm });
    const side = stonesOf(spec, 'side');
    const start = (center.size_mm / 2 + 1.2) / shank.topRadius;
    addShank(bench, shank, side && choice(spec, 'shank') === 'plain' ? shoulders(shank, side, start) : [], side?.kind);
    if (Number(spec.build.variant['companions'] ?? 0) > 0) companionBands(bench, spec, innerRadius, shank);
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
