import { use, useSyncExternalStore } from 'react';
import { AppDataContext } from './DataProvider';
import type { GenerationState } from './generationState';
import type { GenerationStore } from './generationStore';

/** The generation of the app: where it stands, and what can be done with it. Needs a `DataProvider` above. */
export function useGeneration(): [GenerationState, GenerationStore] {
  const data = use(AppDataContext);
  if (!data) throw new Error('useGeneration needs a DataProvider above');
  return [useSyncExternalStore(data.generation.subscribe, data.generation.snapshot, data.generation.snapshot), data.generation];
}
