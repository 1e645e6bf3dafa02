/** Rows of stones in a hoop: outside at its front, and inside at its back. */
import { kindAt, type Sequence } from '../../catalogue/sequences';
import { Z, axesFacing, cross, scale, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import { moved } from '../../parts/plaque';
import { SINK, grains, setStones, type Seat } from '../../parts/seats';
import type { Vec3 } from '../../piece';
import type { Cut, DesignPart } from '../../spec';
import { anglesFrom, onHoop, outward, thickness, type Hoop } from './hoopShape';

/** Middle of an outer row, on the side towards the viewer, and its upper end, radians clockwise from the top. */
const FRONT = Math.PI * 1.36;
const ROW_START = Math.PI * 1.76;
/** Position of a lone stone, near the middle of the side, where it faces the viewer. */
const FRONT_OF_LONE = Math.PI * 1.44;
/**
 * Lower end of an outer row without a count, radians: stones at the lowest point face the table, which is dark, and
 * would carry a standing hoop.
 */
const ROW_END = Math.PI * 1.27;
/** Angle of the stone closest to the latch, radians. */
const LAST = Math.PI * 1.83;
/** The same for a square hoop: none on its upper corner, where the last beads would be separate from the metal. */
const LAST_OF_SQUARE = Math.PI * 1.67;
/** Middle and total extent of an inner row, radians. */
const BACK = Math.PI * 0.5;
const BACK_SPAN = Math.PI * 0.62;
/** Straight part of a square's side, in half sides. */
const STRAIGHT = 1.3;
/** Length of an outer row in radii, and pitch of its stones in widths. */
const FRONT_SPAN = 3.3;
const PITCH = 1.04;
/** Gap of a row beside a ring at the lowest point, radians. */
const BESIDE_RING = 0.2;
/** Maximum width of stones relative to the half thickness of the metal, and of a lone one with its bezel. */
const WIDEST = 1.42;
const WIDEST_LONE = 1.38;

/** Bezel of a lone stone, whose wall goes down into the round metal, mm. */
const LONE = { wallMm: 0.5, depth: 1.7, upright: 1.5, open: 0.8 } as const;

export interface Row {
  part: DesignPart;
  isInside: boolean;
}

/** Bezels on the metal: rise of the girdle, in widths, and width, in half thicknesses; wall, foot and distance, mm. */
const COLLET = { rise: 0.34, widest: 1.55, wallMm: 0.4, foot: 0.5, apartMm: 0.75 } as const;
/** Radius of a bundle of twisted wires relative to that of a single one. */
const TWISTED = 1.08;

/** Length of a cut relative to its width. */
const lengthOf = (cut: Cut): number => {
  const ys = girdleMm(cut, 1).map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys);
};

const isCollets = ({ part }: Row): boolean => part.kind === 'row.collets';

/**
 * The seats of a row in one wire of a hoop; without a count the row has maximum length.
 * @param off offset of the wire from the middle of the hoop, mm
 */
export function rowSeats(hoop: Hoop, row: Row, off: number, hasDrop: boolean): Seat[] {
  const { part, isInside } = row;
  const { size_mm: wanted, cut } = part.stones![0]!;
  const counted = part.stones!.reduce((sum, stone) => sum + stone.count, 0);
  const inBezels = isCollets(row);
  const way = isInside ? -1 : 1;
  const isCounted = counted > 0;
  const middle = isInside ? BACK : counted === 1 ? FRONT_OF_LONE : isCounted ? FRONT : (ROW_END + LAST) / 2;
  // Limited by the metal, which is narrow at the start of the row on a tapered hoop.
  const sizeMm = Math.min(
    wanted,
    inBezels
      ? COLLET.widest * thickness(hoop, middle)
      : counted === 1
        ? WIDEST_LONE * thickness(hoop, middle)
        : WIDEST * thickness(hoop, isInside ? 0.7 : ROW_START),
  );
  const pitch = inBezels ? sizeMm * lengthOf(cut) + COLLET.apartMm : sizeMm * PITCH;
  const surface = way * hoop.wireHalf;
  // The inside of a square's corner is too narrow for stones.
  const span = hoop.form === 'square' ? STRAIGHT : BACK_SPAN;
  const room = isInside
    ? Math.floor((span * (hoop.radius + surface)) / pitch)
    : Math.floor(isCounted ? (FRONT_SPAN * hoop.radius) / pitch : ((LAST - ROW_END) * (hoop.radius + surface)) / pitch);
  const stones = isCounted ? Math.min(counted, room) : room;
  const last = hoop.form === 'square' ? LAST_OF_SQUARE : LAST;
  const places = Array.from({ length: stones }, (_, i) => (i - (stones - 1) / 2) * pitch);
  const isTwist = hoop.form === 'twist';
  return anglesFrom(hoop, middle, places, surface)
    .filter((angle) => isInside || (angle <= last && (!hasDrop || angle >= Math.PI + BESIDE_RING)))
    .map((angle) => {
      const up = scale(outward(hoop, angle), way);
      const half = thickness(hoop, angle) * (isTwist ? TWISTED : 1);
      const rise = inBezels ? sizeMm * COLLET.rise : -sizeMm * SINK;
      return {
        origin: onHoop(hoop, angle, way * (half + rise), off),
        // The length of a stone lies along the hoop.
        axes: inBezels ? [Z, cross(up, Z), up] : axesFacing(up, Z),
        sizeMm,
        ...(inBezels ? { cut } : {}),
      };
    });
}

/** Sets the stones of a row in all wires of a placed hoop. */
export function setRow(bench: Bench, row: Row, inWires: readonly (readonly Seat[])[], axes: Axes, at: Vec3): void {
  const { part } = row;
  const kinds = part.stones!.map(({ kind }) => kind);
  const sequence = (part.params['sequence'] ?? 'turns') as Sequence;
  bench.inPart(part.id, () => {
    for (const seats of inWires) {
      if (seats.length === 0) continue;
      const set = moved(seats, axes, at);
      setStones(
        bench,
        set,
        set.map((_, i) => kindAt(kinds, sequence, i, set.length)),
        'pave',
      );
      if (isCollets(row))
        for (const { axes: facing, origin, sizeMm, cut = 'round' } of set)
          bench.add(
            bezelCup(cut, sizeMm, facing, origin, {
              wallMm: COLLET.wallMm,
              depth: sizeMm * COLLET.rise + COLLET.foot,
              open: 0.8,
            }),
            36,
          );
      else if (set.length > 1) grains(bench, set);
      else
        for (const { axes: facing, origin, sizeMm } of set)
          bench.add(bezelCup('round', sizeMm, facing, origin, LONE), 40);
    }
  });
}
