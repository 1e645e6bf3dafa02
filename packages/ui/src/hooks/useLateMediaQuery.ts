import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a media condition holds, for components that a page renders many times. Undefined in the first frame, which
 * matches the server's and leaves the choice to styles; then updated in a transition, without blocking.
 * @param query a condition of `media`
 */
export function useLateMediaQuery(query: string): boolean | undefined {
  const [matches, setMatches] = useState<boolean>();
  useEffect(() => {
    const list = globalThis.matchMedia?.(query);
    const update = (): void => startTransition(() => setMatches(list?.matches ?? false));
    update();
    list?.addEventListener('change', update);
    return () => list?.removeEventListener('change', update);
  }, [query]);
  return matches;
}
