import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  center,
  clampPan,
  type Fingers,
  middle,
  pinch,
  type Point,
  settleZoom,
  stepZoom,
  swipeStep,
  type View,
  wholeView,
  zoomAround,
  zoomMin,
  zoomOfDoubleTap,
} from './gestures';

interface ZoomOptions {
  /** The visible image; another one resets the zoom. */
  imageId: string;
  isRightToLeft: boolean;
  onSwipe: (direction: 1 | -1) => void;
}

/** A tap that moves farther than this is a drag, px. */
const tapRoom = 10;
/** Maximum time between the taps of a double tap, ms. */
const doubleTapTime = 300;
/** Wheel distance of one zoom step, px; one notch of most mice. */
const wheelStep = 100;
/** A trackpad pinch is a wheel event with Ctrl and small deltas. */
const trackpadGain = 4;

interface Drag {
  /** Start of the drag, px. */
  from: Point;
  view: View;
  /** Remains from a pinch: its release is neither a swipe nor a tap. */
  isRest: boolean;
}

/** Zoom and pan of the picture, and swipes to its neighbors at zoom 1. */
export function useZoom({ imageId, isRightToLeft, onSwipe }: ZoomOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ imageId, view: wholeView });
  const [isDragging, setDragging] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef<Drag | null>(null);
  const pinching = useRef<{ view: View; from: Fingers } | null>(null);
  const lastTap = useRef({ at: { x: 0, y: 0 }, time: Number.NEGATIVE_INFINITY });
  if (shown.imageId !== imageId) setShown({ imageId, view: wholeView });
  const { view } = shown;

  const show = (next: View): void => setShown({ imageId, view: next });
  const zoomTo = (zoom: number, point: Point): void => show(zoomAround(view, zoom, point));

  const onStage = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: (x - box.x) / box.width - 0.5, y: (y - box.y) / box.height - 0.5 };
  };
  const two = (): Fingers | null => {
    const [first, second] = [...fingers.current.values()];
    return first && second ? [onStage(first), onStage(second)] : null;
  };
  const beginDrag = (from: Point, before: View, isRest: boolean): void => {
    drag.current = { from, view: before, isRest };
    setDragging(true);
  };

  const wheelTurned = useRef(0);
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    wheelTurned.current += event.deltaY * (event.ctrlKey ? trackpadGain : 1);
    if (Math.abs(wheelTurned.current) < wheelStep) return;
    const direction = wheelTurned.current < 0 ? 1 : -1;
    wheelTurned.current = 0;
    zoomTo(stepZoom(view.zoom, direction), onStage({ x: event.clientX, y: event.clientY }));
  };
  const latestWheel = useRef(onWheel);
  useEffect(() => {
    latestWheel.current = onWheel;
  });
  useEffect(() => {
    const element = frame.current;
    // React's wheel listeners are passive, so the page would scroll.
    const listen = (event: WheelEvent): void => latestWheel.current(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  const release = ({ from, view: before, isRest }: Drag, event: PointerEvent<HTMLElement>): void => {
    const at = { x: event.clientX, y: event.clientY };
    const moved = { x: at.x - from.x, y: at.y - from.y };
    const isTap = Math.hypot(moved.x, moved.y) <= tapRoom;
    if (before.zoom === zoomMin) show(wholeView);
    if (isRest) return;
    if (!isTap) {
      const step = before.zoom === zoomMin ? swipeStep(moved, isRightToLeft) : 0;
      if (step !== 0) onSwipe(step);
      return;
    }
    const { at: last, time } = lastTap.current;
    const isDouble = event.timeStamp - time < doubleTapTime && Math.hypot(at.x - last.x, at.y - last.y) < 3 * tapRoom;
    lastTap.current = { at, time: isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp };
    if (isDouble) zoomTo(before.zoom === zoomMin ? zoomOfDoubleTap : zoomMin, onStage(at));
  };

  const lift = (event: PointerEvent<HTMLElement>, isReleased: boolean): void => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (pinching.current) {
      const settled = zoomAround(view, settleZoom(view.zoom), middle(pinching.current.from));
      pinching.current = null;
      show(settled);
      const [rest] = fingers.current.values();
      if (rest) beginDrag(rest, settled, true);
    } else if (drag.current) {
      if (isReleased) release(drag.current, event);
      else if (view.zoom === zoomMin) show(wholeView);
      drag.current = null;
    }
    if (fingers.current.size === 0) setDragging(false);
  };

  const zoomBy = useCallback(
    (direction: 1 | -1) =>
      setShown(({ view: before, ...rest }) => ({
        ...rest,
        view: zoomAround(before, stepZoom(before.zoom, direction), center),
      })),
    [],
  );

  return {
    view,
    isDragging,
    /** Zooms by one step; stable until the stage unmounts. */
    zoomBy,
    reset: () => show(wholeView),
    stage: {
      ref: frame,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, at);
        const pair = two();
        if (pair) {
          drag.current = null;
          pinching.current = { view, from: pair };
        } else beginDrag(at, view, false);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const pair = two();
        if (pinching.current && pair) {
          show(pinch(pinching.current.view, pinching.current.from, pair));
        } else if (drag.current) {
          const { from, view: before } = drag.current;
          const side = event.currentTarget.clientWidth;
          const moved = { x: (event.clientX - from.x) / side, y: (event.clientY - from.y) / side };
          const pan = { x: before.pan.x + moved.x, y: before.pan.y + moved.y };
          if (before.zoom > zoomMin) show({ zoom: before.zoom, pan: clampPan(pan, before.zoom) });
          else if (Math.abs(moved.x) > Math.abs(moved.y)) show({ zoom: zoomMin, pan: { x: moved.x, y: 0 } });
        }
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => lift(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => lift(event, false),
    },
  };
}
