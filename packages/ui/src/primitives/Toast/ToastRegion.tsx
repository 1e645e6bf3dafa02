import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasted, onFirstToast } from './toastQueue';

const LazyToastStage = lazy(async () => ({ default: (await import('./ToastStage')).ToastStage }));

/**
 * Where toasts appear: the lower end corner, or the top from 640 px down (TST-01). Put it once at
 * the root. F8 takes the focus there, and calls a toast back that went in the last 10 s (TST-07).
 * Its time stands still under the pointer, under the focus, and while the window is in the back.
 * Its code comes with the first toast.
 */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(onFirstToast, hasToasted, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <LazyToastStage />
    </Suspense>
  );
}
