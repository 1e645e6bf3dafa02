/** A figure on the front of a bangle or a cuff, bent like the metal. */
import type { Bench } from '../../parts/bench';
import { placeFigure } from '../../parts/figure';
import { along } from '../../geometry/vec';
import { stonesIn } from '../../spec/tree';
import { stonesOfFigure } from '../pendant/motif';
import type { Oval } from './common';
import { onOval } from './common';

/** Depth of a figure's back in the metal, mm. */
const IN_METAL = 0.25;

/** Half the height of a figure on metal of a given height, mm. */
export const figureHalfMm = (height: number): number => Math.min(9, Math.max(7, height * 0.8));

/** Places the figure of the piece at the front, its middle `base` mm above the table, on metal `thick` mm thick. */
export function figureInFront(bench: Bench, oval: Oval, base: number, thick: number, halfHeightMm: number): void {
  const { params } = bench.spec.root;
  const { at, out, axes } = onOval(0, oval);
  const over = thick - IN_METAL;
  placeFigure(
    bench,
    {
      name: String(params['motif']),
      version: Number(params['version'] ?? 0),
      halfHeightMm,
      ...stonesOfFigure(stonesIn(bench.spec)),
      bend: { radiusMm: oval.rx ** 2 / oval.rz + over, turn: 0 },
    },
    along([at[0], base, at[2]], out, over),
    axes,
    bench.isTwoTone ? bench.accent : bench.metal,
  );
}
