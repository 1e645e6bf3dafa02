/** Events that the inline script records before hydration. */
export interface EarlyEvents {
  /** The last button pressed. */
  control: HTMLElement | null;
  /** Whether it was pressed with a pointer, rather than with a key. */
  isPointed: boolean;
  /** The button that the pointer holds down. */
  held: HTMLElement | null;
  isScrolled: boolean;
  /** Stops recording new presses. */
  readonly stopHolds: () => void;
  /** Removes all listeners. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    eventReplay?: EarlyEvents;
  }
}

/** True when the browser or the user scrolled the page before hydration. */
export const wasScrolledBeforeHydration = (): boolean => window.eventReplay?.isScrolled ?? false;

/** Stops recording presses: the hydrated app handles those that start from now on. */
export function stopCapture(): void {
  window.eventReplay?.stopHolds();
}

/**
 * Clicks a control, deferred, since React hydrates the target of an event synchronously, but not during its own render.
 * React Aria attributes such a click to a screen reader, and then moves the focus into a dialog or menu only after all
 * transitions; until then Escape and Enter would have no effect. An event of a pointer, or of a key that no control
 * has, prevents that.
 */
function press(control: HTMLElement, isPointed: boolean): void {
  setTimeout(() => {
    if (!control.isConnected) return;
    control.click();
    document.dispatchEvent(
      isPointed
        ? new PointerEvent('pointermove', { pointerType: 'mouse' })
        : new KeyboardEvent('keydown', { key: 'Unidentified' }),
    );
  });
}

/** The app missed the start of this press and ignores its end, so the control is clicked on release. */
function pressWhenReleased(control: HTMLElement): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const cancel = (): void => controller.abort();
  for (const event of ['pointerdown', 'pointercancel']) addEventListener(event, cancel, options);
  addEventListener(
    'click',
    (event) => {
      cancel();
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
