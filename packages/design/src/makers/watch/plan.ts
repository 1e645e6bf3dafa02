/** Plans wristwatches in six constructions: dress, diver's, chronograph, rectangular, moon phase, skeleton. */
import type { Random } from '../../random';
import type { DialColor, Form, LeatherColor } from '../../language/vocabulary';
import { mm, type Brief, type Layout } from '../maker';
import { patternedSurface } from './dialFrame';
import { HANDS_OF, SCREWS_OF, SHAPE_OF } from './forms';
import type { CaseShape, StrapName } from './kinds';
import { isAtHours, isBezelSet, stonesFor } from './watchStones';
import { wordList } from '../../wordList';

/** Default dials. */
const LACQUERED: readonly DialColor[] = wordList('midnight graphite salmon silver ivory burgundy forest champagne');
/** Default leathers. */
const USUAL_LEATHERS: readonly LeatherColor[] = ['tan', 'black', 'navy'];
type Kind = 'dress' | 'diver' | 'chronograph' | 'rectangular' | 'moonphase' | 'skeleton';

const named = <T>(brief: Brief, table: Partial<Record<Form, T>>): T | undefined => {
  const form = brief.forms.find((one) => table[one] !== undefined);
  return form && table[form];
};

function kindOf(brief: Brief, rng: Random): Kind {
  for (const kind of ['diver', 'chronograph', 'skeleton', 'moonphase', 'rectangular', 'dress'] as const)
    if (brief.wants(kind)) return kind;
  if (brief.wants('two-counters')) return 'chronograph';
  if (brief.wants('gmt')) return 'diver';
  // Only a rotating bezel has a coloured ring; one of wood or carbon is plain.
  if (brief.bezel !== null && patternedSurface(brief.bezel) === null)
    return brief.wants('tachymeter') ? 'chronograph' : 'diver';
  if (brief.wants('square-case')) return 'rectangular';
  if (brief.motif === 'moon' || brief.motif === 'moon and star' || brief.motif === 'star') return 'moonphase';
  if (brief.has('sci-fi') || brief.has('innovative')) return 'skeleton';
  // A watch described in detail has no unnamed complications.
  const isDescribed = brief.forms.length > 0 || brief.dial !== null || brief.strap !== null;
  if (brief.isForLady || isBezelSet(brief))
    return rng.pick(isDescribed ? ['dress'] : ['dress', 'dress', 'rectangular', 'moonphase']);
  if (brief.has('bold')) return isDescribed ? 'dress' : rng.pick(['chronograph', 'diver']);
  if (brief.has('layered')) return 'moonphase';
  if (brief.has('geometric')) return rng.pick(['rectangular', 'dress']);
  if (brief.has('minimalist') || brief.has('contemporary') || brief.has('organic-shapes') || brief.has('honeycombs'))
    return 'dress';
  if (isDescribed) return 'dress';
  return rng.pick(['dress', 'dress', 'diver', 'chronograph', 'rectangular', 'moonphase', 'skeleton']);
}

/** Straps that are named whole. */
const STRAP_OF: readonly (readonly [Form, StrapName])[] = [
  ['pocket', 'fob'],
  ['bangle-strap', 'bangle'],
  ['textile', 'textile'],
];

/** The strap of the watch: as named, else matching the style. */
function strapOf(brief: Brief, kind: Kind, rng: Random): string {
  const strap = anyStrapOf(brief, kind, rng);
  return strap === 'leather' && brief.refusedForms.includes('leather') ? 'links' : strap;
}

function anyStrapOf(brief: Brief, kind: Kind, rng: Random): string {
  for (const [form, strap] of STRAP_OF) if (brief.wants(form)) return strap;
  if (brief.wants('mesh')) return 'mesh';
  if (brief.wants('rubber')) return 'rubber';
  if (brief.wants('strap-stones') || brief.wants('links') || brief.wants('five-link') || brief.wants('three-link'))
    return 'links';
  if (brief.wants('leather') || brief.wants('crocodile') || brief.wants('suede') || brief.strap !== null)
    return 'leather';
  if (brief.wants('slim-strap')) return brief.refusedForms.includes('links') ? 'leather' : 'links';
  if (brief.has('honeycombs')) return 'comb';
  if (brief.has('sci-fi')) return 'rubber';
  if (brief.has('layered')) return 'cords';
  if (brief.has('contemporary') || brief.has('innovative')) return 'mesh';
  if (brief.has('minimalist') || brief.has('organic-shapes')) return 'leather';
  if (kind === 'diver' || brief.has('bold') || brief.has('geometric')) return 'links';
  return kind === 'dress' ? rng.pick(['mesh', 'links', 'leather']) : rng.pick(['links', 'leather']);
}

/** The dial: as named, else matching the style. */
function dialOf(brief: Brief, kind: Kind, rng: Random): string {
  if (brief.dial) return brief.dial;
  if (brief.has('minimalist')) return rng.pick(['ivory', 'silver']);
  if (brief.has('sci-fi')) return 'graphite';
  if (brief.has('honeycombs')) return rng.pick(['midnight', 'burgundy']);
  if (brief.has('organic-shapes')) return rng.pick(['forest', 'salmon']);
  if (brief.has('layered')) return rng.pick(['midnight', 'burgundy']);
  return kind === 'diver' ? rng.pick(['midnight', 'graphite', 'forest']) : rng.pick(LACQUERED);
}

function shapeOf(brief: Brief, kind: Kind): CaseShape {
  const shape = named(brief, SHAPE_OF);
  // The bezel of a diver's watch rotates.
  if (kind === 'diver') return shape === 'octagon' || shape === 'cushion' ? shape : 'round';
  if (shape) return shape;
  if (kind === 'rectangular') return 'rectangle';
  if (kind === 'chronograph' || brief.wants('fluted-bezel')) return 'round';
  if (brief.wants('bezel-screws') || brief.has('geometric') || brief.has('sci-fi')) return 'octagon';
  if (brief.has('honeycombs')) return 'hexagon';
  return brief.has('organic-shapes') || brief.has('innovative') ? 'cushion' : 'round';
}

function textureOf(brief: Brief, kind: Kind, rng: Random): string {
  const usual = kind === 'diver' ? rng.pick(['waves', 'sunburst']) : 'sunburst';
  if (brief.wants('guilloche')) return 'guilloche';
  if (brief.wants('sunburst') || kind === 'skeleton') return 'sunburst';
  return brief.has('honeycombs') ? 'honeycomb' : brief.has('organic-shapes') ? 'waves' : usual;
}

function indicesOf(brief: Brief, kind: Kind): string {
  if (brief.refusedForms.includes('hour-markers')) return 'none';
  if (brief.wants('dot-markers')) return 'points';
  if (brief.wants('eastern-numerals')) return 'eastern';
  if (brief.wants('breguet-numerals')) return 'breguet';
  // Numerals at some hours are arabic, if the prompt names no others.
  if (brief.wants('roman-numerals') || brief.wants('art-deco')) return 'roman';
  if (brief.wants('arabic-numerals') || brief.wants('quarter-numerals') || brief.wants('twelve-six')) return 'arabic';
  if (kind === 'diver' || brief.wants('luminous')) return 'dots';
  return kind === 'dress' || kind === 'moonphase' || kind === 'rectangular' || brief.has('contemporary')
    ? 'slim'
    : 'bar';
}

/** Choices of the plan that the prompt states for a part, by the part and its parameter. */
const OF_PARTS: Readonly<Record<string, string>> = {
  'watch.hands/seconds_color': 'seconds_color',
  'watch.indices': 'indices_color',
  'watch.bezel/lower': 'bezel_lower',
  'strap.leather/thread': 'thread',
};
/** Hours of small dials, by their part. */
const HOURS_OF: Readonly<Record<string, string>> = {
  'seconds-dial/at': 'seconds_at',
  'moon-phase/at': 'moon_at',
  'reserve-dial/at': 'reserve_at',
  'balance-dial/at': 'aperture_at',
  'tourbillon-dial/at': 'aperture_at',
};

const tinted = (tints: Brief['tints']): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(tints).flatMap(([measure, value]): [string, string | number][] =>
      OF_PARTS[measure] ? [[OF_PARTS[measure], value]] : HOURS_OF[measure] ? [[HOURS_OF[measure], Number(value)]] : [],
    ),
  );

export const watch: Layout = {
  name: 'watch',
  plan: (brief, rng) => {
    const kind = kindOf(brief, rng);
    // The bezels of a diver's watch and a chronograph carry a scale unless the prompt puts stones there.
    const isScaled = kind === 'diver' || kind === 'chronograph';
    const isSet =
      isBezelSet(brief) ||
      (!isScaled && !isAtHours(brief) && brief.stoneCount === null && (brief.quantity === 'many' || brief.has('bold')));
    const shape = shapeOf(brief, kind);
    const dial = dialOf(brief, kind, rng);
    const texture = brief.tints['watch.dial/finish'] ?? textureOf(brief, kind, rng);
    const strap = strapOf(brief, kind, rng);
    const links = rng.pick(['three', 'five']);
    const leather = brief.strap ?? (brief.has('minimalist') ? 'black' : rng.pick(USUAL_LEATHERS));
    const isBare =
      brief.has('minimalist') || brief.has('honeycombs') || brief.wants('two-hands') || brief.wants('guilloche');
    const seconds =
      brief.wants('small-seconds') ||
      // A small dial is a complication: only an otherwise undescribed watch has an unnamed one.
      (brief.isOpen && (kind === 'rectangular' || (kind === 'dress' && !isBare && rng.chance(0.4))));
    const hands = named(brief, HANDS_OF);
    const { 'watch.hands': handColor, 'watch.subdial': subdials } = brief.tints;
    const own = tinted(brief.tints);
    const variant = {
      kind,
      shape,
      dial,
      texture,
      bezel: brief.wants('fluted-bezel')
        ? 'fluted'
        : brief.wants('tachymeter')
          ? 'tachymeter'
          : brief.has('layered') || brief.wants('art-deco')
            ? 'stepped'
            : 'plain',
      ...(brief.bezel !== null && { bezel_color: brief.bezel }),
      ...(brief.wants('bezel-screws') && { screws: SCREWS_OF(shape) }),
      strap,
      links: brief.wants('five-link') ? 'five' : brief.wants('three-link') ? 'three' : links,
      leather,
      ...((strap === 'rubber' || strap === 'textile') && brief.strap !== null && { strap_color: brief.strap }),
      ...(brief.wants('slim-strap') && { strap_width: 'slim' }),
      ...(strap === 'leather' && brief.wants('crocodile') && { grain: 'crocodile' }),
      ...(strap === 'leather' && brief.wants('suede') && { grain: 'suede' }),
      ...(subdials !== undefined && { subdials }),
      ...own,
      ...(brief.wants('two-counters') && { counters: 2 }),
      ...(brief.wants('moonphase') && kind !== 'moonphase' && { moon: 'yes' }),
      ...(brief.wants('power-reserve') && { reserve: 'yes' }),
      ...(brief.wants('tourbillon')
        ? { aperture: 'tourbillon' }
        : brief.wants('open-heart')
          ? { aperture: 'balance' }
          : {}),
      ...(brief.wants('twelve-six')
        ? { numbered: 'twelve-six' }
        : brief.wants('quarter-numerals')
          ? { numbered: 'quarters' }
          : {}),
      indices: indicesOf(brief, kind),
      small_seconds: seconds ? 'yes' : 'no',
      ...(hands && { hands }),
      ...((brief.wants('blued-hands') || brief.wants('art-deco')) && { hands_color: 'blued' }),
      ...(handColor !== undefined && { hands_color: handColor }),
      ...(brief.wants('two-hands') && { seconds: 'no' }),
      ...(brief.wants('luminous') && { luminous: 'yes' }),
      ...(brief.wants('gmt') && kind === 'diver' && { gmt: 'yes' }),
      ...(brief.wants('date') && { date: Number(brief.tints['watch.date/at'] ?? (kind === 'chronograph' ? 6 : 3)) }),
    };
    const diameter = mm(
      brief.isForLady || brief.wants('small-case')
        ? (brief.has('minimalist') || brief.wants('small-case') ? 0.84 : 1) * rng.between(30, 33)
        : kind === 'diver' || brief.has('bold') || brief.wants('large-case')
          ? 42.5
          : brief.has('minimalist') || kind === 'rectangular'
            ? 36
            : rng.between(38, 41),
    );
    return {
      stones: stonesFor(brief, isSet, diameter),
      variant,
      dimensions: { diameter },
      // Straight on: the dial is round, the hub over the centre of its sunburst, and the case no box with a lid.
      view: {
        azimuth_deg: Math.round(1.5 + rng.between(-5, 4) / 10),
        elevation_deg: Math.round(-11 + rng.between(-2, 4) / 2),
      },
    };
  },
};
