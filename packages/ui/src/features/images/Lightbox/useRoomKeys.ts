import { type RefObject, useEffect } from 'react';

/**
 * Handles keys while the lightbox has the focus, or nothing has because it is opening. Keys with Ctrl, Cmd or Alt
 * belong to the browser, and keys in a dialog or menu above the lightbox to that overlay.
 */
export function useRoomKeys(room: RefObject<HTMLElement | null>, actions: Record<string, () => void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actions[event.key];
      if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof Element) || (target !== document.body && !room.current?.contains(target))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
