/** Side of the square coordinate system of strokes, at any size of the view, units. */
export const DRAWING_SIZE = 512;
/** Largest side of the canvas in fullscreen, CSS px. */
export const DRAWING_FULLSCREEN_MAX = 1024;

/** Brush width, units. */
export const BRUSH_MIN = 1;
export const BRUSH_MAX = 32;
export const BRUSH_DEFAULT = 8;

/** Most rotated copies of a stroke around the center. */
export const SYMMETRY_MAX_FOLD = 12;
export const SYMMETRY_MIN_FOLD = 2;

/** Most points and strokes of one drawing. */
export const DRAWING_MAX_POINTS = 20_000;
export const DRAWING_MAX_PATHS = 2000;

/** How closely a piece follows its drawing: 0 is free inspiration, 100 exact. */
export const DRAWING_INFLUENCE_DEFAULT = 80;

/** The four colors, and the material of a stroke in each. */
export const DRAWING_COLORS = [
  { id: 'black', label: 'Black', value: '#000000', material: 'Metal' },
  { id: 'red', label: 'Red', value: '#FF0000', material: 'Ruby' },
  { id: 'blue', label: 'Blue', value: '#0000FF', material: 'Blue Sapphire' },
  { id: 'green', label: 'Green', value: '#008000', material: 'Emerald' },
] as const;
export type DrawingColor = (typeof DRAWING_COLORS)[number]['value'];

export const DRAWING_TOOLS = ['pencil', 'eraser'] as const;
export type DrawingTool = (typeof DRAWING_TOOLS)[number];
