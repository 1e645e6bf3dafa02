const NAME = 'earlyPress';

declare global {
  interface Window {
    [NAME]?: { readonly control: Element | null; readonly forget: () => void };
  }
}

/**
 * Script for the page that the server has painted: keeps the last button that is pressed before the app can answer, and
 * keeps forms from being sent the browser's own way. Links work by themselves.
 */
export const earlyPressScript = `(function(){var kept={control:null,forget:function(){removeEventListener("click",press,true);removeEventListener("submit",hold,true)}};function press(e){var c=e.target.closest&&e.target.closest("#root :is(button,[role=button],[role=link]):not([href])");if(c)kept.control=c}function hold(e){e.preventDefault()}addEventListener("click",press,true);addEventListener("submit",hold,true);window.${NAME}=kept})()`;

/** Carries out what was pressed before the app was there, if that is still on the page. */
export function carryOutEarlyPress(): void {
  const early = window[NAME];
  delete window[NAME];
  early?.forget();
  const control = early?.control;
  // Not at once: React takes over what is pressed right away, but not from within its own work.
  setTimeout(() => {
    if (control instanceof HTMLElement && control.isConnected) control.click();
  });
}
