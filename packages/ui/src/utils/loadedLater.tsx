import { type ComponentType, lazy, useState } from 'react';
import { lazyCode } from './lazyCode';

interface LoadedLater<Props extends object> {
  /** Needs a Suspense boundary above. */
  readonly Part: ComponentType<Props>;
  /** Preloads the code, so that rendering the part later does not wait for it. */
  readonly load: () => Promise<void>;
}

/** A component whose code comes when it is drawn for the first time, or ahead. */
export function loadedLater<Props extends object>(fetchComponent: () => Promise<ComponentType<Props>>): LoadedLater<Props> {
  const code = lazyCode(fetchComponent);
  const Waiting: ComponentType<Props> = lazy(async () => ({ default: await code.load() }));
  return {
    Part: function Part(props) {
      const [Component] = useState(() => code.loaded() ?? Waiting);
      return <Component {...props} />;
    },
    load: async () => void (await code.load()),
  };
}
