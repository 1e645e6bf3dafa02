import { startTransition, useEffect, useState } from 'react';

/**
 * Whether a media condition holds, for what is built up twenty times on a page: unknown in the first frame, which comes
 * from the server as well and leaves the choice to the styles, and drawn afterwards in pieces that hold nothing up.
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
