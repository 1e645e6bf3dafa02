/** A ring with one main stone. */
import { Bench } from '../../parts/bench';
import { girdleMm, prongHead } from '../../parts/head';
import { shank } from '../../parts/shank';
import { photograph } from '../../parts/shot';
import { Y, axesFacing } from '../../geometry/vec';
import type { Maker } from '../maker';
import { measure, mm, stonesOf, viewFrom } from '../maker';

export const solitaire: Maker = {
  name: 'solitaire',
  plan: (brief, dice) => ({
    stones: [
      {
        role: 'center',
        kind: brief.gems[0] ?? 'diamond',
        cut: brief.cuts[0] ?? dice.pick(['round', 'oval', 'cushion', 'emerald', 'pear']),
        size_mm: mm(brief.stoneSizeMm ?? dice.between(5.6, 7)),
        count: 1,
      },
    ],
    variant: { shank: 'plain', head: 'prong', prongs: 4 },
    dimensions: { inner_diameter: 16.6, band_width: 2 },
    view: viewFrom(dice, 24, 22),
  }),
  build: (spec) => {
    const bench = new Bench(spec);
    const stone = stonesOf(spec, 'center')!;
    const innerRadius = measure(spec, 'inner_diameter', 16.6) / 2;
    const half = measure(spec, 'band_width', 2) / 2;
    const center = [0, innerRadius + 1.7, 0] as const;
    bench.add(
      shank({ innerRadius, center, exponent: 2.5, flatInside: 0.35, section: (away) => ({ halfWidth: half + 0.35 * away, halfThickness: 0.78 + 0.12 * away }) }),
    );
    const depth = stone.size_mm * 0.5 + 0.3;
    const origin = [0, center[1] + innerRadius + 1.5 + depth - 0.2, 0] as const;
    const axes = axesFacing(Y);
    bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin, axes });
    const reach = Math.max(...girdleMm(stone.cut, stone.size_mm).map((p) => p[1]));
    bench.add(prongHead({ cut: stone.cut, sizeMm: stone.size_mm, axes, origin, prongs: 4, start: Math.atan2(reach, stone.size_mm / 2), depth }));
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
