/** Judges figures, numbers of hanging parts and of rings, and widths for a man. */
import { isCarvedFrom } from '../language/parsed/figures';
import { isPluralOf } from '../language/parsed/plurals';
import type { Requirement } from '../language/requirement';
import { membersOf } from '../motifs/group';
import type { DesignSpec } from '../spec';
import { lengthIn, paramIn, partsIn } from '../spec/tree';
import { LEAFY } from '../parts/border/words';
import type { BuiltDesign } from './built';
import { isMain } from './built';
import type { Verdict } from './verdict';
import { differently, met, not, round } from './verdict';

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
  const simplified = SIMPLIFIED.find(([words]) => words.test(text))?.[1];
  if (figure && simplified !== undefined) return differently(simplified, figure.id);
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
      (LEAFY.has(value) && paramIn(spec, 'border') === 'leaves') ||
      spec.type === 'watch' ||
      value.startsWith('letter'))
    ? met()
    : not('This figure is not on the piece yet.');
}

/** Names of pieces and persons that are built as a simpler figure. */
const SIMPLIFIED: readonly (readonly [words: RegExp, note: string])[] = [
  [/ch[a]+nd[ -]?ba+li|चा[ँं]दबाली|चांदबाली/iu, 'Made as a moon.'],
  [/aparecida/iu, 'Shown as the Virgin Mary.'],
];

/** A man's ring is at least as wide, mm. */
const MENS_MM = 3;
/** And one with a stone from this width on is at least so wide, mm. */
const BIG_MM = 10;
const MENS_BIG_MM = 4.5;

/** Judges whether a ring is wide enough for a man. */
export function judgeWearer({ spec, stones }: BuiltDesign, { value, text }: Requirement): Verdict {
  const width = spec.type === 'ring' && value === 'man' ? lengthIn(spec, 'band_width') : undefined;
  const stone = Math.max(0, ...stones.filter(isMain).map(({ size_mm }) => size_mm));
  const least = stone >= BIG_MM ? MENS_BIG_MM : MENS_MM;
  return width !== undefined && width < least && !/her/i.test(text)
    ? differently(`The band is ${round(width)} mm wide.`)
    : met();
}
