import { useEffect, useRef } from 'react';

const MARK = 'isOverlay';

let open = 0;
/** An entry is being given back, which takes the browser a moment. */
let isLeaving = false;

/** Whether the entry of the history in which the page stands belongs to something that lies over it. */
export function isOverlayEntry(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

function enter(): void {
  if (!isLeaving && !isOverlayEntry()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
}

function leave(): void {
  isLeaving = true;
  const onLeft = (): void => {
    isLeaving = false;
    if (open > 0) enter();
  };
  window.addEventListener('popstate', onLeft, { once: true });
  history.back();
}

/**
 * Lets Back close what is open, as people on a phone expect (LBX-15). While it is open it has an entry of its own in the
 * history, which it gives back when it closes in another way. Whoever navigates from it replaces that entry: see
 * `isOverlayEntry`.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    open += 1;
    enter();
    const onPop = (): void => {
      if (!isOverlayEntry()) close.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      open -= 1;
      // Not at once: it may be closing because somebody goes elsewhere, or be opened again.
      setTimeout(() => {
        if (open === 0 && !isLeaving && isOverlayEntry()) leave();
      });
    };
  }, [isOpen]);
}
