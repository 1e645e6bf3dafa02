/** Figures in metal as meshes. */
import type { FittedFigure } from '../curves/figure';
import type { FigureScale } from '../curves/figureField';
import { figureField } from '../curves/figureField';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';

export interface ReliefOptions extends FigureScale {
  cellMm?: number;
}

/** The figure as a solid on the xy plane facing +z, and the height of its surface at a point (0 outside). */
export function relief(figure: FittedFigure, { cellMm = 0.16, ...scale }: ReliefOptions): { solid: Solid; heightAt: (x: number, y: number) => number } {
  const { field, low, high, heightAt } = figureField(figure, scale);
  return { solid: sculpt(field, low, high, cellMm), heightAt };
}
