/** Amounts and counts: "much thinner", "double the halo", "two more diamonds on each side". */
import type { Sentence } from '../language/sentence';
import type { Cut, GemKind } from '../spec';
import { isEnd, isNoun, isPlural, type Clause } from './clause';
import { oppositeOf, type Quality, type Target } from './instruction';

/** Step of a comparative as a share: "thinner", "slightly thinner", "much thinner". */
export const STEP = 0.15;
export const SLIGHT_STEP = 0.07;
export const MUCH_STEP = 0.3;
const MOST_COUNTED = 500;
/** Minimum karat of gold. */
const LEAST_KARAT = 8;
const isNumber = (s: Sentence, i: number): boolean =>
  s.value(i) !== null && Number.isInteger(s.value(i)) && s.value(i)! >= 1 && s.value(i)! <= MOST_COUNTED;
const GROWING: ReadonlySet<Quality> = new Set<Quality>(['thick', 'wide', 'big', 'long', 'high', 'heavy', 'shiny']);
const isGrowing = (quality: Quality): boolean => GROWING.has(quality);

function shareAt(clause: Clause, i: number): { share: number; from: number; to: number; mm: number | null } {
  const { s } = clause;
  const percent = [i - 2, i + 1, i + 2].find((at) => s.value(at) !== null && s.mark(at + 1) === '%');
  if (percent !== undefined)
    return { share: s.value(percent)! / 100, from: Math.min(i, percent), to: Math.max(i + 1, percent + 2), mm: null };
  const unit = [i - 1, i + 2, i + 3].find((at) => s.isAny(at, 'unit', 'mm', 'cm') && s.value(at - 1) !== null);
  if (unit !== undefined)
    return {
      share: 0,
      from: Math.min(i, unit - 1),
      to: Math.max(i + 1, unit + 1),
      mm: s.value(unit - 1)! * (s.is(unit, 'unit', 'cm') ? 10 : 1),
    };
  const near = [i - 1, i - 2, i + 1].find((at) => s.id(at, 'degree') !== null);
  const share = near === undefined ? STEP : s.is(near, 'degree', 'much') ? MUCH_STEP : SLIGHT_STEP;
  return { share, from: Math.min(i, near ?? i), to: Math.max(i + 1, (near ?? i) + 1), mm: null };
}

/** "Much thinner", "not so shiny", "2 mm wider", "10 % bigger". */
export function steps(clause: Clause): void {
  const { s } = clause;
  for (let i = 0; i < s.items.length; i++) {
    const own = s.id(i, 'step') as Quality | null;
    const adjective = s.id(i, 'quality') as Quality | null;
    const before = s.id(i - 1, 'degree') !== null ? i - 2 : i - 1;
    const isUp = s.is(before, 'edit', 'more') && s.value(before - 1) === null;
    const isDown = s.isAny(before, 'edit', 'less', 'too') || (s.is(i + 1, 'edit', 'too') && isEnd(s, i + 2));
    const quality = own ?? (adjective !== null && (isUp || isDown) ? (isUp ? adjective : oppositeOf(adjective)) : null);
    if (quality === null) continue;
    const first = own === null && (isUp || isDown) ? Math.min(i, before) : i;
    const { share, mm, from, to } = shareAt(clause, first === i ? i : first);
    const noun = s.items.findIndex((_, k) => isNoun(s, k));
    const target = clause.targetNear(i) ?? (noun < 0 ? null : isPlural(s, noun) ? 'stones' : 'center');
    const [start, end] = [Math.min(from, first), Math.max(to, i + 1)];
    clause.put(
      {
        do: 'step',
        quality,
        factor: 1 + (isGrowing(quality) ? share : -share),
        mm: mm === null ? null : isGrowing(quality) ? mm : -mm,
      },
      start,
      end,
      target,
    );
    s.close(start, end);
    for (const at of [...s.all('target'), ...s.all('part')]) {
      s.take(at, at + 1);
    }
  }
}

/** "Double the halo", "half the size". */
export function multiples(clause: Clause): void {
  const { s } = clause;
  for (const i of s.all('edit')) {
    const factor = s.is(i, 'edit', 'double') ? 2 : s.is(i, 'edit', 'halve') ? 0.5 : null;
    if (factor === null || s.value(i - 1) !== null || s.is(i + 1, 'unit', 'carat')) continue;
    clause.put(
      { do: 'times', factor },
      i,
      i + 1,
      clause.targetNear(i) ?? (isNoun(s, i + 1) || s.has('target', 'stones') ? 'stones' : null),
    );
    s.close(i, i + 1);
  }
}

/** "Two more diamonds on each side", "six prongs", "add a row". */
export function counts(clause: Clause): void {
  const { s } = clause;
  const isAdding = s.has('edit', 'add');
  const isRemoving = s.has('edit', 'remove');
  const isEachSide =
    s.items.some(({ concepts }) =>
      concepts.some(({ kind, id }) => (kind === 'role' || kind === 'target') && id === 'side'),
    ) || s.has('target', 'side');
  for (let i = 0; i < s.items.length; i++) {
    if (!isNumber(s, i) || s.isClosed(i)) continue;
    let at = i + 1;
    let isMore = isAdding || s.is(i - 1, 'edit', 'more');
    while (
      at < s.items.length &&
      at < i + 5 &&
      s.mark(at) === null &&
      s.id(at, 'unit') === null &&
      !isNoun(s, at) &&
      s.id(at, 'target') === null
    ) {
      if (s.is(at, 'edit', 'more')) isMore = true;
      else if (s.is(at, 'edit', 'less')) isMore = true;
      at++;
    }
    const isFewer = isRemoving || s.items.slice(i, at).some((_, k) => s.is(i + k, 'edit', 'less'));
    const cut =
      s.items
        .slice(i, at + 1)
        .map((_, k) => s.id(i + k, 'cut'))
        .find((id) => id !== null) ?? null;
    const isCut = cut !== null && s.mark(at) === null && !isNoun(s, at) && isEachSide;
    if (s.is(at + 1, 'edit', 'more')) isMore = true;
    const target = s.id(at, 'target') as Target | null;
    if (target === 'prongs' || s.is(at, 'form', 'prong')) {
      clause.put({ do: 'prongs', count: s.value(i)! }, i, at + 1, 'head');
      s.close(i, at + 1);
      continue;
    }
    if (
      !isNoun(s, at) &&
      !isCut &&
      !(
        target !== null &&
        ['side', 'rows', 'strands', 'drops', 'charms', 'accent', 'companions', 'halo'].includes(target)
      )
    )
      continue;
    const part: Target =
      target === 'rows' ||
      target === 'strands' ||
      target === 'drops' ||
      target === 'charms' ||
      target === 'accent' ||
      target === 'companions' ||
      target === 'halo'
        ? target
        : isEachSide
          ? 'side'
          : 'stones';
    clause.put(
      {
        do: 'count',
        count: isFewer ? -s.value(i)! : s.value(i)!,
        isMore,
        isEachSide,
        kind: s.id(at, 'stone') as GemKind | null,
        cut: cut as Cut | null,
      },
      i,
      Math.min(at + 1, s.items.length),
      part,
    );
    if (isRemoving) for (const k of s.all('edit')) if (s.is(k, 'edit', 'remove')) s.close(k, k + 1);
    // Marks the rest of "two diamonds on each side" as read.
    const to = isEachSide ? clause.endFrom(at) : at + 1;
    s.take(i, to);
  }
}

/** Some languages use the same word for carats and karats: "1 Karat". */
export function karats(clause: Clause): void {
  const { s } = clause;
  for (let i = 0; i < s.items.length - 1; i++) {
    const value = s.value(i);
    if (value === null || value >= LEAST_KARAT || !s.is(i + 1, 'unit', 'karat') || s.all('metal').length > 0) continue;
    clause.put({ do: 'carats', carats: value }, i, i + 2, clause.targetNear(i));
    s.close(i, i + 2);
  }
}
