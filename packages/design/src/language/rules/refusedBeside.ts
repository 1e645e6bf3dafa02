/** Refusals of stones beside the main one: "no stones on the band", "nothing on the sides". */
import type { Sentence } from '../sentence';
import { describesStone } from './describing';

/** Maximum distance of the sides or the band from stones that are refused there, in phrases. */
const SIDE_AFTER = 3;
const SIDE_BEFORE = 2;

/**
 * The range of a refusal of stones beside the main one, "no stones on the band", "yanlarda taş istemiyorum"; null for
 * one of all stones.
 */
function besideAt(s: Sentence, from: number, to: number): [from: number, to: number] | null {
  const hasMain = s.has('stone') || s.has('custom', 'diamond') || s.has('form', 'solitaire', 'hidden-halo', 'halo');
  if (!hasMain) return null;
  const isSide = (i: number): boolean =>
    s.isAny(i, 'role', 'side', 'halo', 'pave') ||
    s.isAny(i, 'part', 'band', 'shank') ||
    // "Bague émeraude, l'anneau sans diamants": the second word for a ring is its band.
    (s.is(i, 'type', 'ring') && s.all('type').some((at) => at < i && s.is(at, 'type', 'ring')));
  // "脇石はいりません": side stones have a word of their own.
  for (let i = from; i < to; i++) if (s.is(i, 'noun', 'stone') && s.is(i, 'role', 'side')) return [from, to];
  for (let i = to; i < to + SIDE_AFTER && !s.isBreak(i); i++) if (isSide(i)) return [from, i + 1];
  for (let i = from - 1; i >= from - SIDE_BEFORE && !s.isBreak(i); i--)
    if (isSide(i) && (s.items[i]!.language !== 'en' || i === from - 1)) return [i, to];
  // "Шинка гладкая, без камней": the clause before is about the band, and a stone is named before that.
  if (s.mark(from - 1) === ',' && s.all('stone').some((at) => at < from))
    for (let i = from - 2; i >= from - 2 - SIDE_BEFORE && !s.isBreak(i); i--)
      if (s.isAny(i, 'part', 'band', 'shank') || s.is(i, 'form', 'band')) return [from, to];
  return null;
}

export function refuseBeside(s: Sentence, [from, to]: readonly [number, number]): void {
  s.find('stones', 'beside', from, to, { isRefused: true });
  s.find('custom', 'bare', from, from + 1);
  s.close(from, to);
}

/**
 * The end of the stones that a refusal names, "no stones", "no more little stones"; null for other things. Stones of a
 * kind, "no diamonds on the sides", count where another stone is named before them.
 */
function stonesAfter(s: Sentence, from: number): number | null {
  let i = from;
  while (s.isAny(i, 'grammar', 'the', 'a') || describesStone(s, i)) i++;
  const isKind = s.id(i, 'stone') !== null && s.all('stone').some((at) => at < from);
  return s.is(i, 'noun', 'stone') || isKind ? i + 1 : null;
}

/** The refusal of stones beside the main one at a phrase; null when it refuses something else. */
export function refusedBeside(s: Sentence, i: number): [from: number, to: number] | null {
  if (s.isAny(i, 'stones', 'refused', 'glitter')) return besideAt(s, i, i + 1);
  if (s.is(i, 'grammar', 'not-before') && s.is(i - 1, 'noun', 'stone')) return besideAt(s, i - 1, i + 1);
  // "Nothing on the sides".
  if (s.is(i, 'grammar', 'nothing')) {
    const none = besideAt(s, i, i + 1);
    if (none) return none;
  }
  const end = s.is(i, 'grammar', 'not') ? stonesAfter(s, i + 1) : null;
  return end === null ? null : besideAt(s, i, end);
}

/** True for a prompt that names stones: a refusal of everything else leaves them. */
export const namesStones = (s: Sentence): boolean =>
  s.has('stone') ||
  s.has('noun', 'stone', 'birthstone') ||
  s.has('custom', 'diamond') ||
  // A cocktail ring has one large stone by default.
  s.all('form').some((i) => s.is(i, 'form', 'solitaire') && s.id(i, 'custom') === null);

/** The range of a refused piece with what it is refused with: "not a hand chain with the rings attached, just …". */
export function withDetails(s: Sentence, [start, end]: readonly [number, number]): [number, number] {
  const isPiece = s.isOf(end - 1, 'type', 'hint') || s.is(end - 1, 'form', 'chain');
  if (!isPiece || !s.is(end, 'grammar', 'with')) return [start, end];
  let to = end;
  while (!s.isBreak(to)) to++;
  s.take(end, to);
  return [start, end];
}

/** "Sin diamantes alrededor", "ما أبي أحجار صغيرة": the place or the size belongs to the refused stones. */
export function closePlace(s: Sentence, [start, end]: readonly [number, number]): void {
  const isOfStones = s.items
    .slice(start, end)
    .some((item) => item.concepts.some(({ kind, id }) => kind === 'stone' || (kind === 'noun' && id === 'stone')));
  const isOfThem = s.id(end, 'scale') !== null || s.isAny(end, 'role', 'halo', 'side');
  if (!isOfStones || !isOfThem || !s.isBreak(end + 1) || s.items[end]!.language === 'en') return;
  s.take(end, end + 1);
}
