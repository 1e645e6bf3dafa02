/** The stones of link bracelets, each in a bezel on its link. */
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import type { Axes } from '../../geometry/vec';
import { along } from '../../geometry/vec';
import { mm, stonesOf } from '../maker';

/** The smallest stone of a link, mm. */
const LEAST_JEWEL = 1.2;

/** The size of a stone with `room` mm on each side of its link, mm. */
export function jewelMm({ cut, size_mm }: Stone, room: number): number {
  const tallest = Math.max(...girdleMm(cut, 1).flatMap((p) => [Math.abs(p[0]), Math.abs(p[1])])) * 2;
  return mm(Math.max(LEAST_JEWEL, Math.min(size_mm, room / tallest)));
}

/** The stone of a link: at the front, or at every `share`-th link on both sides of it. */
export function jewelAt({ spec }: Bench, index: number, count: number): Stone | undefined {
  const share = Number(spec.root.params['share'] ?? 0);
  const isThere = share === 0 ? index === 0 : Math.min(index, count - index) % share === 0;
  return isThere ? stonesOf(spec, 'center') : undefined;
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
