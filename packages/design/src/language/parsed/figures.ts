/** Groups of figures. */
import { groupName } from '../../motifs/group';
import type { GemKind } from '../../spec';
import type { Finding, Sentence } from '../sentence';
import { once } from './findings';

/** A moon and a star together are one figure. */
export const moonWithStar = (motifs: readonly string[]): string[] =>
  motifs.includes('moon') && motifs.includes('star')
    ? ['moon and star', ...motifs.filter((m) => m !== 'moon' && m !== 'star')]
    : [...motifs];

/** Figures that are customarily carved from a stone, and that stone. */
const CARVED_FROM: Readonly<Record<string, GemKind>> = { "ping'an kou": 'jade' };

/** True for a figure that is carved from one of the stones, which relief in metal cannot show. */
export const isCarvedFrom = (motif: string, kinds: readonly GemKind[]): boolean =>
  Object.hasOwn(CARVED_FROM, motif) && kinds.includes(CARVED_FROM[motif]!);

/** The named figures with their counts: "a moon and three stars", "bee on a honeycomb". */
export function groupOf(s: Sentence, figures: readonly Finding[]): string | null {
  // A clover's leaves are part of it.
  const members = once(figures.map(({ value }) => value))
    .filter((name, _, all) => name !== 'leaf' || !all.includes('clover'))
    .map((name) => ({
      name,
      count: Math.max(...figures.filter(({ value }) => value === name).map(({ count = 1 }) => count)),
    }));
  const [first, second] = figures.filter(({ value }, i) => figures.findIndex((other) => other.value === value) === i);
  if (members.length === 0 || (members.length === 1 && members[0]!.count === 1)) return null;
  const between = first && second ? s.items.slice(first.to, second.from).map(({ words }) => words) : [];
  const isOnGround =
    members.length === 2 &&
    members.every(({ count }) => count === 1) &&
    between.length <= 3 &&
    between.some((word) => ['on', 'upon', 'over', 'in', 'inside', 'sitting on', 'perched on'].includes(word));
  return groupName({ members, isOnGround });
}
