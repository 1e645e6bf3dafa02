/** A ring with one main stone. */
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import type { Form } from '../../language/vocabulary';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { BEADED_EDGES, addShank, beadShank, chooseCut, chooseSize, companionBands, milgrainWish, reachAlong, setOnShank, shoulders } from './common';
import { chooseShank, makeShank } from './shanks';
import { z } from 'zod';
import { countOf, lengthMm, yesNo } from '../params';

/** Shanks that leave no room for stones; used only when the prompt names them. */
const SHANK_FORMS: readonly Form[] = ['twist', 'split', 'cathedral'];
/** A stone set high or low stands this much over its usual height, as a share of its width. */
const SET_LIFT: Record<string, number> = { high: 0.24, low: -0.1 };

export const solitaire: Maker = {
  name: 'solitaire',
  params: z.strictObject({
    shank: z.enum(['cathedral', 'twist', 'split', 'facet', 'plain', 'wave', 'wide', 'taper', 'knife', 'armour', 'flat', 'half-round', 'comfort']),
    head: z.enum(['prong', 'basket', 'bezel', 'half-bezel']),
    prongs: countOf(2, 12),
    companions: countOf(0, 2),
    shoulders: z.enum(['pave']),
    under: z.enum(['halo']),
    milgrain: yesNo(),
    set: z.enum(['high', 'low']),
    turn: z.enum(['east-west']),
    inner_diameter: lengthMm(13, 23),
    band_width: lengthMm(1.2, 14),
  }).partial(),
  plan: (brief, rng) => {
    const cut = chooseCut(brief, rng);
    const size = chooseSize(brief, cut, rng);
    const set = brief.wants('high-set') ? 'high' : brief.wants('low-set') ? 'low' : null;
    const bezelStyle = set === 'low' || brief.has('geometric') || brief.has('honeycombs') || brief.has('sci-fi') || brief.has('organic-shapes') || cut === 'cabochon';
    const under = brief.wants('hidden-halo');
    const raised = set === 'high' || brief.wants('prong') || brief.wants('solitaire') || brief.wants('cathedral') || brief.wants('basket') || brief.prongs !== null || under;
    const sleek = brief.has('contemporary') || brief.has('minimalist');
    const bezel = brief.wants('half-bezel') || (!brief.wants('bezel') && cut !== 'cabochon' && sleek && rng.chance(0.6)) ? 'half-bezel' : 'bezel';
    const head = brief.wants('bezel') && !under ? bezel : brief.wants('basket') ? 'basket' : raised && cut !== 'cabochon' ? rng.pick(['prong', 'basket']) : bezelStyle || sleek || rng.chance(0.25) ? bezel : rng.pick(['prong', 'basket']);
    const width = brief.has('bold') ? rng.between(3.4, 4.4) : brief.has('minimalist') ? rng.between(1.3, 1.7) : rng.between(1.8, 2.4);
    const melee = brief.gems[1] ?? 'diamond';
    const paved = brief.wants('pave-shank') || brief.wants('pave') || (brief.gems.length > 1 && !under && !SHANK_FORMS.some((form) => brief.wants(form)) && brief.section === null);
    const shank = chooseShank(brief, rng);
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size), count: 1 },
        ...(under ? [{ role: 'halo' as const, kind: melee, cut: 'round' as const, size_mm: 1.1, count: 0 }] : []),
        ...(paved ? [{ role: 'side' as const, kind: melee, cut: 'round' as const, size_mm: 1.5, count: 18 }] : []),
      ],
      variant: {
        shank: paved || (brief.wants('vintage') && !(shank in BEADED_EDGES)) ? 'plain' : shank,
        head,
        prongs: brief.prongs ?? (cut === 'round' && rng.chance(0.5) ? 6 : 4),
        companions: brief.has('layered') ? 2 : 0,
        ...(set ? { set } : {}),
        ...(under ? { under: 'halo' } : {}),
        ...(paved ? { shoulders: 'pave' } : {}),
        ...(brief.wants('east-west') ? { turn: 'east-west' } : {}),
        ...milgrainWish(brief),
      },
      dimensions: { inner_diameter: 16.6, band_width: mm(width) },
      view: viewFrom(rng, brief.has('layered') ? 32 : 24, 22),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const boreMm = measure(spec, 'inner_diameter', 16.6);
    const halfWidth = measure(spec, 'band_width', 2) / 2;
    const under = stonesOf(spec, 'halo');
    // A hidden halo leaves no room for arches beside it.
    const arched = choice(spec, 'shank') === 'cathedral' && !under;
    const shank = makeShank(arched ? 'plain' : choice(spec, 'shank'), boreMm, halfWidth);
    const stone = stonesOf(spec, 'center');
    const side = stonesOf(spec, 'side');
    const across = choice(spec, 'turn') === 'east-west';
    const reach = stone ? reachAlong(stone, across) : 0;
    addShank(bench, shank, side ? shoulders(shank, side, (reach + 0.5) / shank.topRadius) : [], side?.kind);
    const beaded = choice(spec, 'milgrain') === 'yes';
    if (beaded) beadShank(bench, choice(spec, 'shank'), shank, halfWidth);
    if (stone) setOnShank(bench, shank, stone, 0, choice(spec, 'head'), Number(spec.root.params['prongs'] ?? 4), { lift: (SET_LIFT[choice(spec, 'set')] ?? 0) * stone.size_mm, across, under, beaded, arches: arched ? halfWidth : undefined });
    if (Number(spec.root.params['companions'] ?? 0) > 0) companionBands(bench, spec, boreMm, shank);
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};
