/** Rows of stones in a hoop: outside where it faces the viewer, and inside of its back. */
import { kindAt } from '../../catalogue/sequences';
import type { Sequence } from '../../catalogue/sequences';
import { Z, axesFacing, scale } from '../../geometry/vec';
import type { Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { moved } from '../../parts/plaque';
import type { Seat } from '../../parts/seats';
import { grains, setStones } from '../../parts/seats';
import type { Vec3 } from '../../piece';
import type { DesignPart } from '../../spec';
import type { Hoop } from './hoopShape';
import { anglesFrom, onHoop, outward, thickness } from './hoopShape';

/** The middle of an outer row, on the side that faces the viewer, and its upper end, radians clockwise from the top. */
const FRONT = Math.PI * 1.36;
const ROW_START = Math.PI * 1.76;
/** No stone lies nearer to the latch, radians. */
const LAST = Math.PI * 1.83;
/** Nor on the upper corner of a square, where its last grains would stand apart. */
const LAST_OF_SQUARE = Math.PI * 1.67;
/** The middle of an inner row, and how far it reaches in all, radians. */
const BACK = Math.PI * 0.5;
const BACK_SPAN = Math.PI * 0.62;
/** The straight part of a square's side, in halves of its length. */
const STRAIGHT = 1.3;
/** Length of an outer row in radii, and the pitch of its stones in widths. */
const FRONT_SPAN = 3.3;
const PITCH = 1.04;
/** How far from the lowest place a row ends that makes room for a ring, radians. */
const BESIDE_RING = 0.2;
/** Girdles lie so far under the surface, mm. */
const SUNK = 0.03;
/** Stones are no wider than this share of the half thickness that carries them. */
const WIDEST = 1.68;

export interface Row {
  part: DesignPart;
  isInside: boolean;
}

/**
 * The seats of a row in one wire of a hoop; a row without a number is as long as it can be.
 * @param off of the wire beside the middle of the hoop, mm
 */
export function rowSeats(hoop: Hoop, { part, isInside }: Row, off: number, hasDrop: boolean): Seat[] {
  const { size_mm: wanted, count } = part.stones![0]!;
  const counted = (part.stones ?? []).reduce((sum, stone) => sum + stone.count, 0);
  const way = isInside ? -1 : 1;
  const middle = isInside ? BACK : FRONT;
  // No wider than the metal that carries it: a taper is narrow where the row begins.
  const sizeMm = Math.min(wanted, WIDEST * thickness(hoop, count === 1 ? middle : isInside ? 0.7 : ROW_START));
  const pitch = sizeMm * PITCH;
  const surface = way * hoop.wireHalf;
  // The inside of a square's corner is too narrow for stones.
  const span = hoop.form === 'square' ? STRAIGHT : BACK_SPAN;
  const room = isInside
    ? Math.floor((span * (hoop.radius + surface)) / pitch)
    : Math.floor((FRONT_SPAN * hoop.radius) / pitch);
  const stones = counted > 0 ? Math.min(counted, room) : room;
  const last = hoop.form === 'square' ? LAST_OF_SQUARE : LAST;
  const places = Array.from({ length: stones }, (_, i) => (i - (stones - 1) / 2) * pitch);
  return anglesFrom(hoop, middle, places, surface)
    .filter((angle) => isInside || (angle <= last && (!hasDrop || angle >= Math.PI + BESIDE_RING)))
    .map((angle) => ({
      origin: onHoop(hoop, angle, way * (thickness(hoop, angle) - SUNK), off),
      axes: axesFacing(scale(outward(hoop, angle), way), Z),
      sizeMm,
    }));
}

/** Sets the stones of a row in all wires of a hoop that stands at a place. */
export function setRow(bench: Bench, { part }: Row, inWires: readonly (readonly Seat[])[], axes: Axes, at: Vec3): void {
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
      grains(bench, set);
    }
  });
}
