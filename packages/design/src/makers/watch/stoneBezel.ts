import type { DesignPart } from '../../spec';
import { sphere } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { TAU, WORLD } from '../../geometry/vec';
import type { WatchFrame } from './frame';
import { clock } from './frame';

interface Pave {
  stones: Point2[];
  grains: Point2[];
}

/** Small stones around the bezel, held by grains. */
export function setBezel(w: WatchFrame, set: DesignPart, isDivingBezel: boolean): void {
  const { kind, cut, size_mm, role } = set.stones![0]!;
  const { stones, grains } = w.box
    ? alongSides(w, size_mm / w.k)
    : roundBezel(size_mm / w.k, w.shape === 'hexagon' ? 17.4 : 17.85);
  const grain = w.bench.define(sphere(1, 8));
  const face = isDivingBezel ? 8.37 : 8.05;
  for (const [x, y] of stones)
    w.bench.stone({
      kind,
      cut,
      sizeMm: size_mm,
      role,
      origin: w.at(x, y, face),
      axes: w.box ? WORLD : clock(Math.atan2(x, y) / TAU).axes,
    });
  for (const [x, y] of grains) w.bench.place(grain, { origin: w.at(x, y, face - 0.19), scale: 0.34 });
}

function roundBezel(size: number, r: number): Pave {
  const count = Math.floor((TAU * r) / (size * 1.06));
  const on = (i: number, off: number): Point2 => [
    Math.sin((i / count) * TAU) * (r + off),
    Math.cos((i / count) * TAU) * (r + off),
  ];
  const all = Array.from({ length: count }, (_, i) => i);
  return {
    stones: all.map((i) => on(i, 0)),
    grains: all.flatMap((i) => [on(i + 0.5, -size * 0.4), on(i + 0.5, size * 0.4)]),
  };
}

/** Along the two long sides of a case that is not round, or all four of a square. */
function alongSides(w: WatchFrame, size: number): Pave {
  const { x, y, corner, ends = x, bulge = 0 } = w.box!;
  const pitch = size * 1.06;
  // Corners have no stones.
  const count = Math.floor(((y - bulge - corner) * 2 - 0.2) / pitch);
  const on = (way: number, i: number, off: number): Point2 => {
    const at = ((count - 1) / 2 - i) * pitch;
    return [way * (ends + (x - ends) * (1 - (at / (y - bulge)) ** 2) - 2.15 + off), at];
  };
  const beside: Pave = {
    stones: [1, -1].flatMap((way) => Array.from({ length: count }, (_, i) => on(way, i, 0))),
    grains: [1, -1].flatMap((way) =>
      Array.from({ length: count + 1 }, (_, i) => [on(way, i - 0.5, -size * 0.4), on(way, i - 0.5, size * 0.4)]).flat(),
    ),
  };
  if (x !== y) return beside;
  // Above and below, between the rows at the sides.
  const across = count - 2;
  const at = (way: number, i: number, off: number): Point2 => [((across - 1) / 2 - i) * pitch, way * (y - 2.15 + off)];
  return {
    stones: [...beside.stones, ...[1, -1].flatMap((way) => Array.from({ length: across }, (_, i) => at(way, i, 0)))],
    grains: [
      ...beside.grains,
      ...[1, -1].flatMap((way) =>
        Array.from({ length: across + 1 }, (_, i) => [
          at(way, i - 0.5, -size * 0.4),
          at(way, i - 0.5, size * 0.4),
        ]).flat(),
      ),
    ],
  };
}
