import { createContext, use, useSyncExternalStore } from 'react';
import type { GenerationState } from './generationState';
import type { GenerationStore, Prompt } from './generationStore';

export const GenerationContext = createContext<GenerationStore | null>(null);

/** The generation store, a stable object. Needs a `DataProvider` above. */
export function useGenerationStore(): GenerationStore {
  const store = use(GenerationContext);
  if (!store) throw new Error('useGenerationStore needs a DataProvider above');
  return store;
}

/** State of the generation of the app. */
export function useGeneration(): GenerationState {
  const { subscribe, snapshot } = useGenerationStore();
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The contents of the prompt form. The caller re-renders on every keystroke. */
export function usePrompt(): Prompt {
  const { subscribe, prompt } = useGenerationStore();
  return useSyncExternalStore(subscribe, prompt, prompt);
}

/** Whether the form holds neither words nor a drawing. The caller re-renders only when that changes. */
export function useIsPromptEmpty(): boolean {
  const { subscribe, prompt } = useGenerationStore();
  const isEmpty = (): boolean => prompt().draft.text === '' && prompt().draft.drawing === null;
  return useSyncExternalStore(subscribe, isEmpty, isEmpty);
}
