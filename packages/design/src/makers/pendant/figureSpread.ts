/** Where stones in the plural go on a figure that has too few places drawn for them. */
import { isCabochon } from '../../catalogue/gems';
import { isOfRegion, type FittedFigure } from '../../curves/figure';
import { areaWithin } from '../../geometry/curves';
import type { NamedStone } from '../../language/parsedPrompt';
import { placesIn, seatOf } from '../../motifs/regions';
import { pavedFigure } from '../../parts/pavedFigure';
import type { FigureSeat } from '../../spec';

/** Parts over which small stones spread, best first, and those with places for cabochons and pearls. */
const COVERED: readonly FigureSeat[] = ['petals', 'wings', 'body', 'leaves', 'tail'];
const DOTTED: readonly FigureSeat[] = ['spots', 'petals', 'tips', 'wings', 'body', 'leaves', 'tail'];
/** Figures with at most this many drawn places show no plural. */
const FEW = 2;
/** Least number of stones that cover a whole figure of this half height and stone width, mm. */
const WHOLE = { least: 40, halfMm: 12, stoneMm: 1.3 } as const;

/** Least share of a figure's plates that stones cover as a part of it. */
const LEAST_SHARE = 0.2;

/** Area of the plates of a part as a share of all. */
function shareOf({ fills }: FittedFigure, seat: FigureSeat): number {
  const area = (own: typeof fills): number => own.reduce((sum, { outline }) => sum + areaWithin(outline), 0);
  return area(fills.filter((fill) => isOfRegion(fill, seat))) / area(fills);
}

/** True for stones of no stated place and number: "a rose with diamonds", "pavé sapphires". */
const isOpen = ({ isSeveral, count, seat, role, isHeld }: NamedStone): boolean =>
  isSeveral && count === null && seat === null && !isHeld && (role === null || role === 'pave');

/** By figure, since a design may be planned 40 times. */
const covered = new WeakMap<FittedFigure, boolean>();

/** True when small stones can cover the figure as a whole. */
export function coversWhole(figure: FittedFigure): boolean {
  const known =
    covered.get(figure) ?? (pavedFigure(figure, WHOLE.halfMm, WHOLE.stoneMm)?.seats.length ?? 0) >= WHOLE.least;
  covered.set(figure, known);
  return known;
}

/**
 * The stones with those in the plural on a part of the figure that holds several; null for a figure without such a
 * part, and the same stones for one whose drawn places are enough.
 */
export function spreadStones(named: readonly NamedStone[], figure: FittedFigure): readonly NamedStone[] | null {
  const places = figure.stones.filter(({ isOpen: isFree, isNamed }) => !isFree && !isNamed);
  const open = named.filter(isOpen);
  if (open.length !== 1 || places.length > FEW) return named;
  const [stone] = open as [NamedStone];
  const isSmall = stone.kind !== 'pearl' && !isCabochon(stone.kind) && (stone.cut === null || stone.cut === 'round');
  const isTaken = (seat: FigureSeat): boolean => named.some((one) => one.seat === seat);
  const seat = isSmall
    ? COVERED.find((one) => !isTaken(one) && shareOf(figure, one) >= LEAST_SHARE)
    : DOTTED.find((one) => !isTaken(one) && placesIn(figure, one).length > FEW);
  if (seat === undefined) return places.length < FEW ? null : named;
  const isDrawn = figure.stones.filter((place) => seatOf(place) === seat).length > 1;
  return named.map((one) =>
    one === stone ? { ...one, seat, ...(isSmall && !isDrawn ? { role: 'pave' as const } : {}) } : one,
  );
}
