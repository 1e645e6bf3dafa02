/** Balls of metal between the stones of a strand: "silver balls between the stones", "a gold bead after every five". */
import { cues } from '../cues';
import { isStoneNoun } from '../roles';
import type { Sentence } from '../sentence';

/** Words for balls that are no type or form. */
const BALLS = cues`^${'balls'}$`;

/** Maximum distance of the balls from their metal, in phrases. */
const REACH = 3;

export function spacers(s: Sentence): void {
  if (s.has('type', 'earrings', 'ring', 'pendant', 'watch')) return;
  if (!s.all('stone').some((i) => isStoneNoun(s, i))) return;
  for (const i of s.all('metal')) {
    for (let at = i + 1; at <= i + REACH && !s.isBreak(at); at++) {
      const isBall = s.is(at, 'form', 'beads') || BALLS.test(s.items[at]!.words);
      // A "skull bead" is a figure among the beads.
      if (!isBall || s.is(at - 1, 'stone', 'pearl') || s.id(at - 1, 'motif') !== null) continue;
      if (s.items.slice(at, at + 2).some(({ words }) => cues`${'clasp'}|${'fastener'}`.test(words))) break;
      s.find('form', 'spacers', at, at + 1);
      return;
    }
  }
}
