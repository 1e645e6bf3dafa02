/**
 * Level of detail of sculpting. A sketch has a coarser grid and coarser beads, for a preview while the full piece is
 * being built; a draft, for the preview of a change, keeps relief.
 */
export type Detail = 'full' | 'draft' | 'sketch';

/** Factor on the cell width. */
const CELLS: Readonly<Record<Detail, number>> = { full: 1, draft: 1.5, sketch: 2.5 };

const making: { detail: Detail; points: number } = { detail: 'full', points: 0 };

/** True while a sketch is being built. */
export const isSketch = (): boolean => making.detail === 'sketch';

/** True while the full piece is being built. */
export const isFull = (): boolean => making.detail === 'full';

/** Level of detail of the piece that is being built. */
export const detailOf = (): Detail => making.detail;

/** Width of sculpting cells at the current level of detail, mm. */
export const cellOf = (mm: number): number => mm * CELLS[making.detail];

/** Adds to the number of sculpted points. */
export function countSculpted(points: number): void {
  making.points += points;
}

/**
 * Builds at a level of detail. `points` is the number of sculpted points, which determines how much time less detail
 * saves.
 */
export function inDetail<T>(detail: Detail, build: () => T): { made: T; points: number } {
  making.detail = detail;
  making.points = 0;
  try {
    return { made: build(), points: making.points };
  } finally {
    making.detail = 'full';
  }
}
