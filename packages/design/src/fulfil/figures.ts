/** Judges figures, numbers of hanging parts and of rings, and widths for a man. */
import { cues } from '../language/cues';
import { isCarvedFrom } from '../language/parsed/figures';
import { isPluralOf } from '../language/parsed/plurals';
import type { Requirement } from '../language/requirement';
import { membersOf } from '../motifs/group';
import { isMotif, lettersOf } from '../motifs/library';
import type { DesignSpec } from '../spec';
import { lengthIn, paramIn, partIdOf, partsIn } from '../spec/tree';
import { LEAFY } from '../parts/border/words';
import { isMain, type BuiltDesign } from './built';
import { isUnclosed } from './clasps';
import { judgeSizeWord } from './sizes';
import { differently, met, not, round, type Verdict } from './verdict';

/** Figures that one drawing shows several times. */
const IN_ONE: Readonly<Record<string, number>> = { 'forget-me-not': 3, cherry: 2, cherries: 2 };

/** How often a figure is shown: as its own part, or as one of several in a part. Leaves that hold a stone count. */
function timesShown({ root }: DesignSpec, figure: string): number {
  // A figure in a row all around is as often there as it fits.
  if (root.params['around'] === 'yes' && root.params['motif'] === figure) return Infinity;
  const counts = [...partsIn(root)].map(({ kind, params }) =>
    (kind === 'figure.claw' || kind === 'figure.leaves') && figure === 'leaf'
      ? Number(params['leaves'] ?? 2)
      : kind === 'row.leaves' && figure === 'leaf'
        ? 4 * Number(params['pairs'] ?? 2)
        : (membersOf(String(params['motif'] ?? '')).members.find(({ name }) => name === figure)?.count ?? 0) *
          (IN_ONE[figure] ?? 1) *
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

/** A conjunction between a figure and the number of other ones. */
const AND = cues`^\s*(?:${'and'}|${'with'}|${'plus'}|&)\s*$`;

/** The rest of a sentence, and a list in it. */
const SENTENCE = /^[^.!?;\n]*/u;
const LIST = /^[^,]{0,24}[:–—-]\s/u;

/** Judges the number of parts that hang, without a figure that the words name right before it: "a padlock and six charms". */
export function judgeCharms(built: BuiltDesign, { value, start, end }: Requirement): Verdict {
  const { asBuilt, facts, requirements } = built;
  const parts = [...partsIn(asBuilt.root)].filter(({ kind }) => HANGING.test(kind)).length;
  const members = new Set(membersOf(String(paramIn(asBuilt, 'motif') ?? '')).members.map(({ name }) => partIdOf(name)));
  const isOpen = paramIn(asBuilt, 'motif') === 'none';
  const figured = facts.built.parts.filter(({ kind }) => (isOpen ? isMotif(kind) : members.has(kind))).length;
  const shown = parts > 0 ? parts : figured;
  const figures = requirements.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  // "Five charms: a teapot, a cat …": those of the list, and not the padlock of the next sentence.
  const [list = ''] = SENTENCE.exec(asBuilt.prompt.slice(end)) ?? [];
  const listed = figures.filter((one) => one.start >= end && one.end <= end + list.length);
  const isListed = LIST.test(list) && new Set(listed.map((one) => one.value)).size > 1;
  const isApart = (one: Requirement): boolean =>
    AND.test(asBuilt.prompt.slice(one.end, start)) && built.figure(one.value) !== undefined;
  const counts = new Map(listed.map((one) => [one.value, built.figure(one.value) ? (one.count ?? 1) : 0]));
  const hanging = isListed
    ? [...counts.values()].reduce((sum, count) => sum + count, 0)
    : figures.some(isApart)
      ? shown - 1
      : shown;
  return hanging === Number(value) ? met() : differently(`It has ${hanging}.`);
}

/** Judges the number of rings of a stack or a pair. */
export function judgeRings({ asBuilt }: BuiltDesign, wanted: number): Verdict {
  const beside = (asBuilt.root.children['companions'] ?? []).reduce(
    (sum, { kind, params }) => sum + (kind === 'companion' ? Number(params['bands'] ?? 2) : 1),
    0,
  );
  return 1 + beside === wanted
    ? met()
    : differently(beside === 0 ? 'Made as one ring.' : `It has ${1 + beside} rings.`);
}

/** Figures by what grows on them. */
const GROWN_ON: Readonly<Record<string, string>> = { branch: 'tree of life' };

/** Names that every figure of their kind bears. */
const GENERAL = cues`^${'bird'}$`;

/** Judges a figure and its count. */
export function judgeMotif(built: BuiltDesign, requirement: Requirement): Verdict {
  const { value, count, text } = requirement;
  const { spec } = built;
  const movement = spec.type === 'watch' && built.facts.built.parts.find(({ kind }) => kind === 'watch.movement');
  if (value === 'gear' && movement) return met(movement.id);
  const grown = built.figure(GROWN_ON[value] ?? '-');
  if (grown) return met(grown.id);
  // Letters that hang one by one.
  const letters = [...lettersOf(value)].map((letter) => built.figure(`letter ${letter}`));
  if (letters.length > 1 && letters.every((one) => one !== undefined)) return met(letters[0]!.id);
  const figure = built.figure(value);
  const shown = timesShown(built.asBuilt, value);
  if (figure && isUnclosed(built, requirement))
    return differently('It is no clasp, and another one closes the piece.', figure.id);
  // A pair of figures on earrings is one on each earring.
  const isCounted =
    count === undefined ||
    shown === count ||
    shown === count * (IN_ONE[value] ?? 1) ||
    shown === Infinity ||
    (spec.type === 'earrings' && count === 2);
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
  // "Coffin shaped" has a cut of its own name for stones.
  if (figure && nearest !== null && !nearest.endsWith(' cut') && !GENERAL.test(text))
    return differently(`Made with ${nearest} instead.`, figure.id);
  const across = figure && built.facts.extents.parts[figure.id]?.mm[1];
  // Of a flower of stones, only the metal is measured.
  if (figure && figure.kind !== 'head.group' && across !== undefined && across < SEEN_MM)
    return differently(`It is only ${round(across)} mm wide.`, figure.id);
  // "وردة صغيرة": some words name a figure with its size.
  const isName = text.toLowerCase() === value;
  const sized = figure && text.includes(' ') && !isName ? judgeSizeWord(built, { text, at: `motif ${value}` }) : null;
  if (sized && sized.status !== 'met') return sized;
  if (figure)
    return isCounted ? met(figure.id) : differently(`Shown ${shown === 1 ? 'once' : `${shown} times`}.`, figure.id);
  if (built.stones.some(({ kind, cut }) => cut === 'cabochon' && isCarvedFrom(value, [kind])))
    return differently('Made as a cabochon.');
  return built.meets('motif', value) &&
    (spec.root.kind.includes(value) ||
      // A garland consists of leaves.
      (spec.root.kind === 'garland' && spec.root.params['motif'] === value) ||
      paramIn(spec, 'shape') === value ||
      (LEAFY.has(value) && paramIn(spec, 'border') === 'leaves') ||
      spec.type === 'watch' ||
      value.startsWith('letter'))
    ? count === undefined || count === Number(spec.root.params['snakes'] ?? 1) || spec.root.kind === 'garland'
      ? met()
      : differently('Shown once.')
    : not('This figure is not on the piece yet.');
}

/** A man's ring is at least as wide, mm. */
const MENS_MM = 3.2;
/** And one with a stone from this width on is at least so wide, mm. */
const BIG_MM = 10;
const MENS_BIG_MM = 4.5;
/** Links or beads of a man's bracelet, and the case of his watch, are at least as wide, mm. */
const MENS_LINKS_MM = 3.5;
const MENS_CASE_MM = 36;

/** Words for a woman, whose ring lies beside a man's. */
const HERS = cues`${'hers'}`;

/** Judges whether a piece is wide enough for a man. */
export function judgeWearer(built: BuiltDesign, { value, text }: Requirement): Verdict {
  const { spec, stones, facts, requirements } = built;
  const isStated = requirements.some(({ concept, measure }) => concept === 'length' && measure === 'band_width');
  if (value !== 'man' || isStated || HERS.test(text)) return met();
  if (spec.type === 'watch') {
    const mm = lengthIn(built.asBuilt, 'diameter');
    return mm !== undefined && mm < MENS_CASE_MM ? differently(`The case is ${round(mm)} mm.`) : met();
  }
  if (spec.type === 'bracelet') {
    const widths = [
      lengthIn(built.asBuilt, 'band_width') ?? 0,
      facts.extents.parts['chain']?.mm[1] ?? 0,
      ...stones.map(({ size_mm }) => size_mm),
    ];
    const widest = Math.max(facts.extents.parts[spec.root.id]?.mm[1] ?? 0, ...widths);
    return widest < MENS_LINKS_MM ? differently(`It is ${round(widest)} mm wide.`) : met();
  }
  const band = facts.extents.parts[spec.root.id]?.mm.at(-1);
  const width = spec.type === 'ring' ? (lengthIn(spec, 'band_width') ?? band) : undefined;
  const stone = Math.max(0, ...stones.filter(isMain).map(({ size_mm }) => size_mm));
  const least = stone >= BIG_MM ? MENS_BIG_MM : MENS_MM;
  return width !== undefined && width < least ? differently(`The band is ${round(width)} mm wide.`) : met();
}
