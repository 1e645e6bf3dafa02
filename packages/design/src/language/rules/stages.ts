/** Reads backgrounds. */
import type { Sentence } from '../sentence';

/** Reads backgrounds: "on black velvet", "against a green background". */
export function stages(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (!s.is(i, 'grammar', 'on')) continue;
    let at = i + 1;
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
