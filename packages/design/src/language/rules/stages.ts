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
      (s.is(at, 'grammar', 'a') ||
        s.is(at, 'grammar', 'the') ||
        s.is(at, 'grammar', 'texture') ||
        s.id(at, 'ground') !== null ||
        s.is(at, 'grammar', 'background') ||
        ['colour', 'finish', 'hue'].some((kind) => s.id(at, kind) !== null))
    ) {
      if (s.id(at, 'ground') !== null) last = at;
      at++;
    }
    if (last < 0) continue;
    const isEnd = s.isBreak(at) || s.is(at, 'grammar', 'with') || s.is(at, 'grammar', 'and');
    const isGround = s.is(at - 1, 'grammar', 'background') || s.id(last, 'ground') === 'cloth' || isEnd;
    const isPart =
      s.id(at, 'type') !== null || s.id(at, 'form') !== null || s.id(at, 'metal') !== null || s.id(at, 'noun') !== null;
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
