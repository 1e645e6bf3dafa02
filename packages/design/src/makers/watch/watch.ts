/** A wrist watch in six constructions: dress, diver's, chronograph, rectangular, with the moon, skeleton. */
import type { Random } from '../../random';
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm } from '../maker';
import { buildCase, buildCrown, buildStones } from './case';
import { movement } from './complications';
import { DIALS, buildDial, buildHands } from './dial';
import { WatchFrame, exposureOf } from './frame';
import { LEATHERS, buildWear } from './wear';

type Kind = 'dress' | 'diver' | 'chronograph' | 'rectangular' | 'moonphase' | 'skeleton';

function kindOf(brief: Brief, dice: Random): Kind {
  for (const kind of ['diver', 'chronograph', 'skeleton', 'moonphase', 'rectangular', 'dress'] as const) if (brief.wants(kind)) return kind;
  if (brief.motif === 'moon' || brief.motif === 'moon and star' || brief.motif === 'star') return 'moonphase';
  if (brief.has('sci-fi') || brief.has('innovative')) return 'skeleton';
  if (brief.has('bold')) return dice.pick(['chronograph', 'diver']);
  if (brief.has('layered')) return 'moonphase';
  if (brief.has('geometric')) return dice.pick(['rectangular', 'dress']);
  if (brief.has('minimalist') || brief.has('contemporary') || brief.has('organic-shapes') || brief.has('honeycombs')) return 'dress';
  return dice.pick(['dress', 'dress', 'diver', 'chronograph', 'rectangular', 'moonphase', 'skeleton']);
}

/** What the watch is worn on: as named, else what goes with the style. */
function strapOf(brief: Brief, kind: Kind, dice: Random): string {
  if (brief.wants('mesh')) return 'mesh';
  if (brief.wants('links')) return 'links';
  if (brief.wants('leather')) return 'leather';
  if (brief.has('honeycombs')) return 'comb';
  if (brief.has('sci-fi')) return 'rubber';
  if (brief.has('layered')) return 'cords';
  if (brief.has('contemporary') || brief.has('innovative')) return 'mesh';
  if (brief.has('minimalist') || brief.has('organic-shapes')) return 'leather';
  if (kind === 'diver' || brief.has('bold') || brief.has('geometric')) return 'links';
  return kind === 'dress' ? dice.pick(['mesh', 'links', 'leather']) : dice.pick(['links', 'leather']);
}

/** Its dial: as named, else what lets the style be read. */
function dialOf(brief: Brief, kind: Kind, dice: Random): string {
  if (brief.dial) return brief.dial;
  if (brief.has('minimalist')) return dice.pick(['ivory', 'silver']);
  if (brief.has('sci-fi')) return 'graphite';
  if (brief.has('honeycombs')) return dice.pick(['midnight', 'burgundy']);
  if (brief.has('organic-shapes')) return dice.pick(['forest', 'salmon']);
  if (brief.has('layered')) return dice.pick(['midnight', 'burgundy']);
  return kind === 'diver' ? dice.pick(['midnight', 'graphite', 'forest']) : dice.pick(Object.keys(DIALS));
}

export const watch: Maker = {
  name: 'watch',
  plan: (brief, dice) => {
    const kind = kindOf(brief, dice);
    const many = brief.gems.length > 0 && kind !== 'diver' && kind !== 'chronograph' && (brief.quantity === 'many' || brief.has('bold'));
    const shape = kind === 'rectangular'
      ? 'rectangle'
      : kind === 'diver' || kind === 'chronograph'
        ? 'round'
        : brief.has('geometric') || brief.has('sci-fi')
          ? 'octagon'
          : brief.has('honeycombs')
            ? 'hexagon'
            : brief.has('organic-shapes') || brief.has('innovative')
              ? 'cushion'
              : 'round';
    return {
      stones: brief.gems[0]
        ? [{ role: many ? ('halo' as const) : ('accent' as const), kind: brief.gems[0], cut: 'round', size_mm: many ? 1.75 : 1.9, count: many ? 0 : brief.quantity === 'single' ? 1 : 4 }]
        : [],
      variant: {
        kind,
        shape,
        dial: dialOf(brief, kind, dice),
        texture: brief.has('honeycombs') && kind !== 'skeleton' ? 'honeycomb' : brief.has('organic-shapes') && kind !== 'skeleton' ? 'waves' : kind === 'diver' ? dice.pick(['waves', 'sunburst']) : 'sunburst',
        bezel: brief.has('layered') ? 'stepped' : 'plain',
        strap: strapOf(brief, kind, dice),
        links: dice.pick(['three', 'five']),
        leather: brief.has('minimalist') ? 'black' : dice.pick(Object.keys(LEATHERS)),
        indices: kind === 'diver' ? 'dots' : kind === 'dress' || kind === 'moonphase' || kind === 'rectangular' || brief.has('contemporary') ? 'slim' : 'bar',
        small_seconds: kind === 'rectangular' || (kind === 'dress' && !brief.has('minimalist') && !brief.has('honeycombs') && dice.chance(0.4)) ? 'yes' : 'no',
      },
      dimensions: { diameter: mm(kind === 'diver' || brief.has('bold') ? 42.5 : brief.has('minimalist') || kind === 'rectangular' ? 36 : dice.between(38, 41)) },
      view: { azimuth_deg: Math.round(20 + dice.between(-5, 4)), elevation_deg: Math.round(-8 + dice.between(-2, 4)) },
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const w = new WatchFrame(bench, measure(spec, 'diameter', 40) / 40);
    buildCase(w);
    buildDial(w);
    if (choice(spec, 'kind') === 'skeleton') movement(w);
    buildHands(w);
    buildStones(w);
    buildCrown(w);
    buildWear(w);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 330, fill: 0.8, exposure: exposureOf(spec) }));
  },
};
