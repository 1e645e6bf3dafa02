import { type RefObject, useEffect, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import {
  type QueuedToast,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Text } from 'react-aria-components/Text';
import { CheckIcon, CircleAlertIcon, CloseIcon, GemIcon, TriangleAlertIcon } from '../../icons/glyphs';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { keepClear } from './keepClear';
import * as styles from './ToastRegion.css';
import { onToastLeaving, recallToast, type ToastContent, toastQueue } from './toastQueue';
import type { ToastRegionProps } from './toastRegionProps';
import { useSwipe } from './useSwipe';

const icons = {
  default: CheckIcon,
  destructive: CircleAlertIcon,
  warning: TriangleAlertIcon,
  limit: GemIcon,
} as const;

/** The region with its timing and keyboard, loaded with the first toast. It renders into `place`. */
export function ToastStage({ place, 'aria-label': label, closeLabel }: ToastRegionProps & { place: HTMLElement }) {
  const region = useRef<HTMLDivElement>(null);
  useHotkey(region);
  usePauseInBackground(region);
  useExit(region);
  return (
    <PortalProvider getContainer={() => place}>
      <AriaToastRegion ref={region} queue={toastQueue()} aria-label={label} className={styles.region}>
        {({ toast }) => <ToastCard key={toast.key} toast={toast} region={region} closeLabel={closeLabel} />}
      </AriaToastRegion>
    </PortalProvider>
  );
}

interface ToastCardProps {
  toast: QueuedToast<ToastContent>;
  region: RefObject<HTMLElement | null>;
  closeLabel: string;
}

function ToastCard({ toast, region, closeLabel }: ToastCardProps) {
  const { title, description, variant = 'default', action } = toast.content;
  const Icon = icons[variant];
  const close = () => toastQueue().close(toast.key);
  const swipe = useSwipe(close);
  useEffect(() => {
    if (region.current) keepClear(region.current);
  }, [region]);
  return (
    <AriaToast toast={toast} className={styles.toastCard} {...swipe}>
      <span className={styles.toastIcon({ variant })}>
        <Icon />
      </span>
      <div className={styles.toastText}>
        <AriaToastContent role={variant === 'destructive' ? 'alert' : 'status'}>
          <Text slot="title" className={styles.toastTitle}>
            {title}
          </Text>
          {description !== undefined && (
            <Text slot="description" className={styles.toastDescription}>
              {description}
            </Text>
          )}
        </AriaToastContent>
        {action !== undefined && (
          <Button
            size="sm"
            variant={variant === 'limit' ? 'outlineCut' : 'secondary'}
            className={styles.toastAction}
            onPress={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton slot="close" aria-label={closeLabel} tooltip={false} className={styles.toastClose}>
        <CloseIcon />
      </IconButton>
    </AriaToast>
  );
}

/** F8 focuses the region, or shows the last toast again. */
function useHotkey(region: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      if (region.current === null) recallToast();
      requestAnimationFrame(() => region.current?.focus());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
}

function usePauseInBackground(region: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const onBlur = (): void => toastQueue().pauseAll();
    const onFocus = (): void => {
      const isHeld = region.current?.matches(':hover, :focus-within') ?? false;
      if (!isHeld) toastQueue().resumeAll();
    };
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    return () => {
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
    };
  }, [region]);
}

/** The toast fades, not the region, which may already contain the next toast. */
function useExit(region: RefObject<HTMLDivElement | null>): void {
  useEffect(
    () =>
      onToastLeaving((isDone) => {
        const card = region.current?.querySelector('[role="alertdialog"]');
        const exit = card?.animate?.({ opacity: [1, 0] }, { duration: 120, fill: 'forwards' });
        if (exit === undefined) isDone();
        else exit.finished.then(isDone, isDone);
      }),
    [region],
  );
}
