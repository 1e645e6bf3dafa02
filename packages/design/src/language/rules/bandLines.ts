/** Lines along a band: inlaid, or of a second metal. */
import { cues } from '../cues';
import type { InlayKind } from '../../catalogue/inlays';
import type { Finding, Sentence } from '../sentence';
import { EACH_SIDE } from './eachSide';
import { enamelAt } from './inlays';
import { INLAY_STONES } from './phrases';

/** Words for a line along a band. */
const LINE = cues`${'line-in-band'}(?: ${'of'})?$`;

export const isLine = (s: Sentence, i: number): boolean => LINE.test(s.items[i]?.words ?? '');

const linesIn = (s: Sentence): number[] => s.items.flatMap((_, i) => (isLine(s, i) ? [i] : []));

/** The material that an inlay may have: "walnut", "malachite". */
const materialAt = (s: Sentence, i: number): string | null =>
  s.id(i, 'inlay') ?? (INLAY_STONES.has(s.id(i, 'stone') ?? '') ? s.id(i, 'stone') : null);

/** Phrases that a coloured line may be described by, on both sides of it: "a red line", "una línea roja". */
const BESIDE = [-1, 1] as const;

/** A coloured line along a band is enamel, and no stone: "black ring with a red line in the middle". */
function colouredLines(s: Sentence, lines: readonly number[]): void {
  for (const i of lines) {
    if (s.isClosed(i)) continue;
    const way = BESIDE.find((step) => {
      const at = i + step;
      const isJoined = !s.isBreak(Math.min(at, i));
      const isOfThings = ['stone', 'metal'].some((kind) => s.id(at, kind) !== null);
      return isJoined && !isOfThings && enamelAt(s, at) !== null && (step < 0 || s.items[at]!.language !== 'en');
    });
    if (way === undefined) continue;
    const [from, to] = [Math.min(i, i + way), Math.max(i, i + way) + 1];
    s.find('inlay', enamelAt(s, i + way)!, from, to);
    s.close(from, to);
  }
}

const isPreposition = (s: Sentence, i: number): boolean =>
  ['of', 'in', 'with', 'a'].some((id) => s.is(i, 'grammar', id));

/** Lines whose material follows them without a preposition: "полоской бирюзы". */
const GENITIVE = /\p{Script=Cyrillic}/u;
/** Phrases between a line and its material. */
const REACH = 2;

/** Phrases from a line to its metal: "a fine line of rose gold". */
const METAL_REACH = 3;

/** A line of metal is along a band: "tungsten ring with a thin gold line". */
function linesOfMetal(s: Sentence, lines: readonly number[]): void {
  for (const i of lines) {
    if (!isOfMetal(s, i)) continue;
    s.read(i, i + 1);
    // "Um filete de ouro" is no channel of stones.
    s.close(i, i + 1);
    const isOfStones = ['stone', 'motif', 'cut', 'colour'].some((kind) => s.has(kind)) || s.has('form', 'signet');
    twoLines(s, i, !isOfStones || isInlaid(s));
    if (!isOfStones) s.find('form', 'band', i, i);
  }
}

/** Phrases between both sides and a line. */
const SIDES_REACH = 4;
/** Words for two lines. */
const DOUBLE = cues`^${'double'}$`;

/** Two lines of metal on a band, or one on each side: "two lines of rose gold", "thin gold lines on both sides". */
function twoLines(s: Sentence, line: number, areSidesBare: boolean): void {
  const sides = s
    .all(areSidesBare ? 'role' : '')
    .find((i) => s.is(i, 'role', 'side') && EACH_SIDE.test(s.items[i]!.words) && Math.abs(i - line) <= SIDES_REACH);
  const at = sides ?? numberOfLines(s, line);
  if (at === undefined || s.isClosed(at)) return;
  s.find('form', 'lines-beside', at, at + 1);
  s.close(at, at + 1);
}

/** The place of "two" before a line: "two rose gold lines", "zwei schmale Linien". */
function numberOfLines(s: Sentence, line: number): number | undefined {
  for (let i = line - 1; i >= line - METAL_REACH && i >= 0 && s.mark(i) === null; i--) {
    if (s.value(i) === 2 || DOUBLE.test(s.items[i]!.words)) return i;
    if (s.id(i, 'metal') === null && s.id(i, 'style') === null && !s.is(i, 'grammar', 'adjective')) return undefined;
  }
  return undefined;
}

const isInlaid = (s: Sentence): boolean =>
  s.findings.some(({ concept }) => concept === 'inlay') || s.all('noun').some((i) => s.is(i, 'noun', 'inlay'));

export const isOfMetal = (s: Sentence, line: number): boolean => {
  if (s.id(line - 1, 'metal') !== null && !s.isBreak(line - 1)) return true;
  for (let i = line + 1; i <= line + METAL_REACH && i < s.items.length && s.mark(i) === null; i++) {
    if (s.id(i, 'metal') !== null) return true;
    if (!isPreposition(s, i) && !s.is(i, 'grammar', 'adjective') && s.id(i, 'style') === null) return false;
  }
  return false;
};

/**
 * Reads the lines along a ring that has an inlay: "a thin line of turquoise beside it", and the materials that follow
 * the word inlays: "two inlays, walnut and malachite".
 */
export function bandLines(s: Sentence): void {
  const isOfBand = s.has('type', 'ring') || s.has('form', 'band');
  const lines = isOfBand ? linesIn(s) : [];
  linesOfMetal(s, lines);
  colouredLines(s, lines);
  const put = (value: string, from: number, to: number): void => {
    s.find('inlay', value, from, to);
    s.close(from, to);
  };
  for (const i of s.all('noun').filter((at) => s.is(at, 'noun', 'inlay') && !s.isClosed(at))) {
    const first = i + 1 + Number(s.isBreak(i + 1));
    const isListed = s.is(first + 1, 'grammar', 'and') && materialAt(s, first) && materialAt(s, first + 2);
    if (!isListed || materialAt(s, i - 1) !== null) continue;
    put(materialAt(s, first)!, i, first + 1);
    put(materialAt(s, first + 2)!, first + 2, first + 3);
  }
  if (!s.findings.some(({ concept }) => concept === 'inlay')) return;
  for (const i of lines) {
    let after = i + 1;
    while (after <= i + REACH && isPreposition(s, after)) after++;
    const isAfter =
      (after > i + 1 || GENITIVE.test(s.items[i]!.words)) && materialAt(s, after) !== null && !s.isClosed(after);
    // "Línea fina de turquesa".
    const past = s.is(i + 2, 'grammar', 'of') && materialAt(s, i + 3) !== null && !s.isClosed(i + 3) ? i + 3 : -1;
    if (materialAt(s, i - 1) !== null && !s.isClosed(i - 1)) put(materialAt(s, i - 1)!, i - 1, i + 1);
    else if (isAfter) put(materialAt(s, after)!, i, after + 1);
    else if (past > 0) {
      s.read(i, i + 1);
      put(materialAt(s, past)!, past, past + 1);
    }
  }
}

/** True for a line of metal, or of anything along an inlaid band: a line of stones is as wide as they are. */
const isBare = (s: Sentence, line: number): boolean =>
  isOfMetal(s, line) || s.findings.some(({ concept }) => concept === 'inlay');

/** Phrases between a line and the word of its size. */
const SIZE_REACH = 3;

/** True for a word of size that describes a line along a band: "a thin gold line", "un filo d'oro sottile". */
export function isOfLine(s: Sentence, { from, to }: Finding): boolean {
  const isWithin = (i: number): boolean =>
    s.mark(i) === null &&
    (s.id(i, 'metal') !== null || materialAt(s, i) !== null || s.id(i, 'colour') !== null || isPreposition(s, i));
  for (const [start, way] of [
    [to, 1],
    [from - 1, -1],
  ] as const)
    for (let i = start; Math.abs(i - start) <= SIZE_REACH && i >= 0 && i < s.items.length; i += way) {
      if (isLine(s, i)) return isBare(s, i);
      if (!isWithin(i)) break;
    }
  return false;
}

/** The inlays of a piece, the widest first: one that is called a thin line lies beside the other. */
export function inlaysIn(s: Sentence, wanted: readonly Finding[]): InlayKind[] {
  const kinds = [...new Set(wanted.map(({ value }) => value as InlayKind))];
  const isThin = (kind: InlayKind): boolean =>
    s.findings.some(
      (word) =>
        word.concept === 'style' &&
        word.value === 'minimalist' &&
        wanted.some((one) => one.value === kind && (one.from === word.to || one.to === word.from)),
    );
  return kinds.length === 2 && isThin(kinds[0]!) && !isThin(kinds[1]!) ? kinds.toReversed() : kinds;
}
