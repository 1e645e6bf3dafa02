const NAME = 'eventReplay';

declare global {
  interface Window {
    [NAME]?: {
      readonly control: HTMLElement | null;
      readonly held: HTMLElement | null;
      readonly isScrolled: boolean;
      readonly leave: () => void;
      readonly forget: () => void;
    };
  }
}

/**
 * Inline script of server-rendered pages: records the last button pressed, or held down, before hydration, records whether
 * the page was scrolled, and prevents native form submission. Links need no replay.
 */
export const captureScript = `(function(){var kept={control:null,held:null,isScrolled:false,leave:function(){removeEventListener("pointerdown",hold,true)},forget:function(){kept.leave();removeEventListener("scroll",move);removeEventListener("pointercancel",drop,true);removeEventListener("click",press,true);removeEventListener("submit",stay,true)}};function at(e){return e.target.closest&&e.target.closest("#root :is(button,[role=button],[role=link]):not([href])")}function hold(e){kept.held=at(e)}function drop(){kept.held=null}function move(){kept.isScrolled=true;removeEventListener("scroll",move)}function press(e){var c=at(e);if(c)kept.control=c;drop()}function stay(e){e.preventDefault()}addEventListener("scroll",move,{passive:true});addEventListener("pointerdown",hold,true);addEventListener("pointercancel",drop,true);addEventListener("click",press,true);addEventListener("submit",stay,true);window.${NAME}=kept})()`;

/** True when the browser or the user scrolled the page before hydration. */
export const wasScrolledBeforeHydration = (): boolean => window[NAME]?.isScrolled ?? false;

/** Stops recording presses: the hydrated app handles those that begin from now on. */
export function stopCapture(): void {
  window[NAME]?.leave();
}

/** Deferred: React hydrates the target of an event synchronously, but not during its own render. */
function press(control: HTMLElement): void {
  setTimeout(() => {
    if (control.isConnected) control.click();
  });
}

/** The app did not see this press begin, so it ignores its end: clicks the control on release instead. */
function pressWhenReleased(control: HTMLElement): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const giveUp = (): void => over.abort();
  for (const event of ['pointerdown', 'pointercancel']) addEventListener(event, giveUp, options);
  addEventListener('click', (event) => {
    giveUp();
    if (!(event.target instanceof Node) || !control.contains(event.target)) return;
    event.stopPropagation();
    press(control);
  }, options);
}

/** Clicks the control that was pressed before hydration, if it is still on the page. */
export function replay(): void {
  const early = window[NAME];
  delete window[NAME];
  early?.forget();
  if (early?.control) press(early.control);
  else if (early?.held) pressWhenReleased(early.held);
}
