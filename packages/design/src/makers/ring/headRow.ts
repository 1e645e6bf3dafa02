/** Rows of stones in separate heads on a ring. */
import type { Vec3 } from '../../piece';
import { bezelCup } from '../../parts/head';
import { prongHead } from '../../parts/prongHead';
import type { Bench } from '../../parts/bench';
import type { Stone } from '../../spec';
import { TAU, WORLD, spin } from '../../geometry/vec';
import { onHoop, reachAlong, swingOf, type Hoop } from './common';
import { axesAt, inTurn } from './settings';

/** Gap between the girdles of neighbours in a row, and wall of a bezel there, mm. */
const ROW_GAP = 0.16;
const ROW_WALL = 0.34;
/** Width of a stone that usual prongs would cover, and radius of the prongs that hold it, mm. */
const SMALL_IN_ROW = 2;
const SMALL_WIRE = 0.24;

/** Height of the girdle of a stone in a bezel that is sunk into the band, mm. */
const LOW_LIFT = 0.25;

/** Height of the girdle of a stone in a row above the band, mm. */
const liftInRow = ({ size_mm }: Stone, isLow = false): number => (isLow ? LOW_LIFT : size_mm * 0.38 + 0.1);

/** Height of the girdle of each lot above the band, mm; lots that take turns are level with the largest. */
function liftsOf(lots: readonly Stone[], { isLow, isListed }: HeadRow): number[] {
  const own = lots.map((lot) => liftInRow(lot, isLow));
  return isListed ? own : own.map(() => Math.max(...own));
}

/** Total height of a stone in a row above the band, mm. */
export const rowHeight = (stone: Stone): number => liftInRow(stone) + stone.size_mm * 0.18;

interface HeadRow {
  isBezel: boolean;
  /** True for bezels that are sunk into the band. */
  isLow?: boolean;
  /** True for a row all the way round. */
  isFull: boolean;
  /** True for stones with their long side along the finger's width. */
  isTurned: boolean;
  /** True for lots that follow each other; others take turns. */
  isListed: boolean;
  /** Half the length of a row that is not full, radians. */
  arc: number;
  /** A lot that is not turned, such as the stone on a point. */
  upright?: Stone;
}

const isAcross = (lot: Stone, { isTurned, upright }: HeadRow): boolean => !isTurned || lot === upright;

/** Angle by which a band's middle leans along the finger, radians. */
const STEP = 0.01;
const leanAt = (hoop: Hoop, angle: number): number =>
  Math.atan2(swingOf(hoop, angle + STEP) - swingOf(hoop, angle - STEP), 2 * STEP * hoop.topRadius);

/** The stones of a row with their angles from the top, radians, and the angle at which its last head ends. */
export function headRow(
  hoop: Hoop,
  lots: readonly Stone[],
  row: HeadRow,
): { places: readonly { lot: Stone; angle: number }[]; end: number } {
  const { isBezel, isFull, isListed, arc } = row;
  const halfOf = (lot: Stone): number =>
    reachAlong(lot, !isAcross(lot, row)) + (isBezel ? ROW_WALL - ROW_GAP / 2 - 0.04 : 0);
  const widest = Math.max(...lots.map(halfOf));
  // Stones are widest at their girdles.
  const radius = hoop.topRadius + Math.min(...liftsOf(lots, row));
  const stepOf = (a: number, b: number): number => (a + b + ROW_GAP) / radius;
  const open = Math.floor((isFull ? TAU : 2 * arc) / stepOf(widest, widest));
  // A full row has the same number of each lot, so that no two equal stones meet where it closes.
  const list = isListed
    ? lots.flatMap((lot) => Array.from({ length: lot.count }, () => lot))
    : inTurn(lots, isFull ? open - (open % lots.length) : open);
  const isClosed = isFull && lots.every(({ count }) => count === 0);
  const angles = isClosed
    ? list.map((_, i) => (i / list.length) * TAU)
    : list.reduce<number[]>(
        (all, lot, i) => [...all, i === 0 ? 0 : all[i - 1]! + stepOf(halfOf(list[i - 1]!), halfOf(lot))],
        [],
      );
  const middle = isClosed ? 0 : angles.at(-1)! / 2;
  return {
    places: list.map((lot, i) => ({ lot, angle: angles[i]! - middle })),
    end: isClosed ? Math.PI : middle + halfOf(list.at(-1)!) / radius,
  };
}

/**
 * Stones in separate heads side by side along a band: half or all the way round, or a given number. Lots take turns, or
 * follow each other as listed.
 */
export function buildHeadRow(bench: Bench, hoop: Hoop, lots: readonly Stone[], row: HeadRow): void {
  const lifts = liftsOf(lots, row);
  const heads = new Map(
    lots.map((lot, i): [Stone, { mesh: number; lift: number }] => {
      const lift = lifts[i]!;
      const head = row.isBezel
        ? bezelCup(lot.cut, lot.size_mm, WORLD, [0, 0, 0], { wallMm: ROW_WALL, depth: lift + 0.3, open: 0.7 })
        : prongHead({
            kind: lot.kind,
            cut: lot.cut,
            sizeMm: lot.size_mm,
            axes: WORLD,
            origin: [0, 0, 0],
            prongs: 4,
            wireMm: lot.size_mm < SMALL_IN_ROW ? SMALL_WIRE : Math.max(0.3, Math.min(0.4, lot.size_mm * 0.1)),
            depth: lift + 0.25,
            floorMm: 0.5,
          });
      return [lot, { mesh: bench.define(head, row.isBezel ? 40 : 60), lift }];
    }),
  );
  for (const { lot, angle } of headRow(hoop, lots, row).places) {
    const { mesh, lift } = heads.get(lot)!;
    const lean = isAcross(lot, row) ? 0 : Math.PI / 2;
    const axes = spin(axesAt(angle), lean - leanAt(hoop, angle));
    const [x, y, z] = onHoop(hoop.center, angle, hoop.topRadius + lift);
    const origin: Vec3 = [x, y, z + swingOf(hoop, angle)];
    bench.place(mesh, { axes, origin });
    bench.stone({ kind: lot.kind, cut: lot.cut, sizeMm: lot.size_mm, role: lot.role, origin, axes });
  }
}
