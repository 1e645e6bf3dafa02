/** Stones on both sides of a text, as many on one as on the other. */
import type { Brief } from './maker';

/** Maximum number of stones at each end of a bar. */
export const MOST_PER_END = 4;

/** Number of stones on each side of a text: "two diamonds on each side of the name", "a ruby at each end"; 0 without. */
export const stonesPerSide = ({ perSide, named, placed }: Pick<Brief, 'perSide' | 'named' | 'placed'>): number =>
  Math.min(
    MOST_PER_END,
    perSide ??
      (named.some(
        ({ kind, count, role }) =>
          count === 2 && (role === 'side' || placed.some(({ place, of }) => place === 'end' && of === kind)),
      )
        ? 1
        : 0),
  );
