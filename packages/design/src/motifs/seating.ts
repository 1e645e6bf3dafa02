/** Assigns stones to a figure's places, with their sizes, for both plans and geometry. */
import type { FittedFigure, StonePlace } from '../curves/figure';
import type { Stone } from '../spec';
import { placesIn } from './regions';

/** Minimum planned size of a stone in a figure, mm. */
export const LEAST_STONE_MM = 0.9;
/** Places too narrow even for a stone of this width stay empty, mm. */
const SMALLEST_MM = 0.5;
/** Share of the distance between two stones for their widths; the rest is for settings. */
const APART = 0.72;
/** Width of a stone with a halo as a share of its place. */
const HALOED = 0.8;

export interface Seated {
  place: StonePlace;
  stone: Stone;
  /** Girdle width, mm. */
  sizeMm: number;
  /** The largest stone that fits the place, mm. */
  roomMm: number;
  /** Distance to the nearest other stone, mm. */
  apartMm: number;
}

/**
 * The places of a figure with their stones, in the figure's order. Stones with a seat take their count of places of
 * that seat, others all remaining places that are not spare. Places that are too close to each other in a small figure
 * stay empty.
 * @param k half the figure's height, mm
 * @param isHaloed true when small stones surround the main one
 */
export function seatedStones(figure: Pick<FittedFigure, 'fills' | 'strokes' | 'stones'>, k: number, stones: readonly Stone[], isHaloed: boolean): Seated[] {
  const taken = new Map<StonePlace, Stone>();
  const { stones: places } = figure;
  for (const stone of stones.filter(({ seat }) => seat !== undefined)) {
    const free = placesIn(figure, stone.seat!).filter((place) => !taken.has(place));
    for (const place of free.slice(0, stone.count)) taken.set(place, stone);
  }
  const anywhere = stones.find(({ seat }) => seat === undefined);
  if (anywhere) for (const place of places) if (!taken.has(place) && place.isSpare !== true) taken.set(place, anywhere);
  const wanted = [...places.filter((place) => taken.has(place)), ...[...taken.keys()].filter((place) => !places.includes(place))];
  const apart = (place: StonePlace, all: readonly StonePlace[]): number => Math.min(Infinity, ...all.filter((other) => other !== place).map(({ at }) => Math.hypot(at[0] - place.at[0], at[1] - place.at[1]) * k));
  const filled = wanted.filter((place) => apart(place, wanted) * APART >= SMALLEST_MM);
  return filled.map((place) => {
    const stone = taken.get(place)!;
    const apartMm = apart(place, filled);
    const roomMm = place.size * k * (isHaloed && place.role === 'center' ? HALOED : 1);
    return { place, stone, roomMm, apartMm, sizeMm: Math.min(Math.max(LEAST_STONE_MM, Math.min(roomMm, stone.size_mm || roomMm)), apartMm * APART) };
  });
}
