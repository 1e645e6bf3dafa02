/** Which stones a plain stiff bracelet has: at its ends, kinds in turns, or one kind. */
import { isCabochon } from '../../catalogue/gems';
import type { Stone } from '../../spec';
import { mm, rowKinds, type Brief } from '../maker';
import { BALL_MM } from './bangleEnds';
import { areMixed, MOST_MIXED } from './bangleRows';

/** Height of a band with figures around a large stone, and width of stones on it, mm. */
export const WITH_STONE_MM = 18;
const ON_WIDE_MM = 9;
/** Of more stones than this on a wide band, each is smaller, mm. */
const MOST_LARGE = 2;
const SEVERAL_ON_WIDE_MM = 5;
/** Width of a large cabochon on a narrow band before it is enlarged, mm. */
const LARGE_MM = 6;
/** Size of a stone that is alone on a bangle, relative to one of several. */
const LONE = 1.4;
/** Number and width of stones of several kinds, mm. */
const MIXED = { count: 14, mm: 3.4 } as const;

/** The stones of one row on a band of this form and height. */
export function rowOfBand(
  brief: Brief,
  { form, height, count }: { form: string; height: number; count: number },
): Stone[] {
  const [kind] = brief.gems;
  if (brief.sequence !== null || areMixed(brief))
    return rowKinds(brief, MOST_MIXED).map((own, i, all): Stone => ({
      role: 'center',
      kind: own,
      cut: brief.cuts[0] ?? 'round',
      size_mm: mm(brief.stoneSizeMm ?? MIXED.mm),
      count: Math.ceil((Math.max(brief.stoneCount ?? MIXED.count, all.length) - i) / all.length),
    }));
  if (!kind) return [];
  const usual =
    (form === 'torque' || form === 'open-twist') && count === 2 && kind === 'pearl'
      ? BALL_MM
      : height >= WITH_STONE_MM
        ? count > MOST_LARGE
          ? SEVERAL_ON_WIDE_MM
          : ON_WIDE_MM
        : brief.hasLargeStone && count === 1 && isCabochon(kind)
          ? LARGE_MM
          : brief.has('bold')
            ? 5.6
            : brief.has('minimalist')
              ? 2.6
              : 3.8;
  return [
    {
      role: 'center',
      kind,
      cut: brief.cuts[0] ?? 'round',
      size_mm: mm((brief.stoneSizeMm ?? usual) * (count === 1 ? LONE : 1)),
      count,
    },
  ];
}
