import { type PointerEvent, useRef, useState } from 'react';
import { centre, clampPan, type Point, stepZoom, swipeStep, zoomMin } from './gestures';

interface ZoomOptions {
  /** The image in view; another one begins at zoom 1 in the centre (LBX-14). */
  imageId: string;
  isRightToLeft: boolean;
  onSwipe: (direction: 1 | -1) => void;
}

/** Zoom and pan of the picture, and at zoom 1 the swipe to its neighbours. */
export function useZoom({ imageId, isRightToLeft, onSwipe }: ZoomOptions) {
  const [view, setView] = useState({ imageId, zoom: zoomMin, pan: centre });
  const [isDragging, setDragging] = useState(false);
  const drag = useRef<{ from: Point; pan: Point } | null>(null);
  if (view.imageId !== imageId) setView({ imageId, zoom: zoomMin, pan: centre });

  const zoomTo = (zoom: number): void =>
    setView({ imageId, zoom, pan: clampPan(view.pan, zoom) });

  return {
    zoom: view.zoom,
    pan: view.pan,
    isDragging,
    zoomBy: (direction: 1 | -1) => zoomTo(stepZoom(view.zoom, direction)),
    reset: () => zoomTo(zoomMin),
    stage: {
      onDoubleClick: () => zoomTo(view.zoom === zoomMin ? 2 : zoomMin),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: { x: event.clientX, y: event.clientY }, pan: view.pan };
        setDragging(view.zoom > zoomMin);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag.current === null || view.zoom === zoomMin) return;
        const { from, pan } = drag.current;
        const side = event.currentTarget.clientWidth;
        const moved = {
          x: pan.x + (event.clientX - from.x) / side,
          y: pan.y + (event.clientY - from.y) / side,
        };
        setView({ ...view, pan: clampPan(moved, view.zoom) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const from = drag.current?.from;
        drag.current = null;
        setDragging(false);
        if (from === undefined || view.zoom > zoomMin) return;
        const moved = { x: event.clientX - from.x, y: event.clientY - from.y };
        const step = swipeStep(moved, isRightToLeft);
        if (step !== 0) onSwipe(step);
      },
      onPointerCancel: () => {
        drag.current = null;
        setDragging(false);
      },
    },
  };
}
