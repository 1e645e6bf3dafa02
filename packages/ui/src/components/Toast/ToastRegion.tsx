import { useEffect, useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { createPortal } from 'react-dom';
import { usePreload } from '../../hooks/usePreload';
import { lazyWithPreload } from '../../utils/lazyWithPreload';
import { Button } from '../Button/Button';
import * as styles from './PlainToast.css';
import { hasToasted, onToast, type ToastContent, toastQueue } from './toastQueue';
import type { ToastRegionProps } from './toastRegionProps';

const ToastStage = lazyWithPreload(() => import('./ToastStage').then((module) => module.ToastStage));

/** Events after which a toast may soon appear. */
const INTERACTION_EVENTS = ['pointerover', 'pointerdown', 'keydown'] as const;

function PortalledRegion(props: ToastRegionProps) {
  const [isLoaded, preload] = usePreload(ToastStage);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [unstaged, setUnstaged] = useState<ToastContent | null>(null);

  useEffect(() => {
    if (isLoaded) return undefined;
    const loadStage = (): void =>
      void preload().catch(() => setUnstaged(hasToasted() ? (toastQueue().visibleToasts[0]?.content ?? null) : null));
    const unsubscribe = onToast(loadStage);
    for (const event of INTERACTION_EVENTS) window.addEventListener(event, loadStage, { once: true, passive: true });
    window.addEventListener('online', loadStage);
    if (hasToasted()) loadStage();
    return () => {
      unsubscribe();
      for (const event of INTERACTION_EVENTS) window.removeEventListener(event, loadStage);
      window.removeEventListener('online', loadStage);
    };
  }, [isLoaded, preload]);

  return createPortal(
    <div ref={setPlace} data-react-aria-top-layer="true">
      {isLoaded && place !== null && <ToastStage {...props} place={place} />}
      {!isLoaded && unstaged && (
        <div className={styles.plain}>
          <span role="alert">{[unstaged.title, unstaged.description].filter(Boolean).join('. ')}</span>
          {unstaged.action && (
            <Button variant="bare" size="sm" onPress={unstaged.action.onPress}>
              {unstaged.action.label}
            </Button>
          )}
        </div>
      )}
    </div>,
    document.body,
  );
}

/**
 * Shows toasts in the lower end corner, or at the top from 640 px down. Render it once at the root. F8 moves the focus
 * there, or shows a toast again that closed in the last 10 s. Its timer pauses on hover, on focus, and while the window
 * is in the background.
 * A dialog with actions in the lower end corner sets `data-toasts="top"`, which moves toasts to the top; a title or a
 * row of actions sets `data-toasts="keep-clear"`, and toasts that would cover it move aside.
 * Its code loads on the first interaction, so that toasts also work offline. Until then a message is shown as plain
 * text, and becomes a toast when the connection returns. The region element exists from the start, so that every dialog
 * treats it as usable above itself.
 *
 * - **Use it**: for the result of an action that is visible elsewhere, with Undo where there is one.
 * - **Not**: for a message that must be read (`Banner`) or answered (`AlertDialog`), or that belongs to a field.
 * - **States**: default, warning, destructive, limit. A toast closes after 5 s, unless it has an action.
 * - **Keyboard**: F8 moves the focus there; Tab moves to the action and the close button.
 * - **Name**: the title is the result in a few words; the action is a verb.
 *
 * | Do | Don't |
 * |---|---|
 * | "Image deleted" with Undo. | "Success". |
 */
export function ToastRegion(props: ToastRegionProps) {
  const isOnServer = useIsSSR();
  return isOnServer ? null : <PortalledRegion {...props} />;
}
