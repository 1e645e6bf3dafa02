const NAME = 'beforeApp';

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
 * Script for the page that the server has painted: keeps the last button that is pressed before the app can answer, or
 * held at that moment, notes whether the page was scrolled, by the browser or its reader, and keeps forms from being sent
 * the browser's own way. Links work by themselves.
 */
export const beforeAppScript = `(function(){var kept={control:null,held:null,isScrolled:false,leave:function(){removeEventListener("pointerdown",hold,true)},forget:function(){kept.leave();removeEventListener("scroll",move);removeEventListener("pointercancel",drop,true);removeEventListener("click",press,true);removeEventListener("submit",stay,true)}};function at(e){return e.target.closest&&e.target.closest("#root :is(button,[role=button],[role=link]):not([href])")}function hold(e){kept.held=at(e)}function drop(){kept.held=null}function move(){kept.isScrolled=true;removeEventListener("scroll",move)}function press(e){var c=at(e);if(c)kept.control=c;drop()}function stay(e){e.preventDefault()}addEventListener("scroll",move,{passive:true});addEventListener("pointerdown",hold,true);addEventListener("pointercancel",drop,true);addEventListener("click",press,true);addEventListener("submit",stay,true);window.${NAME}=kept})()`;

/** Where the page stands is where the browser, or its reader, has brought it while there was no app yet. */
export const wasScrolledBeforeApp = (): boolean => window[NAME]?.isScrolled ?? false;

/** The app hears of presses that begin from now on, and answers them itself. */
export function leavePressesToApp(): void {
  window[NAME]?.leave();
}

/** Not at once: React takes over what is pressed right away, but not from within its own work. */
function press(control: HTMLElement): void {
  setTimeout(() => {
    if (control.isConnected) control.click();
  });
}

/** The app heard nothing of how this press began, and would not answer its end. */
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

/** Carries out what was pressed before the app was there, if that is still on the page. */
export function carryOutEarlyPress(): void {
  const early = window[NAME];
  delete window[NAME];
  early?.forget();
  if (early?.control) press(early.control);
  else if (early?.held) pressWhenReleased(early.held);
}
