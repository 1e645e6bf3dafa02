/** Refused clasps and bails, which a piece has all the same: "no bail", "ohne Verschluss". */
import { cues } from '../cues';
import { FASTENING } from './mentions';
import type { Sentence } from '../sentence';

const BAIL = cues`^${'bail'}$`;
/** Pieces without a clasp. */
const OPEN = ['bangle', 'cuff', 'torque', 'beads'] as const;

/** Finds what a refusal leaves out of a piece that has it, so that the refusal is not lost. */
export function refusedFittings(s: Sentence): void {
  for (const i of s.all('grammar').filter((at) => s.is(at, 'grammar', 'not'))) {
    const at = s.isAny(i + 1, 'grammar', 'a', 'the') ? i + 2 : i + 1;
    const words = s.items[at]?.words ?? '';
    const value = BAIL.test(words)
      ? 'bail'
      : FASTENING.test(words) && !OPEN.some((form) => s.has('form', form))
        ? 'clasp'
        : null;
    if (value === null || s.id(at, 'form') !== null) continue;
    s.find('lacking', value, i, at + 1);
    s.close(i, at + 1);
  }
}
