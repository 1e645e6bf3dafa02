import { useEffect, useRef } from 'react';

const MARK = 'overlays';

/** What closes the overlays that are open, the lowest first. */
const closers: (() => void)[] = [];
/** Entries are being given back, which takes the browser a moment. */
let isLeaving = false;

/** Number of open overlays recorded in the current history entry. */
const depth = (): number => {
  const marked = (history.state as Record<string, unknown> | null)?.[MARK];
  return typeof marked === 'number' ? marked : 0;
};

/** Whether the current history entry belongs to an overlay. */
export const isOverlayEntry = (): boolean => depth() > 0;

/** Adds a history entry for every open overlay, and removes the entries of closed ones. */
function settle(): void {
  if (isLeaving) return;
  while (depth() < closers.length) history.pushState({ ...(history.state as object | null), [MARK]: depth() + 1 }, '');
  const surplus = depth() - closers.length;
  if (surplus === 0) return;
  isLeaving = true;
  const onLeft = (): void => {
    isLeaving = false;
    settle();
  };
  window.addEventListener('popstate', onLeft, { once: true });
  history.go(-surplus);
}

/** Runs once no entry is being removed; a navigation in between would be undone by that. */
export function whenSettled(run: () => void): void {
  if (isLeaving) window.addEventListener('popstate', () => whenSettled(run), { once: true });
  else run();
}

/** Closes the overlays above the current history entry. */
function onPop(): void {
  if (isLeaving) return;
  for (const close of closers.slice(depth()).toReversed()) close();
}

/**
 * Lets Back close overlays, the topmost first, as people on a phone expect. An open overlay has its own history entry,
 * which is removed when it closes in another way. Navigation from it replaces that entry: see `isOverlayEntry`.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => latest.current();
    if (closers.length === 0) window.addEventListener('popstate', onPop);
    closers.push(close);
    settle();
    return () => {
      closers.splice(closers.indexOf(close), 1);
      if (closers.length === 0) window.removeEventListener('popstate', onPop);
      // Not at once: it may be closing for a navigation, or open again.
      setTimeout(settle);
    };
  }, [isOpen]);
}
