import { useCallback, useReducer } from 'react';
import { joinPrompt } from '../presets';
import { emptyDraft, promptReducer, type PromptAction, type PromptDraft } from './promptReducer';

export interface PromptFormState {
  draft: PromptDraft;
  dispatch: (action: PromptAction) => void;
  /** The prompt as it would be sent: the text and the words of the presets (STA-21). */
  prompt: string;
  /**
   * Clears text, type and drawing for a prompt that is being sent.
   * @returns a function that puts them back after a failure; text that was written since stays
   */
  send: () => () => void;
}

/** The state of a prompt form, to be kept where it survives a change of route. */
export function usePromptForm(initial: Partial<PromptDraft> = {}): PromptFormState {
  const [draft, dispatch] = useReducer(promptReducer, { ...emptyDraft, ...initial });
  const send = useCallback(() => {
    const { text, type, drawing } = draft;
    dispatch({ do: 'sent' });
    return () => dispatch({ do: 'restore', draft: { text, type, drawing } });
  }, [draft]);
  return { draft, dispatch, prompt: joinPrompt(draft.text, draft.presetIds), send };
}
