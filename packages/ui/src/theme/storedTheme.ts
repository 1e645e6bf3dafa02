/** `localStorage` key of the chosen theme, `porcelain` or `velvet`; nothing stored means 'as the system'. */
export const themeStorageKey = 'jw-theme';

/**
 * Sets the stored theme on `<html>`. Call it in an inline script before any style sheet, so that the first paint has
 * the right theme; without a script, or with nothing stored, `prefers-color-scheme` decides. Refers to nothing outside
 * itself.
 */
export function applyStoredTheme(storageKey: string): void {
  try {
    const theme = localStorage.getItem(storageKey);
    if (theme === 'porcelain' || theme === 'velvet') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Storage may be forbidden; the theme of the system applies.
  }
}
