/** What the inline script records before hydration. */
export interface EarlyEvents {
  /** The last button pressed. */
  control: HTMLElement | null;
  /** Whether that was by mouse, finger or pen, and not by a key or a screen reader. */
  isPointed: boolean;
  /** The button that the pointer holds down. */
  held: HTMLElement | null;
  isScrolled: boolean;
  /** Stops recording new presses. */
  readonly stopHolds: () => void;
  /** Removes every listener. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    eventReplay?: EarlyEvents;
  }
}

/** True when the browser or the user scrolled the page before hydration. */
export const wasScrolledBeforeHydration = (): boolean => window.eventReplay?.isScrolled ?? false;

/** Stops recording presses: the hydrated app handles those that begin from now on. */
export function stopCapture(): void {
  window.eventReplay?.stopHolds();
}

/**
 * Deferred: React hydrates the target of an event synchronously, but not during its own render.
 *
 * React Aria takes a click without a pointer for one of a screen reader, and then moves the focus into a dialog only
 * after its transitions: until then Escape would reach nothing.
 */
function press(control: HTMLElement, isPointed: boolean): void {
  setTimeout(() => {
    if (!control.isConnected) return;
    control.click();
    if (isPointed) control.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  });
}

/** The app did not see this press begin, so it ignores its end: clicks the control on release instead. */
function pressWhenReleased(control: HTMLElement): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const giveUp = (): void => over.abort();
  for (const event of ['pointerdown', 'pointercancel']) addEventListener(event, giveUp, options);
  addEventListener(
    'click',
    (event) => {
      giveUp();
      if (!(event.target instanceof Node) || !control.contains(event.target)) return;
      event.stopPropagation();
      press(control, true);
    },
    options,
  );
}

/** Clicks the control that was pressed before hydration, if it is still on the page. */
export function replay(): void {
  const early = window.eventReplay;
  delete window.eventReplay;
  early?.stop();
  if (early?.control) press(early.control, early.isPointed);
  else if (early?.held) pressWhenReleased(early.held);
}
