import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is loaded on demand. Suspends while it loads, and throws when it fails to load. */
export interface LazyComponent<Props extends object> {
  (props: Props): React.ReactNode;
  /** Loads the code ahead, so that rendering does not suspend. Rejects on failure; the next call retries. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/** The browser does not retry the style sheets of a module that failed to load. */
function reloadFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}

/**
 * Unlike `React.lazy`, renders at once when the code is preloaded, which hydration needs, and can retry.
 * @example const Lightbox = lazyWithPreload(() => import('./Lightbox').then((module) => module.Lightbox));
 */
export function lazyWithPreload<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let hasFailed = false;
  const load = async (): Promise<ComponentType<Props>> => {
    if (hasFailed) reloadFailedStyles();
    try {
      return (loaded ??= await fetchComponent());
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const Suspended: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  function LazyComponent(props: Props) {
    const [Component] = useState(() => loaded ?? Suspended);
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { preload: async () => void (await load()), isLoaded: () => loaded !== null });
}
