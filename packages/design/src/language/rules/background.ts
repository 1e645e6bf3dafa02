/** Sentences that tell a story beside the wish: what they name is no part of the piece. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';
import { DAILY_LIFE, toldIn, wishIn } from './tales';

/** Marks that end a sentence, and those before a list of wishes. */
const MARKS = /^[.!?…:;。！？：；।؟]$/u;

/** Kinds of concepts of a piece, which a wish may refer back to. */
const OF_PIECE = ['type', 'hint', 'form', 'metal', 'stone', 'noun', 'cut', 'finish', 'wearer', 'grammar'] as const;

/** Kinds of which a sentence about everyday life may state a wish. */
const PIECE = ['type', 'hint', 'form', 'metal', 'stone', 'finish', 'style', 'look', 'cut', 'chain', 'unit'] as const;

/** Kinds that a wish for birthstones needs from any sentence. */
const NEEDED = ['month', 'child'] as const;

/** Words by which a wish refers to a piece that the story tells of: "the same again", "one like hers". */
const REFERRING = cues`${'same-as-told'}`;

/** Maximum distance of a figure from the piece that it is on, in phrases. */
const ON_PIECE = 2;

interface Part {
  readonly from: number;
  readonly to: number;
  readonly isTold: boolean;
  /** True for one about everyday life, which tells nothing of a piece that the wish does not name itself. */
  readonly isDaily: boolean;
}

function partsOf(s: Sentence): Part[] {
  const languages = new Set(s.items.map(({ language }) => language));
  const [told, wishes] = [[...languages].map(toldIn), [...languages].map(wishIn)];
  const parts: Part[] = [];
  for (let from = 0; from < s.items.length;) {
    let to = from;
    while (to < s.items.length && !MARKS.test(s.mark(to) ?? '')) to++;
    if (to > from) {
      const text = s.prompt.slice(s.items[from]!.start, s.items[to - 1]!.end).normalize();
      const isWished = wishes.some((words) => words.test(text));
      const isTold = !isWished && told.some((words) => words.test(text));
      parts.push({ from, to, isTold, isDaily: !isWished && !isTold && DAILY_LIFE.test(text) });
    }
    from = to + 1;
  }
  return parts;
}

const indexes = ({ from, to }: Part): number[] => Array.from({ length: to - from }, (_, k) => from + k);

/** Closes what sentences tell of where other sentences state the wish. */
export function background(s: Sentence): void {
  const read = partsOf(s);
  if (read.every(({ isTold, isDaily }) => !isTold && !isDaily)) return;
  const open = read.filter(({ isTold, isDaily }) => !isTold && !isDaily).flatMap(indexes);
  const isNamed = (i: number): boolean =>
    PIECE.every((kind) => !s.isOf(i, kind) || open.some((at) => s.isOf(at, kind)));
  const parts = read.map((part) => ({
    ...part,
    isTold: part.isTold || (part.isDaily && indexes(part).every(isNamed)),
  }));
  const wished = parts.filter(({ isTold }) => !isTold);
  const all = wished.flatMap(indexes);
  if (wished.length === parts.length || !all.some((i) => s.isOf(i, 'type', 'hint', 'metal', 'stone', 'motif'))) return;
  const text = wished.map(({ from, to }) => s.prompt.slice(s.items[from]!.start, s.items[to - 1]!.end)).join('. ');
  const isReferring = !all.some((i) => s.isOf(i, 'type', 'hint')) || REFERRING.test(text.normalize());
  for (const part of parts) {
    if (!part.isTold) continue;
    const isPiece = (i: number): boolean => s.isOf(i, 'type', 'hint') && i >= part.from && i < part.to;
    for (const i of indexes(part)) {
      const isOnPiece =
        s.isOf(i, 'motif') && Array.from({ length: 2 * ON_PIECE + 1 }, (_, k) => i + k - ON_PIECE).some(isPiece);
      const isNamedAgain = s.id(i, 'stone') !== null && all.some((at) => s.id(at, 'stone') === s.id(i, 'stone'));
      const isKept = isReferring && !isNamedAgain && !s.isOf(i, 'look') && (s.isOf(i, ...OF_PIECE) || isOnPiece);
      if (s.isOf(i, ...NEEDED) || isKept) s.read(i, i + 1);
      else s.take(i, i + 1);
    }
  }
}
