import { type PointerEvent, useRef } from 'react';
import { media } from '../../theme/media';

/** Distance after which a swipe closes a toast, px. */
const threshold = 50;

interface Start {
  x: number;
  y: number;
}

/**
 * Pointer handlers for swiping an element towards the nearest edge of the screen: the end side, or the top where toasts
 * are at the top.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<Start | null>(null);

  const distance = (event: PointerEvent<HTMLElement>): { px: number; isUp: boolean } => {
    const from = start.current;
    if (from === null) return { px: 0, isUp: false };
    const isUp = globalThis.matchMedia?.(media.toastTop).matches ?? false;
    if (isUp) return { px: from.y - event.clientY, isUp };
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return { px: (event.clientX - from.x) * (isRtl ? -1 : 1), isUp };
  };

  const release = (event: PointerEvent<HTMLElement>): void => {
    start.current = null;
    event.currentTarget.style.translate = '';
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isControl = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.button !== 0 || isControl) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const { px, isUp } = distance(event);
      const shift = Math.max(0, px);
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      event.currentTarget.style.translate = isUp ? `0 ${-shift}px` : `${isRtl ? -shift : shift}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const { px } = distance(event);
      release(event);
      if (px >= threshold) onSwipe();
    },
    onPointerCancel: release,
  };
}
