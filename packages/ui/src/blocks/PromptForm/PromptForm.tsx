import type { Ref } from 'react';
import { promptMessages } from '../../messages/prompt';
import type { PromptAction, PromptDraft } from './promptReducer';

export interface PromptFormHandle {
  /** Brings the prompt box into view and gives it the focus. */
  focus: () => void;
}

export interface PromptFormProps {
  /** What stands in the form; see `usePromptForm`. */
  draft: PromptDraft;
  /** Something was typed, chosen or undone. */
  dispatch: (action: PromptAction) => void;
  /**
   * Who is looking: `anonymous` sees 'Sign in to start creating!', `free` the note that pictures are
   * public, `paid` the privacy toggle (FRM-06).
   */
  access: 'anonymous' | 'free' | 'paid';
  /** The prompt is to be made. Never called with nothing written, nor while `isBusy`. */
  onSubmit: () => void;
  onSignIn?: () => void;
  onOpenPresets: () => void;
  /** A piece is being made: submit shows it and refuses; everything else goes on working. @default false */
  isBusy?: boolean;
  /** Only for `paid`. @default true */
  isPrivate?: boolean;
  onPrivacyChange?: (isPrivate: boolean) => void;
  /** What the server said about the prompt; stands under the plate. */
  error?: string | null;
  ref?: Ref<PromptFormHandle>;
}

/**
 * Headline, prompt plate, chosen presets and the six types. On a phone the plate docks at the lower
 * edge of the screen and the page makes room for it.
 */
export function PromptForm({ draft, dispatch, onSubmit }: PromptFormProps) {
  return (
    <section>
      <h1>{promptMessages.headline}</h1>
      <textarea
        aria-label={promptMessages.label}
        value={draft.text}
        onChange={(event) => dispatch({ do: 'write', text: event.target.value })}
      />
      <button type="button" onClick={onSubmit}>
        {promptMessages.submit}
      </button>
    </section>
  );
}
