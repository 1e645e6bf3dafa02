import { useCallback, useState } from 'react';
import type { LazyComponent } from '../utils/lazyWithPreload';

/**
 * For a component that is first needed on an event: rendered once its code is loaded, it neither suspends nor fails.
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
