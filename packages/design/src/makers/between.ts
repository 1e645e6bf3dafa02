/** Stones of one kind between those of another in a row: "three pearls with diamonds between them". */
import { AMONG } from '../language/rules/between';
import type { NamedStone } from '../language/parsedPrompt';
import type { Stone } from '../spec';
import { mm, type Brief } from './maker';

/** Width of such stones, of those that the prompt calls small, and of the widest, mm. */
const BETWEEN_MM = 2.6;
const SMALL_MM = 2;
const MOST_MM = 2.8;
/** Wall of their bezels, mm, and height of their girdles over the string, in their widths. */
const WALL = 0.36;
const LIFT = 0.25;

/** The stone that lies between the main ones of a row; undefined for others. */
export const betweenOf = ({ gems, named, placed }: Pick<Brief, 'gems' | 'named' | 'placed'>): NamedStone | undefined =>
  gems.length === 2
    ? named.find(
        ({ kind, figure, isOnClasp }) =>
          kind === gems[1] &&
          kind !== 'pearl' &&
          figure === undefined &&
          isOnClasp !== true &&
          placed.some(({ place, of }) => place === AMONG && of === kind),
      )
    : undefined;

/** As many of them as there are gaps, in small bezels. */
export const stonesBetween = (own: NamedStone): Stone => ({
  role: 'pave',
  kind: own.kind,
  cut: own.cut ?? 'round',
  size_mm: mm(Math.min(MOST_MM, own.sizeMm ?? (own.scale < 1 ? SMALL_MM : BETWEEN_MM))),
  count: 0,
});

/** Distance of the beads on both sides of such a stone, and height of its girdle over their string, mm. */
export const gapFor = ({ size_mm: size }: Stone): number => size + 2 * WALL;
export const liftOf = ({ size_mm: size }: Stone): number => size * LIFT;
