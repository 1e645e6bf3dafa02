import { applyStoredTheme, themeStorageKey } from './storedTheme';

export { applyStoredTheme, themeStorageKey } from './storedTheme';

/** `applyStoredTheme` as the text of a script, for a host that does not bundle its inline scripts. */
export const prepaintScript: string = `(${applyStoredTheme.toString()})(${JSON.stringify(themeStorageKey)})`;
