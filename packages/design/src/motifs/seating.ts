/** Which of a figure's places hold which stones, and how large those are. Plans and geometry both use this. */
import type { FittedFigure, StonePlace } from '../curves/figure';
import type { FigureSeat, Stone } from '../spec';

/** The smallest stone that is set in a figure by choice, mm. */
export const LEAST_STONE_MM = 0.9;
/** Where even a stone of this width has no room between its neighbors, none is set, mm. */
const SMALLEST_MM = 0.5;
/** Share of the way between two stones that one of them takes: the rest is for settings. */
const APART = 0.72;
/** Share of its place that a stone with a halo takes. */
const HALOED = 0.8;

export interface Seated {
  place: StonePlace;
  stone: Stone;
  /** Girdle width, mm. */
  sizeMm: number;
  /** The largest stone that the place has room for, mm. */
  roomMm: number;
  /** To the nearest other stone, mm. */
  apartMm: number;
}

export const seatOf = ({ seat, role }: StonePlace): FigureSeat => seat ?? role;

/**
 * The places of a figure that hold stones, in the figure's order. Stones with a seat take as many places of that seat
 * as they count, the others all places that are left and not spare. Places that crowd each other in a small figure stay
 * empty.
 * @param k half the figure's height, mm
 * @param isHaloed small stones surround the main one
 */
export function seatedStones({ stones: places }: Pick<FittedFigure, 'stones'>, k: number, stones: readonly Stone[], isHaloed: boolean): Seated[] {
  const taken = new Map<StonePlace, Stone>();
  for (const stone of stones.filter(({ seat }) => seat !== undefined)) {
    const free = places.filter((place) => !taken.has(place) && seatOf(place) === stone.seat);
    for (const place of free.slice(0, stone.count)) taken.set(place, stone);
  }
  const anywhere = stones.find(({ seat }) => seat === undefined);
  if (anywhere) for (const place of places) if (!taken.has(place) && place.isSpare !== true) taken.set(place, anywhere);
  const wanted = places.filter((place) => taken.has(place));
  const apart = (place: StonePlace, all: readonly StonePlace[]): number => Math.min(Infinity, ...all.filter((other) => other !== place).map(({ at }) => Math.hypot(at[0] - place.at[0], at[1] - place.at[1]) * k));
  const filled = wanted.filter((place) => apart(place, wanted) * APART >= SMALLEST_MM);
  return filled.map((place) => {
    const stone = taken.get(place)!;
    const apartMm = apart(place, filled);
    const roomMm = place.size * k * (isHaloed && place.role === 'center' ? HALOED : 1);
    return { place, stone, roomMm, apartMm, sizeMm: Math.min(Math.max(LEAST_STONE_MM, Math.min(roomMm, stone.size_mm || roomMm)), apartMm * APART) };
  });
}
