import { type RefObject, useEffect } from 'react';

/**
 * Keys while the room has the focus, or nothing has it because the room is just opening. With Ctrl, Cmd or Alt they
 * belong to the browser, and keys inside a dialog or menu above the lightbox to that overlay.
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
