/** How stones and parts of a piece lie to each other: alike on both sides, close together, left or right. */
import type { Box } from '../extents';
import type { Requirement } from '../language/requirement';
import { partsIn } from '../spec/tree';
import { LEFT, RIGHT } from '../language/rules/eachSide';
import type { BuiltDesign } from './built';
import { middleOf } from './positions';

type Words = Pick<Requirement, 'text' | 'start'>;

/** The middle of a piece from left to right, mm; of a pair of earrings, that of the one on the right. */
function middleX({ facts: { extents } }: BuiltDesign): number {
  const all = Object.values(extents.boxes);
  return (Math.min(...all.map(([low]) => low[0])) + Math.max(...all.map(([, high]) => high[0]))) / 2;
}

/** True when boxes lie on the side that words name, false when they lie elsewhere; null for words without a side. */
export function isOnNamedSide(built: BuiltDesign, own: readonly Box[], text: string): boolean | null {
  const way = LEFT.test(text) ? -1 : RIGHT.test(text) ? 1 : 0;
  if (way === 0 || own.length === 0) return null;
  const middle = middleX(built);
  return own.every((box) => way * (middleOf(box)[0] - middle) > 0);
}

/** Stones that mirror each other differ less in place and width, mm. */
const MIRRORED_MM = { place: 0.8, width: 0.2 } as const;
/** A figure whose middle is further from that of the piece stands to one side, mm. */
const OFF_MM = 1.2;
/** Constructions of rings and bracelets whose halves differ. */
const UNEVEN = /bypass|organic|(?:^|\.)wave|snake|octopus|twig|branch/;
const UNEVEN_FORMS: ReadonlySet<unknown> = new Set(['bypass', 'wave', 'organic', 'unlike']);

/** True for a piece whose left and right differ: by its stones, by a figure to one side, or by its construction. */
export function isAsymmetric(built: BuiltDesign): boolean {
  const { spec, facts } = built;
  const { stones, boxes } = facts.extents;
  if (spec.root.children['other'] !== undefined) return true;
  const middle = middleX(built);
  const isMirrored = (one: (typeof stones)[number]): boolean =>
    stones.some(
      (other) =>
        other.kind === one.kind &&
        Math.abs(other.mm - one.mm) < MIRRORED_MM.width &&
        Math.abs(other.at[0] + one.at[0] - 2 * middle) < MIRRORED_MM.place &&
        Math.abs(other.at[1] - one.at[1]) < MIRRORED_MM.place,
    );
  const isOff = facts.built.parts.some(({ id, kind }) => {
    const box = kind.startsWith('figure.') ? boxes[id] : undefined;
    return (
      box !== undefined && (facts.extents.parts[id]?.count ?? 1) === 1 && Math.abs(middleOf(box)[0] - middle) > OFF_MM
    );
  });
  return (
    isOff ||
    stones.some((one) => !isMirrored(one)) ||
    UNEVEN.test(spec.root.kind) ||
    [...partsIn(spec.root)].some(({ params }) => Object.values(params).some((value) => UNEVEN_FORMS.has(value)))
  );
}

/** Stones touch for the eye up to this gap, mm; their claws fill it. */
const TOUCHING_MM = 0.5;
/** Oval and pointed stones are longer than their width by this factor, at most. */
const LONGEST = 1.6;

/** True when the two largest stones lie against each other. */
export function areTouching({ facts: { extents } }: BuiltDesign): boolean {
  const [one, other] = extents.stones.toSorted((a, b) => b.mm - a.mm);
  if (!one || !other || other.mm < one.mm / LONGEST) return false;
  const apart = Math.hypot(...one.at.map((x, k) => x - other.at[k]!));
  return apart - (one.mm + other.mm) / 2 <= TOUCHING_MM;
}

/** Longest distance of a word for a side from the figure that it places, characters. */
const FIGURE_REACH = 4;

/** True for a figure on the left or right side that the words right after it name. */
export const isFigureOnSide = (built: BuiltDesign, { text, start }: Words): boolean => {
  const named = built.requirements.find(
    ({ concept, isRefused, end }) => concept === 'motif' && !isRefused && start >= end && start - end <= FIGURE_REACH,
  );
  const figure = named && built.figure(named.value);
  const box = figure && built.facts.extents.boxes[figure.id];
  return box !== undefined && isOnNamedSide(built, [box], text) === true;
};
