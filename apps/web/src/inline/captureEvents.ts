import type { EarlyEvents } from '../eventReplay';

/** Links need no replay: browsers follow them without the app. */
const CONTROL = '#root :is(button,[role=button],[role=link]):not([href])';

/**
 * Records the last button pressed or held before hydration, and whether the page was scrolled; prevents native form
 * submission. `eventReplay.ts` replays the events.
 */
export function captureEvents(): void {
  const early: EarlyEvents = { control: null, isPointed: false, held: null, isScrolled: false, stopHolds, stop };
  window.eventReplay = early;

  const controlAt = ({ target }: Event): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  function hold(event: Event): void {
    early.held = controlAt(event);
  }
  function release(): void {
    early.held = null;
  }
  function press(event: MouseEvent): void {
    const control = controlAt(event);
    if (control) {
      early.control = control;
      early.isPointed = event.detail > 0;
    }
    release();
  }
  function scroll(): void {
    early.isScrolled = true;
    removeEventListener('scroll', scroll);
  }
  const preventSubmit = (event: Event): void => event.preventDefault();
  function stopHolds(): void {
    removeEventListener('pointerdown', hold, true);
  }
  function stop(): void {
    stopHolds();
    removeEventListener('scroll', scroll);
    removeEventListener('pointercancel', release, true);
    removeEventListener('click', press, true);
    removeEventListener('submit', preventSubmit, true);
  }

  addEventListener('scroll', scroll, { passive: true });
  addEventListener('pointerdown', hold, true);
  addEventListener('pointercancel', release, true);
  addEventListener('click', press, true);
  addEventListener('submit', preventSubmit, true);
}
