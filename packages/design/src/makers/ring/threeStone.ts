/** A centre stone between two smaller ones, each in a head of its own. */
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { beadShank, chooseCut, chooseSize, milgrainWish, setOnShank } from './common';
import { makeShank } from './shanks';
import { stonesIn } from '../../spec/tree';
import { z } from 'zod';
import { lengthMm, yesNo } from '../params';

export const threeStone: Maker = {
  name: 'three-stone',
  params: z.strictObject({
    shank: z.enum(['taper', 'wave', 'knife', 'twist', 'plain', 'split']),
    head: z.enum(['prong', 'bezel']),
    milgrain: yesNo(),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const size = chooseSize(brief, cut, rng) * 0.92;
    const sideCut = brief.sideCut ?? (cut === 'round' || cut === 'oval' || cut === 'cushion' || cut === 'pear' || cut === 'marquise' ? 'round' : cut);
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 },
        // Of three kinds that are named, each has a place.
        ...(brief.gems.length > 2 ? [{ kind: brief.gems[1]!, count: 1 }, { kind: brief.gems[2]!, count: 1 }] : [{ kind: brief.gems[1] ?? brief.gems[0] ?? 'diamond', count: 2 }]).map((beside) => ({ role: 'side' as const, cut: sideCut, size_mm: mm(size * 0.74), ...beside })),
      ],
      variant: { shank: brief.wants('twist') ? 'twist' : brief.wants('split') ? 'split' : brief.wants('cathedral') ? 'cathedral' : brief.wants('vintage') ? 'plain' : brief.has('organic-shapes') ? 'wave' : brief.has('contemporary') ? 'knife' : 'taper', head: brief.wants('bezel') || (brief.has('geometric') && !brief.wants('prong')) ? 'bezel' : 'prong', ...(brief.prongs ? { prongs: brief.prongs } : {}), ...milgrainWish(brief) },
      dimensions: { inner_diameter: 16.6, band_width: brief.has('bold') ? 3 : 2 },
      view: viewFrom(rng, 20, 28),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 16.6);
    const halfWidth = measure(spec, 'band_width', 2) / 2;
    const shank = makeShank(choice(spec, 'shank'), boreMm, halfWidth);
    const beaded = choice(spec, 'milgrain') === 'yes';
    for (const { solid, creaseDeg } of shank.solids) bench.add(solid, creaseDeg);
    const center = stonesOf(spec, 'center')!;
    const sides = stonesIn(spec).filter((stone) => stone.role === 'side');
    const head = choice(spec, 'head');
    const lift = 0.2;
    setOnShank(bench, shank, center, 0, head, Number(spec.root.params['prongs'] ?? 4), { lift, beaded });
    const girdleRadius = shank.topRadius + center.size_mm * 0.45;
    const angle = ((center.size_mm + sides[0]!.size_mm) / 2 + 0.14) / (girdleRadius - 0.3);
    for (const way of [-1, 1]) setOnShank(bench, shank, sides.at(way < 0 ? 0 : -1)!, way * angle, head, 4, { lift: 0.1, beaded });
    if (beaded) beadShank(bench, choice(spec, 'shank'), shank, halfWidth);
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
