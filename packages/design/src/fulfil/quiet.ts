/** Judges words for a simple piece. */
import type { BuiltDesign } from './built';
import { differently, met, type Verdict } from './verdict';

/** Ornament that a simple piece lacks, by kinds or ids of parts. */
const ORNAMENT: readonly (readonly [kind: RegExp, words: string])[] = [
  [/^(?:ornament\.)?filigree/, 'scrollwork'],
  [/^ornament\.(?:engraving|frieze)/, 'engraving'],
  [/^border/, 'a border'],
  [/^halo/, 'a halo'],
  [/^row\./, 'a row of stones'],
  [/^shank\.(?:twist|armour|facet|wave)/, 'a shaped band'],
];
/** A simple piece has at most so many stones. */
const FEW = 5;

/** Judges "simple" by what the piece has besides its form. */
export function judgeQuiet(built: BuiltDesign): Verdict {
  const { parts } = built.facts.built;
  const found = ORNAMENT.find(([kind]) => parts.some((part) => kind.test(part.kind) || kind.test(part.id)));
  if (found) return differently(`It has ${found[1]} as well.`);
  const count = built.stones.reduce((sum, one) => sum + one.count, 0) / built.copies;
  return count > FEW && built.kinds.length > 1 ? differently(`Set with ${count} stones.`) : met();
}
