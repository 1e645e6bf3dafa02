/** Numbers with counters, as Chinese, Japanese and Korean have them. */
import { cues } from '../cues';
import { simplified } from '../hanzi';
import { CJK } from '../lookup';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';

/** Languages whose numerals may follow the noun: "真珠が五つ". */
export const FOLLOWS: ReadonlySet<string> = new Set(['ja', 'zh', 'ko', 'ar']);

/** "ダイヤを等間隔に5石": a counter of stones after its noun, with words of the setting between. */
export function isStoneBefore(s: Sentence, i: number): boolean {
  if (!cues`${'counter-of-stones'}$`.test(s.items[i]!.words)) return false;
  let at = i - 1;
  while (at > i - 5 && !s.isBreak(at) && s.isOf(at, 'grammar', 'form')) at--;
  return isStoneNoun(s, at);
}

/** Chinese and Japanese counters of pieces, which count no stones: "一条钻石手链", "一对珍珠耳钉". */
const OF_PIECES = cues`${'counter-of-pieces'}$`;

/** True for a number of pieces that are named by their stone. */
export function countsPiece(s: Sentence, i: number, stone: number): boolean {
  const counter = s.is(i + 1, 'grammar', 'counter') ? s.items[i + 1]! : s.items[i]!;
  const next = [stone + 1, stone + 2].find((at) => s.isOf(at, 'type', 'hint'));
  return (
    next !== undefined &&
    CJK.test(counter.words) &&
    OF_PIECES.test(simplified(counter.words)) &&
    !s.is(stone, 'noun', 'stone')
  );
}
