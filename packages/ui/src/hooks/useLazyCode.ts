import { useCallback, useState } from 'react';

/** A module that is loaded when it is first needed; one for the whole page. */
export interface LazyCode<T> {
  readonly load: () => Promise<T>;
  loaded?: T;
  hasFailed?: boolean;
}

/** Style sheets of a module that did not come are not asked for again with it. */
function askForMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.sheet === null) link.replaceWith(link.cloneNode());
}

/**
 * Code that comes when it is asked for, for a part that the page can do without: unlike `React.lazy`, what does not come
 * takes nothing with it, and is asked for again the next time.
 * @returns the module once it is there, and what asks for it; that rejects when it does not come
 */
export function useLazyCode<T extends object>(code: LazyCode<T>): readonly [loaded: T | null, ask: () => Promise<void>] {
  const [loaded, setLoaded] = useState<T | null>(code.loaded ?? null);
  const ask = useCallback(async (): Promise<void> => {
    if (code.hasFailed) askForMissingStyles();
    try {
      code.loaded ??= await code.load();
    } catch (error) {
      code.hasFailed = true;
      throw error;
    }
    setLoaded(code.loaded);
  }, [code]);
  return [loaded, ask];
}
