/** The stones of link bracelets, each in a bezel on its link. */
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import { plateSetting, polygonReach } from '../../parts/plateSetting';
import type { Point2 } from '../../geometry/curves';
import { along, type Axes } from '../../geometry/vec';
import { mm, stonesOf } from '../maker';

/** The smallest stone of a link, mm. */
const LEAST_JEWEL = 1.2;

/** The size of a stone with `room` mm on each side of its link, mm. */
export function jewelMm({ cut, size_mm }: Stone, room: number): number {
  const tallest = Math.max(...girdleMm(cut, 1).flatMap((p) => [Math.abs(p[0]), Math.abs(p[1])])) * 2;
  return mm(Math.max(LEAST_JEWEL, Math.min(size_mm, room / tallest)));
}

/** The stone of a link: at the front, or at every `share`-th link on both sides of it, as many as are counted. */
export function jewelAt({ spec }: Bench, index: number, links: number): Stone | undefined {
  const share = Number(spec.root.params['share'] ?? 0);
  const stone = stonesOf(spec, 'center');
  const fromFront = Math.min(index, links - index);
  const counted = stone?.count ?? 0;
  // An even number leaves the front link free.
  const isThere =
    share === 0
      ? index === 0
      : counted > 1
        ? (fromFront + (counted % 2 === 0 ? 1 : 0)) % share === 0 && fromFront < counted
        : fromFront % share === 0;
  return isThere ? stone : undefined;
}

/**
 * Wall of a bezel on a plate, plate beside it, bevel along the plate's edge, and height of the girdle over the face at
 * the edge and at the wall, mm: the face rises to the bezel.
 */
const PLATED = { wall: 0.55, beside: 0.55, bevel: 0.22, least: 0.45, proud: 0.1 } as const;
/** Depth of a stone below its girdle as a share of its width. */
const PAVILION = 0.45;

/** The largest stone whose bezel a plate carries, mm. */
function mostOnPlate(cut: Stone['cut'], outline: readonly Point2[]): number {
  const reach = polygonReach(outline);
  const room = Math.min(
    ...girdleMm(cut, 2).map(([x, y]) => {
      const far = Math.hypot(x, y);
      return (reach(Math.atan2(y, x)) - PLATED.wall - PLATED.beside) / far;
    }),
  );
  return mm(Math.max(LEAST_JEWEL, 2 * room));
}

/**
 * A plate of a bracelet that is one piece with the bezel on it, open under the stone.
 * @param face height of its face, mm
 * @param back depth of its back, mm
 */
export function jewelPlate(
  bench: Bench,
  { kind, cut, size_mm }: Stone,
  { origin, axes }: { origin: Vec3; axes: Axes },
  outline: readonly Point2[],
  { face, back }: { face: number; back: number },
): void {
  const sizeMm = Math.min(size_mm, mostOnPlate(cut, outline));
  const over = Math.max(PLATED.least, sizeMm * PAVILION - back - face + 0.15);
  const seat = along(origin, axes[2], face + over);
  bench.stone({ kind, cut, sizeMm, role: 'center', origin: seat, axes });
  bench.add(
    plateSetting({ cut, sizeMm, turn: 0 }, polygonReach(outline), {
      wallMm: PLATED.wall,
      top: -over,
      back: -over - face - back,
      bevel: PLATED.bevel,
      shoulder: -PLATED.proud,
    }),
    18,
    { origin: seat, axes },
  );
}

/** Sets the bracelet's stone at a position if the pattern has one there. */
export function jewel(
  bench: Bench,
  index: number,
  count: number,
  origin: Vec3,
  axes: Axes,
  foot: number,
  room: number,
): boolean {
  const stone = jewelAt(bench, index, count);
  if (!stone) return false;
  const size = jewelMm(stone, room);
  // Higher than the bar that may be below it.
  const high = Math.max(size * 0.32, 0.6);
  const seat = along(origin, axes[2], foot + high);
  bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: size, role: 'center', origin: seat, axes });
  bench.add(bezelCup(stone.cut, size, axes, seat, { wallMm: 0.5, depth: high + 0.5, open: 0.8 }), 36);
  return true;
}
