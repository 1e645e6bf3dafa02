import type { Cut, Drawing, GemKind } from '../spec';
import { evenly, lengthOf, raise, type Point2 } from '../geometry/curves';
import { through } from '../motifs/drawing';
import { girdleMm } from '../parts/head';

/** Widths of the smallest stone that is set alone and of the stones of a row, mm. */
const LEAST_STONE = 1.2;
const ROW_STONES = [1.2, 2.2] as const;
/** Metal between the girdles of two stones, mm. */
const BETWEEN = 0.62;

interface Place {
  kind: GemKind;
  cut: Cut;
  at: Point2;
  sizeMm: number;
  turn: number;
  small: boolean;
}

export const pairs = (numbers: readonly number[]): Point2[] =>
  Array.from({ length: numbers.length / 2 }, (_, i): Point2 => [numbers[i * 2]!, numbers[i * 2 + 1]!]);

const girdles = new Map<Cut, readonly Point2[]>();
/** The girdle of a cut, in half widths. */
function girdleOfCut(cut: Cut): readonly Point2[] {
  const girdle = girdles.get(cut) ?? girdleMm(cut, 2, 40);
  girdles.set(cut, girdle);
  return girdle;
}

/** The girdle of a stone as it lies on the pad, moved outwards by `by` mm; units. */
export function girdleOf({ cut, sizeMm, at, turn }: Place, mmPerUnit: number, by: number): Point2[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const grow = sizeMm / 2 + by;
  return girdleOfCut(cut).map(([x, y]): Point2 => [
    at[0] + ((x * c - y * s) * grow) / mmPerUnit,
    at[1] - ((x * s + y * c) * grow) / mmPerUnit,
  ]);
}

/** Extent of a stone towards a point of the pad, mm. */
function reachTowards(stone: Place, [x, y]: Point2): number {
  const angle = Math.atan2(stone.at[1] - y, x - stone.at[0]) - stone.turn;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (Math.max(...girdleOfCut(stone.cut).map((p) => p[0] * c + p[1] * s)) * stone.sizeMm) / 2;
}

/** The stones that fit, largest first; crowded ones become smaller or are omitted. */
function roomFor(requested: readonly Place[], mmPerUnit: number): Place[] {
  const set: Place[] = [];
  for (const stone of requested.toSorted((a, b) => b.sizeMm - a.sizeMm)) {
    let share = 1;
    for (const other of set) {
      const apart = Math.hypot(stone.at[0] - other.at[0], stone.at[1] - other.at[1]) * mmPerUnit;
      share = Math.min(share, (apart - reachTowards(other, stone.at) - BETWEEN) / reachTowards(stone, other.at));
    }
    const sizeMm = stone.sizeMm * share;
    if (sizeMm >= LEAST_STONE - 1e-6) set.push({ ...stone, sizeMm });
  }
  return set;
}

export function placesOf(drawing: Drawing, mmPerUnit: number): Place[] {
  const alone = drawing.stones.map((s): Place => ({
    kind: s.kind,
    cut: s.cut,
    at: s.at,
    turn: s.turn,
    sizeMm: Math.max(LEAST_STONE, s.size * mmPerUnit),
    small: false,
  }));
  const inRows = drawing.rows.flatMap(({ kind, size, points }): Place[] => {
    const line = raise(through(pairs(points), false, 4), 0);
    const sizeMm = Math.min(ROW_STONES[1], Math.max(ROW_STONES[0], size * mmPerUnit * 1.25));
    const count = Math.max(1, Math.floor((lengthOf(line) * mmPerUnit) / (sizeMm + BETWEEN + 0.02)) + 1);
    return evenly(line, Math.max(2, count), false)
      .slice(0, count)
      .map((p): Place => ({ kind, cut: 'round', at: [p[0], p[1]], turn: 0, sizeMm, small: true }));
  });
  return roomFor([...alone, ...inRows], mmPerUnit);
}
