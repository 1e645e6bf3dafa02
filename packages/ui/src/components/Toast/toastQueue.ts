import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  /** What happened, in a few words. */
  title: string;
  /** Explanation or next step. */
  description?: string;
  /**
   * `destructive` for failures (announced at once), `warning` for risks, `limit` for a used-up quota, with the upgrade
   * as its action.
   * @default 'default'
   */
  variant?: 'default' | 'destructive' | 'warning' | 'limit';
  /** One action. A toast with an action waits until it is dismissed. */
  action?: { label: string; onPress: () => void };
}

export interface ToastOptions extends ToastContent {
  /** Time until it closes, ms. Ignored when there is an action. @default 5000 */
  timeout?: number;
}

/** How long a closed toast can be shown again, ms. */
const RECALL_MS = 10_000;

type Leave = (isDone: () => void) => void;

interface Recent {
  options: ToastOptions;
  forget: ReturnType<typeof setTimeout>;
}

let queue: ToastQueue<ToastContent> | undefined;
let leave: Leave | undefined;
let recent: Recent | undefined;

/** The one queue of the page; one toast is visible at a time. */
export function toastQueue(): ToastQueue<ToastContent> {
  queue ??= new ToastQueue<ToastContent>({
    maxVisibleToasts: 1,
    wrapUpdate(update, action) {
      if (action === 'remove' && leave !== undefined) leave(update);
      else update();
    },
  });
  return queue;
}

const waiting = new Set<() => void>();

/** Whether there has been a toast on this page. */
export function hasToasted(): boolean {
  return queue !== undefined;
}

/** Subscribes to added toasts. */
export function onToast(notify: () => void): () => void {
  waiting.add(notify);
  return () => waiting.delete(notify);
}

/** Lets the region play the exit animation before a toast is removed. */
export function onToastLeaving(handler: Leave): () => void {
  leave = handler;
  return () => {
    leave = undefined;
  };
}

/**
 * Shows a toast in place of the one that is visible.
 * @returns a function that closes it
 * @example toast({ title: 'Link copied!', description: 'Anyone with this link can view it' });
 */
export function toast(options: ToastOptions): () => void {
  const { timeout = 5000, ...content } = options;
  forgetRecent();
  const toasts = toastQueue();
  toasts.clear();
  const key = toasts.add(content, {
    timeout: content.action === undefined ? timeout : undefined,
    onClose: () => remember(options),
  });
  for (const notify of waiting) notify();
  return () => toasts.close(key);
}

/** Shows the last toast again if it closed within the last 10 s. */
export function recallToast(): boolean {
  if (recent === undefined) return false;
  toast(recent.options);
  return true;
}

function remember(options: ToastOptions): void {
  forgetRecent();
  recent = { options, forget: setTimeout(() => (recent = undefined), RECALL_MS) };
}

function forgetRecent(): void {
  if (recent !== undefined) clearTimeout(recent.forget);
  recent = undefined;
}
