/** Judges requirements on construction: forms, styles, figures, lengths. */
import { styleGap } from '../evidence';
import type { Requirement } from '../language/requirement';
import type { LookName } from '../looks/looks';
import { isLook, lookNamed } from '../looks/looks';
import { ENOUGH, signsOf } from '../looks/signs';
import type { Form, PieceMeasures } from '../language/vocabulary';
import { dimensionFor } from '../makers/dimensions';
import { WATCH_PART } from '../makers/watch/checks';
import { isCarvedFrom } from '../language/parsed/figures';
import { isPluralOf } from '../language/parsed/plurals';
import { membersOf } from '../motifs/group';
import { lengthIn, numbersIn, paramIn, partIdOf, partsIn } from '../spec/tree';
import type { DesignSpec, Style } from '../spec';
import type { BuiltDesign } from './built';
import { isMain, totalOf } from './built';
import type { Verdict } from './verdict';
import { differently, met, not, round } from './verdict';

/** Forms that are a kind of part. */
const FORM_KIND: Readonly<Record<string, string>> = {
  halo: 'halo',
  'hidden-halo': 'halo.hidden',
  'bridal-set': 'companion',
  pave: 'row.pave',
  'pave-shank': 'row.pave',
  channel: 'row.channel',
  flush: 'head.flush',
  bezel: 'head.bezel',
  'half-bezel': 'head.half-bezel',
  prong: 'head.prong',
  basket: 'head.basket',
  split: 'shank.split',
  cathedral: 'shank.cathedral',
  twist: 'shank.twist',
  filigree: 'ornament.filigree',
  engraved: 'ornament.engraving',
};

/** Specific reasons for missing forms; others are said to be built in another way. */
const LACKS: Readonly<Record<string, string>> = {
  'bridal-set': 'The ring has no band beside it.',
  milgrain: 'No edge of the piece is beaded.',
  filigree: 'The piece has no open scrollwork.',
  engraved: 'No pattern is engraved on the piece.',
};

/** Tolerance of a length: rounding, and room for fittings. */
const LENGTH_MM = 0.15;

const LENGTH_SHARE = 0.03;

/** A bulging band's stored width as a share of its widest width, at least. */
const BAND_SHARE = 0.85;

/**
 * How often a figure is shown: as its own part, or as one of several in a part. Leaves that hold a stone count.
 */
function timesShown({ root }: DesignSpec, figure: string): number {
  const counts = [...partsIn(root)].map(({ kind, params }) =>
    (kind === 'figure.claw' || kind === 'figure.leaves') && figure === 'leaf'
      ? Number(params['leaves'] ?? 2)
      : kind === 'row.leaves' && figure === 'leaf'
        ? 4 * Number(params['pairs'] ?? 2)
        : (membersOf(String(params['motif'] ?? '')).members.find(({ name }) => name === figure)?.count ?? 0) *
          (params['place'] === 'both' || params['ends'] === 'yes' ? 2 : 1),
  );
  return Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

/** Judges a length of the piece, mm. */
export function judgeLength(built: BuiltDesign, { value, measure }: Requirement): Verdict {
  const { spec } = built;
  if (!built.meets('length', `${measure} ${value}`)) return not('This measurement is different on the piece.');
  const wanted = dimensionFor(measure as keyof PieceMeasures, Number(value), {
    type: spec.type,
    maker: spec.root.kind,
    dimensions: numbersIn(spec),
  });
  const actual = wanted && lengthIn(built.asBuilt, wanted[0]);
  // Bracelets are planned for an average wrist and scaled to the stated one.
  const isScaled = spec.type === 'bracelet' && (measure === 'length' || measure === 'diameter');
  const isSo =
    isScaled ||
    !actual ||
    Math.abs(actual - wanted[1]) < LENGTH_MM + LENGTH_SHARE * wanted[1] ||
    Math.abs(actual - wanted[1] * BAND_SHARE) < LENGTH_MM;
  return isSo ? met() : differently(`It is ${round(actual)} mm.`);
}

/** Judges a look by its signs on the piece. */
function judgeLook(name: LookName, asBuilt: DesignSpec): Verdict {
  const signs = signsOf(name, asBuilt);
  if (signs.reduce((sum, { weight }) => sum + weight, 0) >= ENOUGH) return met();
  const texts = signs.map(({ text }) => text);
  return texts.length === 0
    ? not(`Nothing on the piece is ${lookNamed(name).label}.`)
    : differently(`Only in parts: ${texts.join(', ')}.`);
}

/** Judges a style by its effect on the piece. */
export function judgeStyle(built: BuiltDesign, { value, text }: Requirement): Verdict {
  const { spec } = built;
  const { parts } = built.facts.built;
  if (isLook(value)) return judgeLook(value, built.asBuilt);
  if (!spec.styles.some((style) => style === value)) return not('A different style was chosen.');
  const gap = styleGap(value as Style, spec, parts, text);
  if (gap !== null) return differently(gap);
  const nearest = built.substitute(text);
  return nearest === null ? met() : differently(`Made in the ${nearest} style.`);
}

/** Parts that hang in a row. */
const HANGING = /^(?:figure\.|plate\.tag|charm)/;

/** Judges the number of parts that hang. */
export function judgeCharms({ spec }: BuiltDesign, wanted: number): Verdict {
  const parts = [...partsIn(spec.root)].filter(({ kind }) => HANGING.test(kind)).length;
  const shown =
    parts > 0
      ? parts
      : membersOf(String(paramIn(spec, 'motif') ?? '')).members.reduce((sum, { count }) => sum + count, 0);
  return shown === wanted ? met() : differently(`It has ${shown}.`);
}

/** Judges a figure and its count. */
export function judgeMotif(built: BuiltDesign, { value, count, text }: Requirement): Verdict {
  const { spec } = built;
  const { parts } = built.facts.built;
  const figure = parts.find(({ id }) => id.includes(partIdOf(value)));
  const shown = timesShown(spec, value);
  // A pair of figures on earrings is one on each earring.
  const isCounted = count === undefined || shown === count || (spec.type === 'earrings' && count === 2);
  const isLone =
    count === undefined &&
    shown === 1 &&
    figure !== undefined &&
    isPluralOf(text, value) &&
    (figure.kind === 'figure.relief' || figure.kind === figure.id) &&
    spec.type !== 'earrings' &&
    paramIn(spec, 'charms') !== 'yes';
  if (isLone) return differently('Shown once.', figure.id);
  const nearest = built.substitute(text);
  if (figure && nearest !== null) return differently(`Made with ${nearest} instead.`, figure.id);
  if (figure)
    return isCounted ? met(figure.id) : differently(`Shown ${shown === 1 ? 'once' : `${shown} times`}.`, figure.id);
  if (built.stones.some(({ kind, cut }) => cut === 'cabochon' && isCarvedFrom(value, [kind])))
    return differently('Made as a cabochon.');
  return built.meets('motif', value) &&
    (spec.root.kind.includes(value) ||
      // A garland consists of leaves.
      (spec.root.kind === 'garland' && spec.root.params['motif'] === value) ||
      paramIn(spec, 'shape') === value ||
      spec.type === 'watch' ||
      value.startsWith('letter'))
    ? met()
    : not('The piece does not show it.');
}

/** Forms made of stones exist only when those stones do. */
export function judgeForm(built: BuiltDesign, { value: form, text }: Requirement): Verdict {
  const { parts } = built.facts.built;
  const part = parts.find(
    ({ id, kind }) =>
      id === form ||
      id === WATCH_PART[form as Form] ||
      kind === FORM_KIND[form] ||
      (form === 'engraved' && kind === 'ornament.frieze'),
  )?.id;
  const small = totalOf(built.stones.filter((one) => !isMain(one)));
  const isBuilt: Record<string, boolean> = {
    halo: small >= 6,
    'double-halo': small >= 12,
    'hidden-halo': part !== undefined,
    cluster: totalOf(built.stones) >= 5,
    pave: small >= 6 || totalOf(built.stones) >= 6,
    'pave-shank': totalOf(built.stones) >= 6,
    channel: built.stones.length > 0,
    eternity: totalOf(built.stones) >= 6,
    tennis: totalOf(built.stones) >= 6,
    solitaire: built.stones.length > 0,
    'three-stone': totalOf(built.stones) >= 3,
    bezel: built.stones.length > 0 || built.spec.type === 'watch',
    prong: built.stones.length > 0,
  };
  const discs = parts.filter(({ kind }) => kind === 'plate.tag').length;
  if (form === 'disc' && discs === 1 && text.endsWith('s')) return differently('It has one disc.', part);
  if (
    form === 'engraved' &&
    !built.meets('form', form) &&
    built.spec.motif !== null &&
    built.meets('motif', built.spec.motif)
  )
    return differently('The figure is raised rather than engraved.');
  const nearest = form === 'basket' && built.meets('form', form) ? built.substitute(text) : null;
  if (nearest !== null) return differently(`Made as a ${nearest}.`, part);
  return built.meets('form', form) && (isBuilt[form] ?? true)
    ? met(part)
    : not(LACKS[form] ?? 'The piece is built differently.');
}

/** A man's ring is at least as wide, mm. */
const MENS_MM = 3;

/** Judges whether a ring is wide enough for a man. */
export function judgeWearer({ spec }: BuiltDesign, { value, text }: Requirement): Verdict {
  const width = spec.type === 'ring' && value === 'man' ? lengthIn(spec, 'band_width') : undefined;
  return width !== undefined && width < MENS_MM && !/her/i.test(text)
    ? differently(`The band is ${round(width)} mm wide.`)
    : met();
}
