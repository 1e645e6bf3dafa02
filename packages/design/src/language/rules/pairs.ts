/** Pairs of rings for two people. */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** "Both rings matte, his 7 mm, hers 2 mm" in a prompt for rings. */
function hisAndHers(s: Sentence): void {
  const at = (word: string): number => s.items.findIndex(({ words }, i) => words === word && !s.isClosed(i));
  const [his, hers] = [at('his'), at('hers')];
  const rings = s.items.findIndex(
    ({ words }, i) => cues`^(?:${'wedding'} )?${'rings-or-bands'}$`.test(words) && !s.isClosed(i),
  );
  if (his < 0 || hers < 0 || rings < 0 || s.findings.some(({ value }) => value === 'pair')) return;
  s.find('form', 'pair', rings, rings + 1);
}

/** "Rings for both of us", "his and hers bands", "two simple bands". */
export function pairs(s: Sentence): void {
  for (let i = 0; i < s.items.length; i++) {
    if (s.isClosed(i) || !(s.is(i, 'grammar', 'pair') || s.value(i) === 2)) continue;
    let at = i + 1;
    while (
      at < i + 5 &&
      at < s.items.length &&
      s.mark(at) === null &&
      !cues`^${'rings-or-bands'}$`.test(s.items[at]!.words)
    )
      at++;
    if (at < s.items.length && s.mark(at) === null && cues`^${'rings-or-bands'}$`.test(s.items[at]!.words)) {
      s.find('form', 'pair', i, at + 1);
    }
  }
  hisAndHers(s);
}
