import { createContext, use, useSyncExternalStore } from 'react';
import type { GenerationState } from './generationState';
import type { GenerationStore } from './generationStore';

export const GenerationContext = createContext<GenerationStore | null>(null);

/** The generation of the app: where it stands, and what can be done with it. Needs a `DataProvider` above. */
export function useGeneration(): [GenerationState, GenerationStore] {
  const store = use(GenerationContext);
  if (!store) throw new Error('useGeneration needs a DataProvider above');
  return [useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot), store];
}
