import { createContext, type RefObject, use } from 'react';
import type { PromptFormHandle } from './PromptForm/PromptForm';
import type { PromptAction } from './PromptForm/promptReducer';
import type { PromptFormState } from './PromptForm/usePromptForm';

/** What any page can do with the prompt. It stays the same object while somebody types. */
export interface PromptActions {
  /** Changes the prompt that is being written; `usePrompt` returns what stands there. */
  readonly writePrompt: (action: PromptAction) => void;
  /** The form of the page, when there is one. */
  readonly promptForm: RefObject<PromptFormHandle | null>;
}

export const PromptActionsContext = createContext<PromptActions | null>(null);

/** The prompt that is being written. */
export interface WrittenPrompt extends Pick<PromptFormState, 'draft' | 'prompt'> {
  /** What the server said about the last one. */
  readonly error: string | null;
  /** Clears the form for a prompt that is being sent; should its generation fail, it is given back. */
  readonly send: () => void;
}

export const PromptContext = createContext<WrittenPrompt | null>(null);

/** The ways to change the prompt. Needs an `AppProvider` above. */
export function usePromptActions(): PromptActions {
  const actions = use(PromptActionsContext);
  if (!actions) throw new Error('usePromptActions needs an AppProvider above');
  return actions;
}

/** What stands in the prompt form. The caller renders again with every letter. Needs an `AppProvider` above. */
export function usePrompt(): WrittenPrompt {
  const prompt = use(PromptContext);
  if (!prompt) throw new Error('usePrompt needs an AppProvider above');
  return prompt;
}
