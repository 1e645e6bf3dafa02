/** Inlays of faces: a strip of stone along the edge, and a field of squares of two stones in turn. */
import type { Point2 } from '../geometry/curves';
import { sweepSections, tube } from '../geometry/sweep';
import { fromAxes, type Axes } from '../geometry/vec';
import type { Bench } from '../parts/bench';
import { isSlabStone, setSlab } from '../parts/slab';
import type { Vec3 } from '../piece';
import { inlayOf } from '../catalogue/inlays';
import type { GemKind, Stone } from '../spec';
import type { Brief } from './maker';

/** The stone of an inlay; null for enamel and without one. */
export const stoneOfInlay = ({ inlay }: Brief): GemKind | null => {
  const fill = inlay === null ? null : inlayOf(inlay).fill;
  return fill && 'gem' in fill ? fill.gem : null;
};

/** The stones of a checkerboard; empty without one. */
export const checkerStones = (brief: Brief): readonly GemKind[] => {
  const kinds = [...new Set([...brief.gems, stoneOfInlay(brief)])].filter((kind) => kind !== null);
  return brief.wants('checkerboard') && kinds.length === 2 && kinds.every(isSlabStone) ? kinds : [];
};

/** True for a face that a stone or an inlay fills. */
export const fillsFace = (brief: Brief): boolean =>
  brief.inlay !== null ||
  brief.gems.some(
    (kind) => isSlabStone(kind) && !brief.named.some((stone) => stone.kind === kind && stone.role === 'halo'),
  );

interface Place {
  axes: Axes;
  /** Middle of the face, on its surface. */
  origin: Vec3;
}

/** Depth of a strip in the face, its height over it, the roundness of its top, and radius of the wires beside it, mm. */
const STRIP = { under: 0.5, over: 0.16, rise: 0.08, wire: 0.2 } as const;

/** A strip of stone between two outlines with as many points each, with a wire on each side. */
export function inlaidStrip(
  bench: Bench,
  outer: readonly Point2[],
  inner: readonly Point2[],
  { kind, role, size_mm: sizeMm }: Stone,
  { axes, origin }: Place,
): void {
  const solid = sweepSections(
    outer.map(([x, y], i): Vec3[] => {
      const [u, v] = inner[i]!;
      return [
        [x, y, -STRIP.under],
        [x, y, STRIP.over],
        [(x + u) / 2, (y + v) / 2, STRIP.over + STRIP.rise],
        [u, v, STRIP.over],
        [u, v, -STRIP.under],
      ];
    }),
    true,
  );
  bench.add(solid, 30, {
    axes,
    origin,
    surface: { kind: 'stone', gem: kind },
    stone: { kind, role, cut: 'cabochon', sizeMm },
  });
  for (const line of [outer, inner])
    bench.add(
      tube(
        line.map(([x, y]): Vec3 => fromAxes(axes, origin, [x, y, 0.06])),
        STRIP.wire,
        { closed: true, points: 12 },
      ),
      40,
    );
}

/** Squares on each side of a field, and gap between two, mm. */
export const SQUARES = 4;
const GAP = 0.12;

/** Side of a square in a field of this side, mm. */
export const squareMm = (fieldMm: number): number => fieldMm / SQUARES - GAP;

/** Squares of two stones in turn in a field `halfMm` from its middle to its sides. */
export function checkerboard(
  bench: Bench,
  halfMm: number,
  [dark, light]: readonly [Stone, Stone],
  { axes, origin }: Place,
): void {
  const side = (2 * halfMm) / SQUARES;
  const half = squareMm(2 * halfMm) / 2;
  const square: readonly Point2[] = [
    [half, half],
    [-half, half],
    [-half, -half],
    [half, -half],
  ].flatMap(([x, y], i, all) => {
    const [u, v] = all[(i + 1) % all.length]!;
    return Array.from({ length: 6 }, (_, k): Point2 => [x! + ((u! - x!) * k) / 6, y! + ((v! - y!) * k) / 6]);
  });
  for (let i = 0; i < SQUARES; i++)
    for (let j = 0; j < SQUARES; j++)
      setSlab(bench, square, (i + j) % 2 === 0 ? dark : light, {
        axes,
        origin: fromAxes(axes, origin, [(i - (SQUARES - 1) / 2) * side, (j - (SQUARES - 1) / 2) * side, 0]),
        sizeMm: 2 * half,
        isFlat: true,
      });
}
