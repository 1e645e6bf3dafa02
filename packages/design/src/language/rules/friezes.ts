/** Figures all around a bangle: "a flower design all around", "con fiori tutto intorno". */
import { cues } from '../cues';
import type { Sentence } from '../sentence';

/** Words for all the way around. */
const AROUND = cues`^${'around-the-bangle'}$`;
const LONGEST = 4;

/** The phrases that say that something goes all around; null where none does. */
function aroundIn(s: Sentence): readonly [from: number, to: number] | null {
  for (let i = 0; i < s.items.length; i++)
    for (let to = Math.min(s.items.length, i + LONGEST); to > i; to--)
      if (!s.isClosed(i) && AROUND.test(s.words(i, to))) return [i, to];
  return null;
}

/** Reads that the figures of a bangle go all around it, unless stones do. */
export function friezes(s: Sentence): void {
  const isStiff = (['bangle', 'cuff', 'hinged'] as const).some((form) => s.has('form', form));
  if (!isStiff || !s.has('motif') || s.all('stone').length > 0) return;
  const around = aroundIn(s);
  if (around === null) return;
  const [from, to] = around;
  s.find('tint', 'yes', from, to, { measure: 'bangle/around' });
  s.take(from, to);
}
