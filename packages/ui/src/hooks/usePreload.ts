import { useCallback, useState } from 'react';
import type { LazyComponent } from '../utils/lazyWithPreload';

/**
 * For a component that the page can do without until an event: render it only once it is loaded, so that it neither
 * suspends nor fails.
 * @returns whether the code is loaded, and the function that loads it, which rejects on failure
 */
export function usePreload<Props extends object>(
  component: LazyComponent<Props>,
): readonly [isLoaded: boolean, preload: () => Promise<void>] {
  const [isLoaded, setLoaded] = useState(component.isLoaded);
  const preload = useCallback(async (): Promise<void> => {
    await component.preload();
    setLoaded(true);
  }, [component]);
  return [isLoaded, preload];
}
