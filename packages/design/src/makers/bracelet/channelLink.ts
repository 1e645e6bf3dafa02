/** Links of channel-set bracelets: two walls along the row, whose lips hold the stones, on a base. */
import type { Vec3 } from '../../piece';
import type { Cut } from '../../spec';
import { gemShape } from '../../gems/cuts';
import { pavilionDepth } from '../../gems/heights';
import type { Solid } from '../../geometry/solid';
import { sweepSections } from '../../geometry/sweep';
import { girdleMm } from '../../parts/head';

/** Cuts with straight sides, or round ones, which walls can hold. */
const CHANNELLED: ReadonlySet<Cut> = new Set(['princess', 'baguette', 'emerald', 'asscher', 'cushion', 'round']);

export const fitsChannel = (cut: Cut): boolean => CHANNELLED.has(cut);

/** Overlap of a lip with the girdle, height of a wall over it, gap between two links, and thickness of the base, mm. */
const LIP = 0.14;
const OVER = 0.34;
const GAP = 0.07;
const BASE = 0.5;

/** Thickness of the walls of a channel, mm. */
export const channelWall = (sizeMm: number): number => 0.5 + sizeMm * 0.05;

/** Depth of a link's foot below the girdle, mm. */
export const channelDepth = (cut: Cut, sizeMm: number): number =>
  (pavilionDepth(gemShape(cut, sizeMm)) * sizeMm) / 2 + 0.1 + BASE;

/**
 * The walls and the base of one link, in the axes of its stone. Links are narrower towards the wrist, which is where y
 * rises.
 * @param narrower decrease of its length for each mm of y, as a share
 */
export function channelLink(cut: Cut, sizeMm: number, lengthMm: number, narrower: number): Solid[] {
  const tall = Math.max(...girdleMm(cut, sizeMm).map(([, y]) => y));
  const wall = channelWall(sizeMm);
  const foot = -channelDepth(cut, sizeMm);
  const outside = tall + wall;
  const bar = (section: readonly (readonly [y: number, z: number])[]): Solid =>
    sweepSections(
      [-1, 1].map((way) =>
        section.map(([y, z]): Vec3 => [way * ((lengthMm / 2) * (1 - narrower * y) - GAP / 2), y, z]),
      ),
      false,
    );
  const side = (way: number): Solid =>
    bar(
      (
        [
          [tall - LIP, 0.1],
          [tall - LIP, OVER - 0.08],
          [tall - LIP + 0.08, OVER],
          [outside - 0.14, OVER],
          [outside, OVER - 0.14],
          [outside, foot + 0.3],
          [outside - 0.3, foot],
          [tall - 0.3, foot],
          [tall - 0.1, foot + BASE],
          [tall + 0.02, -0.3],
          [tall + 0.02, 0],
        ] as const
      ).map(([y, z]) => [way * y, z] as const),
    );
  const base = bar([
    [tall, foot],
    [tall, foot + BASE],
    [-tall, foot + BASE],
    [-tall, foot],
  ]);
  return [side(1), side(-1), base];
}
