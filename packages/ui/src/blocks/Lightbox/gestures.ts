export const zoomMin = 1;
export const zoomMax = 3;
export const zoomStep = 0.5;
/** A swipe is longer than this, px (LBX-04). */
export const swipeDistance = 50;

/** A point or a distance. */
export interface Point {
  x: number;
  y: number;
}

export const centre: Point = { x: 0, y: 0 };

/** The next zoom, a step in or out, between 1 and 3 (LBX-02). */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return Math.min(zoomMax, Math.max(zoomMin, zoom + direction * zoomStep));
}

/**
 * Keeps a zoomed square from being dragged out of its frame.
 * @param pan how far its centre is from the centre of the frame, in sides of the frame
 */
export function clampPan(pan: Point, zoom: number): Point {
  const reach = (zoom - 1) / 2;
  const clamp = (value: number): number => Math.min(reach, Math.max(-reach, value)) + 0;
  return { x: clamp(pan.x), y: clamp(pan.y) };
}

/**
 * What a swipe asks for: the next image, the one before, or nothing, when it was too short or ran
 * more up and down than along.
 * @param moved how far the finger went, px
 */
export function swipeStep(moved: Point, isRightToLeft: boolean): 1 | -1 | 0 {
  if (Math.abs(moved.x) <= swipeDistance || Math.abs(moved.x) <= Math.abs(moved.y)) return 0;
  return moved.x < 0 === isRightToLeft ? -1 : 1;
}
