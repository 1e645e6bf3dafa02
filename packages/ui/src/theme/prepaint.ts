/** Where the chosen theme is kept; the value is `porcelain` or `velvet`, nothing means 'as the system'. */
export const themeStorageKey = 'jw-theme';

/**
 * Script for the head of the page: sets the stored theme on `<html>` before the first paint. Put it
 * inline, before any stylesheet. Without script, or with nothing stored, the media query for
 * `prefers-color-scheme` decides, so there is never a flash of the wrong theme.
 */
export const prepaintScript = `try{var t=localStorage.getItem("${themeStorageKey}");if(t==="porcelain"||t==="velvet")document.documentElement.dataset.theme=t}catch(e){}`;
