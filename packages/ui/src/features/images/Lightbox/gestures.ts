export const zoomMin = 1;
export const zoomMax = 3;
const zoomStep = 0.5;
/** Zoom of a double tap. */
export const zoomOfDoubleTap = 2;
/** A swipe is longer than this, px. */
const swipeDistance = 50;

/** A point or a distance. On the stage it is measured from the centre of the frame, in sides of the frame. */
export interface Point {
  x: number;
  y: number;
}

/** How much of the picture is seen, and which part. */
export interface View {
  zoom: number;
  /** How far the centre of the picture is from the centre of the frame. */
  pan: Point;
}

/** Where two fingers lie. */
export type Fingers = readonly [Point, Point];

export const centre: Point = { x: 0, y: 0 };
export const wholeView: View = { zoom: zoomMin, pan: centre };

const clampZoom = (zoom: number): number => Math.min(zoomMax, Math.max(zoomMin, zoom));

/** The next zoom, a step in or out, between 1 and 3. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return clampZoom(settleZoom(zoom) + direction * zoomStep);
}

/** The step nearest to a zoom that fingers have left between two. */
export function settleZoom(zoom: number): number {
  return clampZoom(Math.round(zoom / zoomStep) * zoomStep);
}

/** Keeps a zoomed square from being dragged out of its frame. */
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
 * Direction of a swipe: the next image, the previous one, or none when it was too short or ran
 * more vertical than horizontal.
 * @param moved distance of the finger, px
 */
export function swipeStep(moved: Point, isRightToLeft: boolean): 1 | -1 | 0 {
  if (Math.abs(moved.x) <= swipeDistance || Math.abs(moved.x) <= Math.abs(moved.y)) return 0;
  return moved.x < 0 === isRightToLeft ? -1 : 1;
}
