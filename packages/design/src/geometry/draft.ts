/**
 * Drafts: pieces sculpted on a coarser grid, with coarser beads, for a first look while the piece itself is being made.
 */

/** Cells of a draft are this many times as wide. */
const DRAFT_CELLS = 2.5;

const making = { isDraft: false, points: 0 };

/** True while a draft is being made. */
export const isDraft = (): boolean => making.isDraft;

/** The width of a sculptor's cells, mm: as given, or a draft's. */
export const cellOf = (mm: number): number => (making.isDraft ? mm * DRAFT_CELLS : mm);

/** Counts the points that a sculptor has set. */
export function countSculpted(points: number): void {
  making.points += points;
}

/** Builds as a draft; `points` were sculpted, which is where a draft saves time. */
export function asDraft<T>(build: () => T): { draft: T; points: number } {
  making.isDraft = true;
  making.points = 0;
  try {
    return { draft: build(), points: making.points };
  } finally {
    making.isDraft = false;
  }
}
