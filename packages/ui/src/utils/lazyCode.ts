/** A module that is loaded when it is first needed; one for the whole page. */
export interface LazyCode<T> {
  /** Null until it is there. */
  readonly loaded: () => T | null;
  /** Rejects when it does not come; the next call asks for it again. */
  readonly load: () => Promise<T>;
}

/** Style sheets of a module that did not come are not asked for again with it. */
function askForMissingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.sheet === null) link.replaceWith(link.cloneNode());
}

/** @example const listCode = lazyCode(() => import('./MenuList')); */
export function lazyCode<T>(bring: () => Promise<T>): LazyCode<T> {
  let brought: T | null = null;
  let hasFailed = false;
  return {
    loaded: () => brought,
    async load() {
      if (hasFailed) askForMissingStyles();
      try {
        brought ??= await bring();
        return brought;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
  };
}
