/** A figure on the front of a bangle or a cuff, bent like the metal. */
import type { Bench } from '../../parts/bench';
import { placeFigure } from '../../parts/figure';
import { along } from '../../geometry/vec';
import { motifNamed } from '../../motifs/library';
import { stonesIn } from '../../spec/tree';
import { stonesOfFigure } from '../pendant/motif';
import { onOval, type Oval } from './common';

/** Depth of a figure's back in the metal, mm. */
const IN_METAL = 0.25;

/**
 * Half height of a figure that is broader than high, in its units; its half height on the metal as a share of the
 * metal's height, and half its width around the wrist at most, mm.
 */
const BROAD = { tall: 0.5, share: 0.34, halfMm: 20 } as const;

/** Half the extents of a figure in its units. */
function extentOf(name: string, version: number): { wide: number; tall: number } {
  const { fills, strokes } = motifNamed(name, version);
  const points = [...fills.flatMap(({ outline }) => outline), ...strokes.flatMap((stroke) => stroke.points)];
  const most = (k: 0 | 1): number => Math.max(...points.map((p) => Math.abs(p[k])));
  return { wide: most(0), tall: most(1) };
}

/** Length of a figure's unit on metal of a given height, mm: broad figures run around the wrist. */
export function figureHalfMm(height: number, name: string, version: number): number {
  const usual = Math.min(9, Math.max(7.4, height * 0.8));
  const { wide, tall } = extentOf(name, version);
  return tall > BROAD.tall ? usual : Math.max(usual, Math.min((BROAD.share * height) / tall, BROAD.halfMm / wide));
}

/** Half the height of a figure with a unit length, mm. */
export function figureTallMm(unitMm: number, name: string, version: number): number {
  const { tall } = extentOf(name, version);
  return tall > BROAD.tall ? unitMm : unitMm * tall;
}

/** Gap between a figure and the settings beside it, mm. */
const CLEAR_MM = 0.8;

/** Half the height of a figure at each end of an open band, mm. */
export const END_FIGURE = 6.4;
/** Distance of its middle from the end, in half heights. */
const FROM_END = 0.5;

/** True for a bangle whose stones are on the band, on both sides of its figure. */
const hasStonesBeside = ({ spec }: Bench): boolean => spec.root.params['beside'] === 'yes';

/** Half the width that the figure at the front keeps free of stones, mm. */
export function clearOfFigure({ spec }: Bench, name: string, halfHeightMm: number): number {
  return extentOf(name, Number(spec.root.params['version'] ?? 0)).wide * halfHeightMm + CLEAR_MM;
}

/** Places a figure of the piece, with its share of the stones, on the outside of the metal at an angle from the front. */
function figureAt(
  bench: Bench,
  oval: Oval,
  {
    angle,
    base,
    thick,
    halfHeightMm,
    copies,
  }: { angle: number; base: number; thick: number; halfHeightMm: number; copies: number },
): void {
  const { params } = bench.spec.root;
  const { at, out, axes } = onOval(angle, oval);
  const over = thick - IN_METAL;
  placeFigure(
    bench,
    {
      name: String(params['motif']),
      version: Number(params['version'] ?? 0),
      halfHeightMm,
      ...stonesOfFigure(hasStonesBeside(bench) ? [] : stonesIn(bench.spec), copies),
      bend: { radiusMm: oval.rx ** 2 / oval.rz + over, turn: 0 },
    },
    along([at[0], base, at[2]], out, over),
    axes,
    bench.isTwoTone ? bench.accent : bench.metal,
  );
}

/** Places the figure of the piece at the front, its middle `base` mm above the table, on metal `thick` mm thick. */
export const figureInFront = (bench: Bench, oval: Oval, base: number, thick: number, halfHeightMm: number): void =>
  figureAt(bench, oval, { angle: 0, base, thick, halfHeightMm, copies: 1 });

/** Places a figure at each end of a band with an opening at the front, half of it `opening` radians. */
export function figuresAtEnds(bench: Bench, oval: Oval, base: number, thick: number, opening: number): void {
  for (const way of [-1, 1])
    figureAt(bench, oval, {
      angle: way * (opening + (END_FIGURE * FROM_END) / oval.rz),
      base,
      thick,
      halfHeightMm: END_FIGURE,
      copies: 2,
    });
}
