/** Reads backgrounds. */
import { isEveryday } from './chatter';
import type { Sentence } from '../sentence';

/** True where a background without "on" may begin: "…, white background please", "…, fond noir". */
const beginsAlone = (s: Sentence, i: number): boolean =>
  s.isBreak(i - 1) &&
  !s.isClosed(i) &&
  (s.id(i, 'ground') !== null || s.is(i, 'grammar', 'background')) &&
  !s.has('noun', 'enamel') &&
  !s.has('type', 'watch');

/** True for a word that says nothing about the piece: "please". */
const isTalk = (s: Sentence, i: number): boolean => s.is(i, 'grammar', 'idle') || isEveryday(s.items[i]!.words);

/** Reads backgrounds: "on black velvet", "against a green background", "white background". */
export function stages(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    const isOn = s.is(i, 'grammar', 'on');
    if (!isOn && !beginsAlone(s, i)) continue;
    let at = isOn ? i + 1 : i;
    let last = -1;
    while (
      at < s.items.length &&
      at < i + 7 &&
      s.mark(at) === null &&
      (s.isAny(at, 'grammar', 'a', 'the', 'texture') ||
        s.id(at, 'ground') !== null ||
        s.is(at, 'grammar', 'background') ||
        s.isOf(at, 'colour', 'finish', 'hue'))
    ) {
      if (s.id(at, 'ground') !== null) last = at;
      at++;
    }
    if (last < 0) continue;
    const isNamed = s.items.slice(i, at).some((_, k) => s.is(i + k, 'grammar', 'background'));
    if (!isOn && !(isNamed && (s.isBreak(at) || isTalk(s, at)))) continue;
    const isEnd = s.isBreak(at) || s.isAny(at, 'grammar', 'with', 'and');
    const isGround = s.is(at - 1, 'grammar', 'background') || s.id(last, 'ground') === 'cloth' || isEnd;
    const isPart = s.isOf(at, 'type', 'form', 'metal', 'noun');
    if (
      !isGround ||
      (isPart && !s.is(at - 1, 'grammar', 'background')) ||
      (s.id(last, 'stone') !== null && !s.is(at - 1, 'grammar', 'background'))
    )
      continue;
    s.find('stage', s.id(last, 'ground')!, i, at);
    s.close(i, at);
  }
}
