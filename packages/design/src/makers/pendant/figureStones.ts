/** Which stones of a prompt lie where on a figure. */
import { isCabochon } from '../../catalogue/gems';
import { isOfRegion, type FittedFigure, type StonePlace } from '../../curves/figure';
import type { NamedStone } from '../../language/parsedPrompt';
import { placesIn, seatOf, usualCount } from '../../motifs/regions';
import type { FigureSeat } from '../../spec';
import type { Brief } from '../maker';

/** Width of an eye, as a share of half the figure's height, that shows little of a stone. */
const SMALL_EYE = 0.16;

/**
 * Assigns stones to places: those with a seat to that seat, the others to the main places or, if these are too few, to
 * the largest group of spare ones.
 */
export function placed(brief: Brief, figure: FittedFigure, paved: readonly NamedStone[]): Map<StonePlace, NamedStone> {
  const { stones: places } = figure;
  const out = new Map<StonePlace, NamedStone>();
  const free = (seat: FigureSeat): StonePlace[] => placesIn(figure, seat).filter((place) => !out.has(place));
  const isSeated = ({ seat }: NamedStone): boolean => seat !== null && placesIn(figure, seat).length > 0;
  const seated = brief.named.filter((stone) => isSeated(stone) && !paved.includes(stone));
  for (const stone of seated) {
    const sharing = seated.filter(({ seat }) => seat === stone.seat).length;
    const usual = usualCount(figure, stone.seat!);
    // Several along a wire that has one drawn place are a row.
    const all = stone.isSeveral && usual === 1 ? Math.min(MOST_IN_ROW, placesIn(figure, stone.seat!).length) : usual;
    const count = stone.count ?? Math.ceil(all / sharing);
    for (const place of free(stone.seat!).slice(0, count)) out.set(place, stone);
  }
  // Stones around the main one need no place.
  const others = brief.named.filter(
    (stone) => !isSeated(stone) && !paved.includes(stone) && stone.role !== 'halo' && stone.role !== 'pave',
  );
  if (others.length === 0) return out;
  const isTaken = ({ at }: StonePlace): boolean =>
    [...out.keys()].some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < 0.05);
  const main = places.filter((place) => place.isSpare !== true && !isTaken(place));
  const spare = [
    ...new Set(places.filter(({ isSpare, isOpen, isNamed }) => isSpare && !isOpen && !isNamed).map(seatOf)),
  ]
    .map(free)
    .toSorted((a, b) => b.length - a.length);
  const wanted = Math.max(
    brief.stoneCount ?? 0,
    others.reduce((sum, { count }) => sum + (count ?? 1), 0),
  );
  const isMany = brief.quantityGiven && brief.quantity === 'many' && brief.stoneCount === null;
  const [group = []] = spare;
  // Cabochons, held stones and stones of a stated size are not used as eyes.
  const [first] = others;
  const isLarge = first!.isHeld || (brief.stoneSizeMm !== null && !isMany);
  const isSingle = others.length === 1 && wanted === 1;
  // "A bat ring with a garnet": its eyes would be too small to be the stone of the piece.
  const isOnBody =
    isSingle &&
    !isMany &&
    main.every((place) => seatOf(place) === 'eyes' && place.size <= SMALL_EYE) &&
    spare.some(([place]) => place !== undefined && seatOf(place) === 'body');
  const isShown = isSingle && (isLarge || isOnBody || isCabochon(first!.kind));
  const pool = isShown
    ? places
        .filter((place) => !out.has(place))
        .toSorted((a, b) => b.size - a.size)
        .slice(0, isLarge || isOnBody || main.length === 1 ? 1 : 0)
    : isMany && group.length > 0
      ? [...main, ...group]
      : wanted <= main.length
        ? main
        : wanted <= group.length
          ? group
          : [...main, ...spare.flat()];
  const left = (isShown && pool.length === 0 ? main : pool).slice();
  const isOne = others.length === 1;
  // Beside another stone, a pearl is held, and the other one is the eyes.
  const isHolding = !isOne && others.some(({ kind }) => kind === 'pearl');
  if (isHolding) {
    left.sort((a, b) => b.size - a.size);
    others.sort((a, b) => Number(b.kind === 'pearl') - Number(a.kind === 'pearl'));
  }
  for (const [i, stone] of others.entries()) {
    // One kind fills all main places, such as both eyes, unless it is counted.
    const count =
      stone.count ??
      (isOne ? (brief.stoneCount ?? left.length) : isMany ? Math.ceil(left.length / (others.length - i)) : 1);
    for (const place of left.splice(0, count)) out.set(place, stone);
  }
  return out;
}

/** Most stones in bezels along a part. */
const MOST_IN_ROW = 9;

/** Parts of figures that small stones may cover. */
const COVERED: ReadonlySet<FigureSeat> = new Set(['wings', 'body', 'tail', 'petals', 'leaves', 'head']);

/**
 * The stones that cover a part of a figure: "wings set with diamonds", "its body in sapphires". Stones of a stated
 * number and cabochons are set one by one.
 */
export function pavedParts({ named, wants }: Brief, { fills, strokes, stones }: FittedFigure): NamedStone[] {
  // Leaves and petals with drawn places have one stone each.
  const isDrawn = (seat: FigureSeat): boolean =>
    (seat === 'leaves' || seat === 'petals') && stones.filter((place) => seatOf(place) === seat).length > 1;
  const isCovering = ({ seat, kind, count, cut, isSeveral, role }: NamedStone): boolean =>
    seat !== null &&
    COVERED.has(seat) &&
    count === null &&
    (cut === null || cut === 'round') &&
    kind !== 'pearl' &&
    !isCabochon(kind) &&
    [...fills, ...strokes].some((one) => isOfRegion(one, seat)) &&
    ((isSeveral && !isDrawn(seat)) || role === 'pave' || wants('pave'));
  const covering = named.filter(isCovering);
  // "Pavé wings and a sapphire body": stones that are covered by their own words are covered alone.
  const own = covering.filter(({ isSeveral, role }) => isSeveral || role === 'pave');
  return (own.length > 0 ? own : covering).filter(
    (stone, i, all) => all.findIndex(({ seat }) => seat === stone.seat) === i,
  );
}
