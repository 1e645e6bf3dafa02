/**
 * How finely pieces are sculpted. A sketch has a coarser grid and coarser beads, for a first look while the piece itself
 * is being made; a draft, for a look at a change, keeps what is relief.
 */
export type Detail = 'full' | 'draft' | 'sketch';

/** Cells are this many times as wide. */
const CELLS: Readonly<Record<Detail, number>> = { full: 1, draft: 1.5, sketch: 2.5 };

const making: { detail: Detail; points: number } = { detail: 'full', points: 0 };

/** True while a sketch is being made. */
export const isSketch = (): boolean => making.detail === 'sketch';

/** True while the piece itself is being made. */
export const isFull = (): boolean => making.detail === 'full';

/** How finely the present piece is sculpted. */
export const detailOf = (): Detail => making.detail;

/** The width of a sculptor's cells, mm: as given, or wider. */
export const cellOf = (mm: number): number => mm * CELLS[making.detail];

/** Counts the points that a sculptor has set. */
export function countSculpted(points: number): void {
  making.points += points;
}

/** Builds in less detail; `points` were sculpted, which is where that saves time. */
export function inDetail<T>(detail: Detail, build: () => T): { made: T; points: number } {
  making.detail = detail;
  making.points = 0;
  try {
    return { made: build(), points: making.points };
  } finally {
    making.detail = 'full';
  }
}
