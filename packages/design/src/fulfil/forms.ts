/** Judges requirements on construction: forms and figures. */
import type { Requirement } from '../language/requirement';
import type { Form } from '../language/vocabulary';
import { WATCH_PART } from '../makers/watch/checks';
import { isCarvedFrom } from '../language/parsed/figures';
import { isPluralOf } from '../language/parsed/plurals';
import { CLASP } from '../language/rules/metals';
import { membersOf } from '../motifs/group';
import { lengthIn, paramIn, partsIn } from '../spec/tree';
import type { DesignSpec } from '../spec';
import type { BuiltDesign } from './built';
import { isMain, mainOf, totalOf } from './built';
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

/** A narrower figure is a dot in the picture, mm. */
const SEEN_MM = 1.6;

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

/** Judges the number of rings of a stack or a pair. */
export function judgeRings({ spec }: BuiltDesign, wanted: number): Verdict {
  const beside = (spec.root.children['companions'] ?? []).reduce(
    (sum, { kind, params }) => sum + (kind === 'companion' ? Number(params['bands'] ?? 2) : 1),
    0,
  );
  return 1 + beside === wanted
    ? met()
    : differently(beside === 0 ? 'Made as one ring.' : `It has ${1 + beside} rings.`);
}

/** Judges a figure and its count. */
export function judgeMotif(built: BuiltDesign, { value, count, text }: Requirement): Verdict {
  const { spec } = built;
  const figure = built.figure(value);
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
  const across = figure && built.facts.extents.parts[figure.id]?.mm[1];
  if (figure && across !== undefined && across < SEEN_MM)
    return differently(`It is only ${round(across)} mm wide.`, figure.id);
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
    : not('This figure is not on the piece yet.');
}

/** Kinds of heads that hold a stone as a word of setting says. */
const HELD_BY: Readonly<Record<string, RegExp>> = {
  prong: /^head\.(?:prong|basket|cluster|peg)/,
  bezel: /^head\.(?:bezel|half-bezel|collar)/,
  'half-bezel': /^head\.half-bezel/,
  flush: /^head\.flush/,
};
const HEAD_WORDS: readonly (readonly [kind: RegExp, words: string])[] = [
  [/^head\.half-bezel/, 'a half bezel'],
  [/^head\.(?:bezel|collar)/, 'a bezel'],
  [/^head\.flush/, 'flush with the metal'],
  [/^head\.(?:prong|basket|cluster)/, 'claws'],
];

/** Ornament on a band that is called plain. */
const ON_BAND = /^ornament\.(?:filigree|engraving|frieze)/;

/** True when stones of two kinds take turns in one row. */
function takesTurns({ facts }: BuiltDesign): boolean {
  const rows = new Map<string, Map<string, number>>();
  for (const { part, kind, cut, count } of facts.built.stones) {
    const row = rows.get(part) ?? new Map<string, number>();
    row.set(`${kind} ${cut}`, (row.get(`${kind} ${cut}`) ?? 0) + count);
    rows.set(part, row);
  }
  const all = facts.bill.stones.reduce((sum, { count }) => sum + count, 0);
  return [...rows.values()].some((row) => row.size > 1) || (rows.size > 1 && all > 3);
}

/** The reason why a form is not what its words say, although a part of its kind exists; null when there is none. */
function gapOf(built: BuiltDesign, form: string): Verdict | null {
  const { facts, stones } = built;
  const main = mainOf(stones);
  const own = main && facts.built.parts.find(({ id }) => id === built.partOf(main));
  const held = HELD_BY[form];
  if (held && own?.kind.startsWith('head.') && !held.test(own.kind)) {
    const words = HEAD_WORDS.find(([kind]) => kind.test(own.kind))?.[1];
    return differently(
      words === undefined
        ? 'The main stone is held differently.'
        : `The main stone is held by ${words}.`.replace('by flush', 'flush'),
      own.id,
    );
  }
  if (
    form === 'pave' &&
    built.spec.type === 'watch' &&
    facts.built.stones.every(({ part }) => part.startsWith('bezel'))
  )
    return differently('The bezel is set all round; the rest of the watch is plain.', 'bezel');
  if (form === 'plain' && facts.built.parts.some(({ kind }) => ON_BAND.test(kind)))
    return differently('Its band is ornamented.');
  if (form === 'alternating' && !takesTurns(built)) return not('Its stones do not take turns.');
  return null;
}

const HUG_MM = 16;

/** Forms made of stones exist only when those stones do. */
export function judgeForm(built: BuiltDesign, { value: form, text, measure }: Requirement): Verdict {
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
  // A relief all around goes round like a row of stones.
  const frieze = parts.find(({ kind }) => kind === 'ornament.frieze');
  if (form === 'eternity' && built.stones.length === 0 && frieze) return met(frieze.id);
  const discs = parts.filter(({ kind }) => kind === 'plate.tag').length;
  if (form === 'disc' && discs === 1 && text.endsWith('s')) return differently('It has one disc.', part);
  if (
    form === 'engraved' &&
    !built.meets('form', form) &&
    built.spec.motif !== null &&
    built.meets('motif', built.spec.motif)
  )
    return differently('The figure is raised rather than engraved.');
  if (measure === CLASP)
    return built.spec.type === 'earrings'
      ? not('The back of an earring is not part of the picture.')
      : differently('The clasp is behind the neck, out of sight in the picture.');
  // Hoops that hug the ear are small; those up to 16 mm are sold as such.
  if (
    form === 'huggie' &&
    built.spec.root.kind === 'ear.hoop' &&
    (lengthIn(built.spec, 'diameter') ?? Infinity) <= HUG_MM
  )
    return met(part);
  const isOfThree = form === 'three-stone' && totalOf(built.stones) === 3 * built.copies;
  if (isOfThree || (form === 'triangles' && built.isTriangle)) return met(part);
  const gap = gapOf(built, form);
  if (gap !== null) return gap;
  const nearest = form === 'basket' && built.meets('form', form) ? built.substitute(text) : null;
  if (nearest !== null) return differently(`Made as a ${nearest}.`, part);
  return built.meets('form', form) && (isBuilt[form] ?? true)
    ? met(part)
    : not(LACKS[form] ?? 'We made this another way.');
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
