import { z } from 'zod';
import {
  BRUSH_MAX,
  BRUSH_MIN,
  DRAWING_COLORS,
  DRAWING_MAX_PATHS,
  DRAWING_MAX_POINTS,
  DRAWING_TOOLS,
} from '../constants/drawing';

/** Plausible bounds of stroke coordinates, far outside the canvas, units. */
const COORDINATE_LIMIT = 8192;

const coordinate = z.number().min(-COORDINATE_LIMIT).max(COORDINATE_LIMIT);
const canvasSide = z.number().positive().max(COORDINATE_LIMIT);

/** Shape options of a stroke, as defined by perfect-freehand. */
export const StrokeOptions = z.strictObject({
  /** Brush width, units. */
  size: z.number().min(BRUSH_MIN).max(BRUSH_MAX),
  thinning: z.number().min(-1).max(1),
  smoothing: z.number().min(0).max(1),
  streamline: z.number().min(0).max(1),
  /** Derives thickness from speed, for pointers without pressure. */
  simulatePressure: z.boolean(),
});
export type StrokeOptions = z.output<typeof StrokeOptions>;

/** One stroke: its points, tool and options. */
export const DrawingPath = z.strictObject({
  /** x and y from the upper left corner, units; pressure 0 to 1. */
  points: z
    .array(z.tuple([coordinate, coordinate, z.number().min(0).max(1)]))
    .min(1)
    .max(DRAWING_MAX_POINTS),
  tool: z.enum(DRAWING_TOOLS),
  color: z.enum(DRAWING_COLORS.map(({ value }) => value)),
  options: StrokeOptions,
  /** Size of the canvas of the points, units. */
  width: canvasSide,
  height: canvasSide,
});
export type DrawingPath = z.output<typeof DrawingPath>;

const countPoints = (paths: readonly DrawingPath[]) => paths.reduce((sum, { points }) => sum + points.length, 0);

/** All strokes of a drawing, in drawing order. */
export const DrawingPaths = z
  .array(DrawingPath)
  .max(DRAWING_MAX_PATHS)
  .refine(
    (paths) => countPoints(paths) <= DRAWING_MAX_POINTS,
    `The drawing has more than ${DRAWING_MAX_POINTS.toLocaleString('en')} points. Please simplify it.`,
  );

/** The strokes behind an image, for reopening in the pad. */
export const StoredDrawing = z.object({ paths: z.array(DrawingPath), influence: z.int().min(0).max(100) });
export type StoredDrawing = z.output<typeof StoredDrawing>;
