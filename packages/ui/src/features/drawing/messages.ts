/** Texts of the drawing pad. */
export const drawingMessages = {
  title: 'Drawing pad',
  fullscreen: 'Fullscreen',
  leaveFullscreen: 'Leave fullscreen',
  tools: 'Tools',
  pencil: 'Pencil',
  eraser: 'Eraser',
  colors: 'Color',
  brushSize: 'Brush size',
  undo: 'Undo',
  redo: 'Redo',
  clearAll: 'Clear all',
  cancel: 'Cancel',
  accept: 'Use Drawing',
  acceptHint: 'Draw something with the pencil first.',
  template: 'Template',
  templateNote: 'A guide only, never exported.',
  templateNone: 'Plain paper.',
  symmetry: 'Symmetry',
  symmetryKinds: { off: 'Off', mirror: 'Mirror', radial: 'Radial' },
  repeats: 'Repeats',
  stones: 'Stones',
  stonesNote: 'Close a shape in a color and it becomes a stone.',
  stonesShort: 'Black is metal; a shape closed in a color is a stone.',
  influence: 'Drawing influence',
  influenceEnds: ['Free inspiration', 'Exact'],
  trace: 'Trace a picture',
  removeTrace: 'Remove the picture',
  traceHint: 'Or drop or paste one onto the paper. It is never uploaded.',
  traceRefused: 'Only pictures can be traced: PNG, JPEG or WebP.',
  penUsed: 'Only the pen draws now; fingers and palms are ignored.',
  drawWithFinger: 'Draw with a finger',
  full: 'The paper is full: a drawing holds 2,000 strokes. Undo some to continue.',
  paper: 'Drawing paper',
  paperHelp:
    'Draw with a pointer, or with the keyboard: arrow keys move the cursor, with Shift farther; Space puts the pencil down and lifts it; Escape drops the stroke.',
  penDown: 'Pencil down',
  strokeDropped: 'Stroke dropped',
  undone: 'Undone',
  redone: 'Redone',
  cleared: 'All strokes cleared. Undo brings them back.',
  discardTitle: 'Discard your strokes?',
  discardText: 'The drawing goes back to how it was when you opened the pad.',
  discard: 'Discard',
  keepDrawing: 'Keep drawing',
} as const;

/** '12 strokes' */
export function countStrokes(count: number): string {
  return `${count} ${count === 1 ? 'stroke' : 'strokes'}`;
}

/** '6 times': the number of repetitions around the center. */
export function countRepeats(fold: number): string {
  return `${fold} times`;
}

/** 'Pencil at 256, 128' */
export function cursorAt(x: number, y: number): string {
  return `at ${Math.round(x)}, ${Math.round(y)}`;
}
