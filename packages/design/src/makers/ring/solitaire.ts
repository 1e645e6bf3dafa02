/** A ring with one main stone. */
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { chooseCut, chooseSize, companionBands, setOnShank } from './common';
import { chooseShank, makeShank } from './shanks';

export const solitaire: Maker = {
  name: 'solitaire',
  plan: (brief, dice) => {
    const cut = chooseCut(brief, dice);
    const size = chooseSize(brief, cut, dice);
    const bezelStyle = brief.has('geometric') || brief.has('honeycombs') || brief.has('sci-fi') || brief.has('organic-shapes') || cut === 'cabochon';
    const raised = brief.wants('prong') || brief.wants('solitaire') || brief.wants('cathedral');
    const sleek = brief.has('contemporary') || brief.has('minimalist');
    const bezel = !brief.wants('bezel') && cut !== 'cabochon' && sleek && dice.chance(0.6) ? 'half-bezel' : 'bezel';
    const head = brief.wants('bezel') ? 'bezel' : raised && cut !== 'cabochon' ? dice.pick(['prong', 'basket']) : bezelStyle || sleek || dice.chance(0.25) ? bezel : dice.pick(['prong', 'basket']);
    const width = brief.has('bold') ? dice.between(3.4, 4.4) : brief.has('minimalist') ? dice.between(1.3, 1.7) : dice.between(1.8, 2.4);
    return {
      stones: [{ role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 }],
      variant: {
        shank: chooseShank(brief, dice),
        head,
        prongs: cut === 'round' && dice.chance(0.5) ? 6 : 4,
        companions: brief.has('layered') ? 2 : 0,
      },
      dimensions: { inner_diameter: 16.6, band_width: mm(width) },
      view: viewFrom(dice, brief.has('layered') ? 32 : 24, 22),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const innerRadius = measure(spec, 'inner_diameter', 16.6) / 2;
    const halfWidth = measure(spec, 'band_width', 2) / 2;
    const shank = makeShank(choice(spec, 'shank'), innerRadius, halfWidth);
    for (const { solid, creaseDeg } of shank.solids) bench.add(solid, creaseDeg);
    const stone = stonesOf(spec, 'center');
    if (stone) setOnShank(bench, shank, stone, 0, choice(spec, 'head'), Number(spec.build.variant['prongs'] ?? 4));
    if (Number(spec.build.variant['companions'] ?? 0) > 0) companionBands(bench, spec, innerRadius, shank);
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
