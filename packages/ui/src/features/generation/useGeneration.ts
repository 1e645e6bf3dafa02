import { createContext, use, useSyncExternalStore } from 'react';
import type { GenerationState } from './generationState';
import type { GenerationStore, Prompt } from './generationStore';

export const GenerationContext = createContext<GenerationStore | null>(null);

/** The generation store, a stable object. Requires a `DataProvider`. */
export function useGenerationStore(): GenerationStore {
  const store = use(GenerationContext);
  if (!store) throw new Error('useGenerationStore needs a DataProvider above');
  return store;
}

/** State of the app's generation. */
export function useGeneration(): GenerationState {
  const { subscribe, snapshot } = useGenerationStore();
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The contents of the prompt form. Re-renders the caller on every keystroke. */
export function usePrompt(): Prompt {
  const { subscribe, prompt } = useGenerationStore();
  return useSyncExternalStore(subscribe, prompt, prompt);
}

/** Whether the form has neither text nor drawing. Re-renders the caller only when that changes. */
export function useIsPromptEmpty(): boolean {
  const { subscribe, prompt } = useGenerationStore();
  const isEmpty = (): boolean => prompt().draft.text === '' && prompt().draft.drawing === null;
  return useSyncExternalStore(subscribe, isEmpty, isEmpty);
}
