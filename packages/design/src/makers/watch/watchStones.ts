/** Plans the stones of watches: on the bezel, at the hours, in the crown and in the links. */
import type { Form } from '../../language/vocabulary';
import type { Cut, Stone } from '../../spec';
import { mm, type Brief } from '../maker';
import { HOURS } from './dialFrame';

/** Widths of the stones of a 38 mm watch, mm: on its bezel, at its hours, and in the links of its bracelet. */
const BEZEL_STONE = 1.75;
const HOUR_STONE = 1.9;
const NUMERALS: readonly Form[] = ['arabic-numerals', 'roman-numerals'];
const STRAP_STONE = 2.4;

/** Short sides of stones of other cuts at the hours. */
const HOUR_STONES: Partial<Record<Cut, number>> = {
  baguette: 1.2,
  'tapered-baguette': 1.2,
  emerald: 1.5,
  princess: 1.6,
  marquise: 1.3,
  pear: 1.5,
  oval: 1.6,
};
/** Width of a cabochon in the crown. */
const CROWN_STONE = 3;

/** True for stones at the hours: "diamond hour markers", "diamonds instead of numbers". */
export const isAtHours = (brief: Brief): boolean =>
  brief.wants('hour-markers') || (!brief.wants('bezel') && NUMERALS.some((form) => brief.refusedForms.includes(form)));

/** True when stones on the bezel are named, or when there are more stones than hours. */
export const isBezelSet = (brief: Brief): boolean =>
  brief.gems.length > 0 &&
  (brief.wants('bezel', 'pave') || (brief.stoneCount ?? 0) > HOURS) &&
  (!isAtHours(brief) || (brief.gems.length > 1 && brief.tints['watch.indices/stone'] !== undefined));

/** Stones on the bezel, at the hours of the dial and at the end of the crown: the stated number, else at all hours. */
export function stonesFor(brief: Brief, isSet: boolean, diameterMm: number): Stone[] {
  const [kind, other] = brief.gems;
  if (!kind) return [];
  const widthOf = (stone: number): number => mm(stone * Math.min(1, diameterMm / 38));
  const crown = (gem: Stone['kind']): Stone => ({
    role: 'side',
    kind: gem,
    cut: brief.cuts.includes('cabochon') ? 'cabochon' : 'round',
    size_mm: widthOf(CROWN_STONE),
    count: 1,
  });
  const hasCrown = brief.wants('crown-stone');
  if (hasCrown && !other) return [crown(kind)];
  const isOnStrapAlone = brief.wants('strap-stones') && !isSet && !isAtHours(brief);
  const second = hasCrown ? [crown(other!)] : [];
  if (brief.wants('strap-stones'))
    second.push({ role: 'pave', kind, cut: 'round', size_mm: widthOf(STRAP_STONE), count: 0 });
  const own = brief.tints['watch.indices/stone'] as Stone['kind'] | undefined;
  const twelve = own !== undefined && brief.gems.includes(own) ? own : undefined;
  if (isSet) {
    const onBezel = brief.gems.find((gem) => gem !== twelve) ?? kind;
    const atTwelve: Stone[] = twelve
      ? [{ role: 'accent', kind: twelve, cut: 'round', size_mm: widthOf(HOUR_STONE), count: 1 }]
      : [];
    return [
      { role: 'halo', kind: onBezel, cut: 'round', size_mm: widthOf(BEZEL_STONE), count: 0 },
      ...atTwelve,
      ...second,
    ];
  }
  if (isOnStrapAlone) return second;
  const cut = brief.cuts.find((one) => HOUR_STONES[one] !== undefined) ?? 'round';
  if (twelve) return [{ role: 'accent', kind: twelve, cut, size_mm: widthOf(HOUR_STONE), count: 1 }, ...second];
  const count = Math.min(HOURS, brief.stoneCount ?? (brief.quantity === 'single' && !isAtHours(brief) ? 1 : HOURS));
  return [{ role: 'accent', kind, cut, size_mm: widthOf(HOUR_STONES[cut] ?? HOUR_STONE), count }, ...second];
}
