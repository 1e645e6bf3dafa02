/** Parts of a figure that can have stones of their own: places along their wires and in their plates. */
import type { FittedFigure, Fill, StonePlace, Stroke } from '../curves/figure';
import { halfWidthAt, isOfRegion } from '../curves/figure';
import type { Point2 } from '../geometry/curves';
import { areaWithin, boxOf, lengthOf, raise } from '../geometry/curves';
import { sheetField } from '../geometry/field';
import type { FigureSeat } from '../spec';

export const seatOf = ({ seat, role }: StonePlace): FigureSeat => seat ?? role;

/** The fills and strokes as those of a part of a figure. */
export const partOf = <T extends Fill | Stroke>(region: Fill['region'], ...own: readonly T[]): T[] => own.map((one) => ({ ...one, region }));

/** Flowers whose plates are petals, except for their leaves and what is much smaller. */
const FLOWERS: ReadonlySet<string> = new Set(['lily', 'tulip', 'peony', 'hibiscus', 'daffodil', 'edelweiss', 'orchid', 'lotus', 'poppy', 'iris flower', 'carnation', 'magnolia', 'plumeria', 'forget-me-not', 'violet flower', 'cherry blossom', 'snowdrop', 'sweet pea', 'jasmine', 'sampaguita', 'camellia']);
/** True for flowers of a named kind. */
export const isFlower = (name: string): boolean => FLOWERS.has(name);
/** Least area of a petal as a share of the largest one's. */
const PETAL_SHARE = 0.3;

/** The figure with the parts that its drawing shows without naming them: leaves, the petals of flowers, the body of what has eyes. */
export function withUsualRegions<T extends FittedFigure>(name: string, figure: T): T {
  const isLeaf = ({ blade, enamel }: Fill): boolean => blade !== undefined || enamel === 'leaf';
  const open = figure.fills.filter((fill) => fill.region === undefined && !isLeaf(fill));
  const most = Math.max(0, ...open.map(({ outline }) => areaWithin(outline)));
  const hasBody = [...figure.fills, ...figure.strokes].some((one) => isOfRegion(one, 'body'));
  const isCreature = figure.stones.some(({ seat }) => seat === 'eyes') && !hasBody;
  const regionFor = (fill: Fill): Fill['region'] => {
    if (fill.region !== undefined) return fill.region;
    if (isLeaf(fill)) return 'leaves';
    const share = areaWithin(fill.outline) / most;
    if (FLOWERS.has(name)) return share >= PETAL_SHARE ? 'petals' : undefined;
    return isCreature && share === 1 ? 'body' : undefined;
  };
  return { ...figure, fills: figure.fills.map((fill) => ({ ...fill, region: regionFor(fill) })) };
}

/** Share of a wire's width and of a plate's width for a stone, and the pitch of stones along a wire in widths. */
const ON_WIRE = 0.82;
const ON_PLATE = 0.62;
const PITCH = 1.5;
/** Narrower wires and plates hold no stone, as a share of half the figure's height. */
const NARROWEST = 0.075;
/** Cells across a plate in the search of its places, and the most places in one. */
const GRID = 26;
const MOST_IN_PLATE = 4;

/** Places along a wire, from its thicker end. */
function alongWire(stroke: Stroke, seat: FigureSeat): StonePlace[] {
  const { points } = stroke;
  const last = points.length - 1;
  const isThickerAtEnd = halfWidthAt(stroke, last) > halfWidthAt(stroke, 0);
  const order = points.map((_, i) => (isThickerAtEnd ? last - i : i));
  const length = lengthOf(raise(points, 0), false);
  const places: StonePlace[] = [];
  let [run, next] = [0, length * 0.06];
  for (const [k, i] of order.entries()) {
    const before = points[order[k - 1] ?? i]!;
    run += Math.hypot(points[i]![0] - before[0], points[i]![1] - before[1]);
    const size = 2 * halfWidthAt(stroke, i) * ON_WIRE;
    if (run < next || size < NARROWEST || run > length * 0.97) continue;
    places.push({ at: points[i]!, size, role: 'accent', seat, isSpare: true });
    next = run + size * PITCH;
  }
  return places;
}

/** Places in a plate: the middle of its widest spot, then of the widest beside it, and so on. */
function inPlate({ outline, holes = [] }: Fill, above: readonly Fill[], seat: FigureSeat): StonePlace[] {
  const own = sheetField(outline, holes);
  const others = above.map((fill) => sheetField(fill.outline));
  const { left, right, low, high } = boxOf(outline);
  const places: StonePlace[] = [];
  for (let n = 0; n < MOST_IN_PLATE; n++) {
    let [best, radius]: [Point2, number] = [[0, 0], 0];
    for (let i = 1; i < GRID; i++)
      for (let j = 1; j < GRID; j++) {
        const [x, y] = [left + ((right - left) * i) / GRID, low + ((high - low) * j) / GRID];
        let room = -own(x, y);
        if (room <= radius) continue;
        for (const other of others) room = Math.min(room, other(x, y));
        for (const { at, size } of places) room = Math.min(room, Math.hypot(x - at[0], y - at[1]) - size * 0.8);
        if (room > radius) [best, radius] = [[x, y], room];
      }
    const size = 2 * radius * ON_PLATE;
    if (size < NARROWEST) break;
    places.push({ at: best, size, role: 'accent', seat, isSpare: true });
  }
  return places;
}

const known = new WeakMap<object, Map<FigureSeat, StonePlace[]>>();

/** The places of a part of a figure: the drawn ones first, then those that its plates and wires have room for. */
export function placesIn(figure: Pick<FittedFigure, 'fills' | 'strokes' | 'stones'>, seat: FigureSeat): readonly StonePlace[] {
  const own = known.get(figure) ?? new Map<FigureSeat, StonePlace[]>();
  known.set(figure, own);
  const ready = own.get(seat);
  if (ready) return ready;
  const drawn = figure.stones.filter((place) => seatOf(place) === seat);
  const inPlates = figure.fills.flatMap((fill, i) => (isOfRegion(fill, seat) ? [inPlate(fill, figure.fills.slice(i + 1), seat)] : []));
  const rounds = Array.from({ length: MOST_IN_PLATE }, (_, n) => inPlates.flatMap((places) => places[n] ?? [])).flat();
  const onWires = figure.strokes.flatMap((stroke) => (isOfRegion(stroke, seat) && !stroke.engraved ? alongWire(stroke, seat) : []));
  const isFree = ({ at, size }: StonePlace, taken: readonly StonePlace[]): boolean => taken.every((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) > (size + other.size) * 0.62);
  const all = [...drawn];
  for (const place of [...onWires, ...rounds]) if (isFree(place, all) && isFree(place, figure.stones.filter(({ isSpare }) => !isSpare))) all.push(place);
  own.set(seat, all);
  return all;
}

/** The number of places that one stone of each plate takes, or of a row along a wire. */
export function usualCount(figure: Pick<FittedFigure, 'fills' | 'strokes' | 'stones'>, seat: FigureSeat): number {
  const places = placesIn(figure, seat);
  const drawn = figure.stones.filter((place) => seatOf(place) === seat).length;
  if (drawn > 0) return drawn;
  const isRow = figure.strokes.some((stroke) => isOfRegion(stroke, seat) && !stroke.engraved);
  return isRow ? places.length : Math.min(places.length, figure.fills.filter((fill) => isOfRegion(fill, seat)).length);
}
