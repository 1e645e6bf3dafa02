import { useCallback, useState } from 'react';
import type { LazyCode } from '../utils/lazyCode';

/**
 * Code that comes when it is asked for, for a part that the page can do without: unlike `React.lazy`, what does not come
 * takes nothing with it, and is asked for again the next time.
 * @returns the module once it is there, and what asks for it; that rejects when it does not come
 */
export function useLazyCode<T extends object>(code: LazyCode<T>): readonly [loaded: T | null, ask: () => Promise<void>] {
  const [loaded, setLoaded] = useState(code.loaded);
  const ask = useCallback(async (): Promise<void> => setLoaded(await code.load()), [code]);
  return [loaded, ask];
}
