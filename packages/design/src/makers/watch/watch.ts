/** A wrist watch in six constructions: dress, diver's, chronograph, rectangular, with the moon, skeleton. */
import type { Random } from '../../random';
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import type { LeatherColor } from '../../language/vocabulary';
import type { Stone } from '../../spec';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm } from '../maker';
import { buildCase, buildCrown, buildStones } from './case';
import { movement } from './complications';
import { DIALS, HOURS, buildDial, buildHands } from './dial';
import { WatchFrame, exposureOf } from './frame';
import { LEATHERS, buildWear } from './wear';
import { z } from 'zod';
import { lengthMm, yesNo } from '../params';

/** Default dials. */
const LACQUERED = Object.keys(DIALS).filter((name) => name !== 'mother-of-pearl');
/** Default leathers. */
const USUAL_LEATHERS: readonly LeatherColor[] = ['tan', 'black', 'navy'];
/** Widths of the stones of a 38 mm watch, mm: round its bezel, and at its hours. */
const BEZEL_STONE = 1.75;
const HOUR_STONE = 1.9;

type Kind = 'dress' | 'diver' | 'chronograph' | 'rectangular' | 'moonphase' | 'skeleton';

/** Stones on the bezel are named, or are more than there are hours. */
const isBezelSet = (brief: Brief): boolean => brief.gems.length > 0 && (brief.wants('bezel') || (brief.stoneCount ?? 0) > HOURS) && !brief.wants('hour-markers');

function kindOf(brief: Brief, rng: Random): Kind {
  for (const kind of ['diver', 'chronograph', 'skeleton', 'moonphase', 'rectangular', 'dress'] as const) if (brief.wants(kind)) return kind;
  if (brief.motif === 'moon' || brief.motif === 'moon and star' || brief.motif === 'star') return 'moonphase';
  if (brief.has('sci-fi') || brief.has('innovative')) return 'skeleton';
  if (brief.isForLady || isBezelSet(brief)) return rng.pick(['dress', 'dress', 'rectangular', 'moonphase']);
  if (brief.has('bold')) return rng.pick(['chronograph', 'diver']);
  if (brief.has('layered')) return 'moonphase';
  if (brief.has('geometric')) return rng.pick(['rectangular', 'dress']);
  if (brief.has('minimalist') || brief.has('contemporary') || brief.has('organic-shapes') || brief.has('honeycombs')) return 'dress';
  return rng.pick(['dress', 'dress', 'diver', 'chronograph', 'rectangular', 'moonphase', 'skeleton']);
}

/** What the watch is worn on: as named, else what goes with the style. */
function strapOf(brief: Brief, kind: Kind, rng: Random): string {
  if (brief.wants('mesh')) return 'mesh';
  if (brief.wants('links')) return 'links';
  if (brief.wants('leather') || brief.strap !== null) return 'leather';
  if (brief.has('honeycombs')) return 'comb';
  if (brief.has('sci-fi')) return 'rubber';
  if (brief.has('layered')) return 'cords';
  if (brief.has('contemporary') || brief.has('innovative')) return 'mesh';
  if (brief.has('minimalist') || brief.has('organic-shapes')) return 'leather';
  if (kind === 'diver' || brief.has('bold') || brief.has('geometric')) return 'links';
  return kind === 'dress' ? rng.pick(['mesh', 'links', 'leather']) : rng.pick(['links', 'leather']);
}

/** Its dial: as named, else what lets the style be read. */
function dialOf(brief: Brief, kind: Kind, rng: Random): string {
  if (brief.dial) return brief.dial;
  if (brief.has('minimalist')) return rng.pick(['ivory', 'silver']);
  if (brief.has('sci-fi')) return 'graphite';
  if (brief.has('honeycombs')) return rng.pick(['midnight', 'burgundy']);
  if (brief.has('organic-shapes')) return rng.pick(['forest', 'salmon']);
  if (brief.has('layered')) return rng.pick(['midnight', 'burgundy']);
  return kind === 'diver' ? rng.pick(['midnight', 'graphite', 'forest']) : rng.pick(LACQUERED);
}

/** Round the bezel, or at the hours of the dial: as many as the prompt states, else at all of them. */
function stonesFor(brief: Brief, isSet: boolean, diameterMm: number): Stone[] {
  const kind = brief.gems[0];
  if (!kind) return [];
  const widthOf = (stone: number): number => mm(stone * Math.min(1, diameterMm / 38));
  if (isSet) return [{ role: 'halo', kind, cut: 'round', size_mm: widthOf(BEZEL_STONE), count: 0 }];
  const count = Math.min(HOURS, brief.stoneCount ?? (brief.quantity === 'single' && !brief.wants('hour-markers') ? 1 : HOURS));
  return [{ role: 'accent', kind, cut: 'round', size_mm: widthOf(HOUR_STONE), count }];
}

export const watch: Maker = {
  name: 'watch',
  params: z.strictObject({
    kind: z.enum(['dress', 'diver', 'rectangular', 'moonphase', 'skeleton', 'chronograph']),
    shape: z.enum(['round', 'rectangle', 'octagon', 'hexagon', 'cushion']),
    dial: z.enum(['midnight', 'graphite', 'salmon', 'silver', 'ivory', 'burgundy', 'forest', 'champagne', 'mother-of-pearl']),
    texture: z.enum(['sunburst', 'waves', 'honeycomb']),
    bezel: z.enum(['plain', 'stepped']),
    strap: z.enum(['mesh', 'links', 'leather', 'comb', 'cords', 'rubber']),
    links: z.enum(['three', 'five']),
    leather: z.enum(Object.keys(LEATHERS) as [LeatherColor, ...LeatherColor[]]),
    indices: z.enum(['slim', 'dots', 'bar', 'roman', 'arabic']),
    small_seconds: yesNo(),
    diameter: lengthMm(20, 55),
  }).partial(),
  plan: (brief, rng) => {
    const kind = kindOf(brief, rng);
    // The bezels of a diver's watch and a chronograph carry a scale unless the prompt puts stones there.
    const isScaled = kind === 'diver' || kind === 'chronograph';
    const isSet = isBezelSet(brief) || (!isScaled && !brief.wants('hour-markers') && brief.stoneCount === null && (brief.quantity === 'many' || brief.has('bold')));
    const shape = kind === 'rectangular'
      ? 'rectangle'
      : isScaled
        ? 'round'
        : brief.has('geometric') || brief.has('sci-fi')
          ? 'octagon'
          : brief.has('honeycombs')
            ? 'hexagon'
            : brief.has('organic-shapes') || brief.has('innovative')
              ? 'cushion'
              : 'round';
    const variant = {
      kind,
      shape,
      dial: dialOf(brief, kind, rng),
      texture: brief.has('honeycombs') && kind !== 'skeleton' ? 'honeycomb' : brief.has('organic-shapes') && kind !== 'skeleton' ? 'waves' : kind === 'diver' ? rng.pick(['waves', 'sunburst']) : 'sunburst',
      bezel: brief.has('layered') ? 'stepped' : 'plain',
      strap: strapOf(brief, kind, rng),
      links: rng.pick(['three', 'five']),
      leather: brief.strap ?? (brief.has('minimalist') ? 'black' : rng.pick(USUAL_LEATHERS)),
      indices: brief.wants('roman-numerals') ? 'roman' : brief.wants('arabic-numerals') ? 'arabic' : kind === 'diver' ? 'dots' : kind === 'dress' || kind === 'moonphase' || kind === 'rectangular' || brief.has('contemporary') ? 'slim' : 'bar',
      small_seconds: (kind === 'rectangular' && (isSet || brief.gems.length === 0)) || (kind === 'dress' && !brief.has('minimalist') && !brief.has('honeycombs') && rng.chance(0.4)) ? 'yes' : 'no',
    };
    const diameter = mm(brief.isForLady ? rng.between(30, 33) : kind === 'diver' || brief.has('bold') ? 42.5 : brief.has('minimalist') || kind === 'rectangular' ? 36 : rng.between(38, 41));
    return {
      stones: stonesFor(brief, isSet, diameter),
      variant,
      dimensions: { diameter },
      view: { azimuth_deg: Math.round(20 + rng.between(-5, 4)), elevation_deg: Math.round(-8 + rng.between(-2, 4)) },
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const w = new WatchFrame(bench, measure(spec, 'diameter', 40) / 40);
    bench.inPart('case', () => buildCase(w));
    bench.inPart('dial', () => buildDial(w));
    if (choice(spec, 'kind') === 'skeleton') bench.inPart('movement', () => movement(w));
    bench.inPart('hands', () => buildHands(w));
    buildStones(w);
    bench.inPart('crown', () => buildCrown(w));
    bench.inPart('strap', () => buildWear(w));
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 330, fill: 0.8, exposure: exposureOf(spec) }));
  },
};
