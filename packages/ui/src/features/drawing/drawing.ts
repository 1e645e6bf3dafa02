import type { DrawingPath } from '@jewelry/contract';

/** A finished drawing: its strokes, and the two renditions that accompany a prompt. */
export interface Drawing {
  readonly paths: readonly DrawingPath[];
  /** Data URL, 512 x 512 px on white. */
  readonly png: string;
  /** SVG text of the same outlines. */
  readonly svg: string;
  /** How closely the piece follows the drawing: 0 is free inspiration, 100 exact. */
  readonly influence: number;
}
