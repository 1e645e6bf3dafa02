/** Reads what is replaced, kept or removed: "oval instead of round", "keep the head white", "no diamonds". */
import type { Alloy, GemKind } from '../spec';
import { WATCH_FORMS } from '../language/vocabulary';
import { TARGET_OF_FORM, TARGET_OF_ROLE, isEnd, type Clause } from './clause';
import type { Target } from './instruction';

/** Forms that are parts of a watch. */
const WATCH_PARTS: ReadonlySet<string> = new Set([
  ...WATCH_FORMS,
  'chronograph',
  'moonphase',
  'roman-numerals',
  'arabic-numerals',
  'hour-markers',
]);

/** "Oval instead of round", "replace the diamond with a ruby". */
export function replacements(clause: Clause): void {
  const { s } = clause;
  for (const i of s.all('edit')) {
    if (s.is(i, 'edit', 'instead')) {
      let to = i + 1;
      while (to < s.items.length && !s.isBreak(to) && !s.isAny(to, 'edit', 'make', 'replace', 'add')) to++;
      clause.selected(i, to);
    } else if (s.is(i, 'edit', 'instead-before')) {
      clause.selected(clause.startOf(i), i + 1);
    } else if (s.is(i, 'edit', 'replace') && isEnd(s, i + 1)) {
      // Japanese, Turkish and Hindi put the verb last: "the diamond to a ruby change".
      const [first, second] = clause.namedIn(clause.startOf(i), i);
      if (first !== undefined && second !== undefined) clause.selected(clause.startOf(i), first + 1);
      s.read(i, i + 1);
    } else if (s.is(i, 'edit', 'replace')) {
      let to = i + 1;
      while (to < s.items.length && !isEnd(s, to) && !s.is(to, 'edit', 'to')) to++;
      const isNamed = s.is(to, 'edit', 'to') && to > i + 1;
      const named = clause.namedIn(i + 1, clause.endFrom(i + 1));
      // Arabic writes "with" as a prefix, so the first of two is replaced.
      const last = isNamed ? to : named.length === 2 ? named[0]! + 1 : 0;
      if (named.some((k) => k < last)) clause.selected(i + 1, last);
      s.read(i, i + 1);
    }
  }
}

/** "Swap the stones". */
export function swaps(clause: Clause): void {
  for (const i of clause.s.all('edit'))
    if (clause.s.is(i, 'edit', 'swap')) {
      clause.put({ do: 'swap' }, i, i + 1, null);
      clause.s.close(i, i + 1);
    }
}

/** "Keep the head white", "leave the stones as they are". */
export function keeps(clause: Clause): void {
  const { s } = clause;
  for (const i of s.all('edit')) {
    if (!s.is(i, 'edit', 'keep')) continue;
    // German puts the verb last: "die Fassung weiß lassen".
    const [from, to] = isEnd(s, i + 1) ? [0, i + 1] : [i, clause.endFrom(i + 1)];
    const range = Array.from({ length: to - from }, (_, k) => from + k);
    // "Deixe o aro mais fino" changes it.
    if (range.some((k) => s.id(k, 'step') !== null || s.isAny(k, 'edit', 'more', 'less'))) continue;
    const at = clause.named.find((one) => one.at >= from && one.at < to);
    const hue = range.find((k) => s.isOf(k, 'hue', 'metal'));
    const target = at?.target ?? (s.has('target', 'stones') ? 'stones' : 'piece');
    if (hue === undefined) clause.put({ do: 'keep' }, from, to, target);
    else
      clause.put(
        { do: 'metal', alloy: (s.id(hue, 'metal') ?? s.id(hue, 'hue')) as Alloy, hasKarat: false },
        from,
        to,
        target,
      );
    s.close(from, to);
  }
}

/** "Remove the halo", "without engraving", "no diamonds". */
export function removals(clause: Clause): void {
  const { s } = clause;
  const refuses = (i: number): boolean =>
    s.is(i, 'edit', 'remove') || (s.is(i, 'grammar', 'not') && s.id(i, 'edit') === null);
  for (let i = 0; i < s.items.length; i++) {
    const isRemoval = refuses(i);
    // German puts the particle last: "lass den Halo weg".
    const isLast = isRemoval && isEnd(s, i + 1) && i > 0;
    if (!isRemoval || s.isClosed(i)) continue;
    const from = isLast ? 0 : i + 1;
    let to = from;
    while (to < s.items.length && to !== i && !isEnd(s, to) && !refuses(to)) to++;
    let isRead = false;
    for (let k = from; k < to; k++) {
      if (s.isClosed(k)) continue;
      const kind = s.id(k, 'stone');
      const target = (s.id(k, 'target') ??
        TARGET_OF_FORM[s.id(k, 'form') ?? ''] ??
        TARGET_OF_ROLE[s.id(k, 'role') ?? '']) as Target | undefined;
      if (target !== undefined && target !== 'piece' && !(target === 'stones' && kind !== null))
        clause.put({ do: 'remove' }, Math.min(i, k), Math.max(i, k) + 1, target);
      else if (kind !== null)
        clause.found.push({
          ...clause.spanOf(Math.min(i, k), Math.max(i, k) + 1),
          act: { do: 'remove' },
          target: null,
          only: { kinds: [kind as GemKind], cuts: [] },
        });
      else if (WATCH_PARTS.has(s.id(k, 'form') ?? ''))
        clause.put({ do: 'without', form: s.id(k, 'form')! }, Math.min(i, k), Math.max(i, k) + 1, null);
      else if (s.id(k, 'motif') !== null) clause.put({ do: 'remove' }, Math.min(i, k), Math.max(i, k) + 1, 'piece');
      else continue;
      isRead = true;
    }
    if (isRead) {
      s.take(Math.min(i, from), Math.max(i + 1, to));
    }
  }
}
