/** Figures that lie across each other: "crossed hammers", "gekreuzte Hammer und Axt", "martillos cruzados". */
import type { Sentence } from '../sentence';

/** Ties the figures beside a word for crossing; on rings, only a signet shows them, and other rings cross their bands. */
export function crossed(s: Sentence): void {
  if (s.has('type', 'ring') && !s.has('form', 'signet')) return;
  const figures = s.findings.filter(({ concept, isRefused }) => concept === 'motif' && !isRefused);
  for (const word of s.findings) {
    if (word.concept !== 'form' || word.value !== 'crossover' || word.isRefused) continue;
    const after = figures.find(({ from }) => from === word.to);
    const before = s.items[word.from]!.language === 'en' ? undefined : figures.find(({ to }) => to === word.from);
    const first = after ?? before;
    if (!first) continue;
    const second = figures.find(({ from }) => s.is(first.to, 'grammar', 'and') && from === first.to + 1);
    for (const figure of [first, second ?? first]) figure.isCrossed = true;
    word.value = 'crossed';
  }
}
