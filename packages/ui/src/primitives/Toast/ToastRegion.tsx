import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { hasToasted, onFirstToast } from './toastQueue';

const LazyToastStage = lazy(async () => ({ default: (await import('./ToastStage')).ToastStage }));

/**
 * Where toasts appear: the lower end corner, or the top from 640 px down (TST-01). Put it once at
 * the root. F8 takes the focus there, and calls a toast back that went in the last 10 s (TST-07).
 * Its time stands still under the pointer, under the focus, and while the window is in the back.
 * A dialog whose actions stand in the lower end corner says so with `data-toasts="top"`, and toasts then leave that corner.
 * Its code comes with the first toast; its place is there from the start, so that every dialog knows it as what stays
 * usable above it.
 */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(onFirstToast, hasToasted, () => false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return createPortal(
    <div ref={setPlace} data-react-aria-top-layer="true">
      {isNeeded && place !== null && (
        <Suspense fallback={null}>
          <LazyToastStage place={place} />
        </Suspense>
      )}
    </div>,
    document.body,
  );
}
