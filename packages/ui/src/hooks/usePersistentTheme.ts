import { useSyncExternalStore } from 'react';
import { themeStorageKey } from '../theme/storedTheme';

/** `system` follows the preference of the operating system. */
export type ThemeChoice = 'system' | 'porcelain' | 'velvet';

const listeners = new Set<() => void>();

function readChoice(): ThemeChoice {
  const theme = globalThis.document?.documentElement.dataset['theme'];
  return theme === 'porcelain' || theme === 'velvet' ? theme : 'system';
}

/** Sets and stores the theme of the page. With storage blocked, it lasts until the page is left. */
export function setTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, choice);
  } catch {
    // Storage is blocked: the document alone holds the choice.
  }
  for (const notify of listeners) notify();
}

/** The chosen theme and its setter. */
export function usePersistentTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore<ThemeChoice>(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    readChoice,
    () => 'system',
  );
  return [choice, setTheme];
}
