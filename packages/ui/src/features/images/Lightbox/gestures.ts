export const zoomMin = 1;
export const zoomMax = 3;
const zoomStep = 0.5;
/** Zoom of a double tap. */
export const zoomOfDoubleTap = 2;
/** Minimum length of a swipe, px. */
const swipeDistance = 50;

/** A point or a vector. On the stage it is relative to the center of the frame, in sides of the frame. */
export interface Point {
  x: number;
  y: number;
}

/** The visible part of the picture. */
export interface View {
  zoom: number;
  /** Offset of the picture's center from the center of the frame. */
  pan: Point;
}

/** Positions of two fingers. */
export type Fingers = readonly [Point, Point];

export const center: Point = { x: 0, y: 0 };
export const wholeView: View = { zoom: zoomMin, pan: center };

const clampZoom = (zoom: number): number => Math.min(zoomMax, Math.max(zoomMin, zoom));

/** The next zoom level, one step in or out, from 1 to 3. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return clampZoom(settleZoom(zoom) + direction * zoomStep);
}

/** Snaps a zoom to the nearest step. */
export function settleZoom(zoom: number): number {
  return clampZoom(Math.round(zoom / zoomStep) * zoomStep);
}

/** Limits panning to the edges of the picture. */
export function clampPan(pan: Point, zoom: number): Point {
  const reach = (zoom - 1) / 2;
  const clamp = (value: number): number => Math.min(reach, Math.max(-reach, value)) + 0;
  return { x: clamp(pan.x), y: clamp(pan.y) };
}

/** Zooms around `point`, as far as the edges of the picture allow. */
export function zoomAround({ zoom: before, pan }: View, zoom: number, point: Point): View {
  const grown = zoom / before;
  return {
    zoom,
    pan: clampPan({ x: point.x - (point.x - pan.x) * grown, y: point.y - (point.y - pan.y) * grown }, zoom),
  };
}

const distance = ([a, b]: Fingers): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Applies a pinch: the point between the fingers stays between them. */
export function pinch(view: View, from: Fingers, to: Fingers): View {
  const { zoom, pan } = zoomAround(view, clampZoom((view.zoom * distance(to)) / distance(from)), middle(from));
  const [was, is] = [middle(from), middle(to)];
  return { zoom, pan: clampPan({ x: pan.x + is.x - was.x, y: pan.y + is.y - was.y }, zoom) };
}

/**
 * Direction of a swipe: 1 for the next image, -1 for the previous one, 0 for none, when it was too short or too
 * vertical.
 * @param moved movement of the finger, px
 */
export function swipeStep(moved: Point, isRightToLeft: boolean): 1 | -1 | 0 {
  if (Math.abs(moved.x) <= swipeDistance || Math.abs(moved.x) <= Math.abs(moved.y)) return 0;
  return moved.x < 0 === isRightToLeft ? -1 : 1;
}
