export type { Drawing } from './drawing';
export { DrawingPad, type DrawingPadProps } from './DrawingPad/DrawingPad';
export { reopenDrawing } from './reopenDrawing';
