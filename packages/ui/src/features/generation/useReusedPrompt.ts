import { REUSED_PROMPT_APPLY_MS } from '@jewelry/contract/constants';
import { useEffect, useRef } from 'react';
import { browserStorage } from '../../utils/browserStorage';
import { useGenerationStore, usePrompt } from './useGeneration';

interface ReusedPrompt {
  /** The form is mounted and the session has loaded. */
  readonly isReady: boolean;
  /** The user is anonymous: the prompt remains stored for the studio after a sign-in. */
  readonly isAnonymous: boolean;
}

/**
 * Fills the box with a prompt that was reused from the gallery, 500 ms after the page with the form opened; stored
 * until then. An anonymous visitor is redirected home instead of to the studio, and finds the prompt there and again
 * after a sign-in.
 */
export function useReusedPrompt({ isReady, isAnonymous }: ReusedPrompt): void {
  const { write, promptForm } = useGenerationStore();
  const { text } = usePrompt().draft;
  const written = useRef(text);
  const isFollowed = useRef(false);

  useEffect(() => {
    written.current = text;
    if (!isAnonymous || !isFollowed.current) return;
    if (text.trim() === '') browserStorage.remove('reusedPrompt');
    else browserStorage.set('reusedPrompt', text);
  }, [isAnonymous, text]);

  useEffect(() => {
    if (!isReady || browserStorage.get('reusedPrompt') === undefined) return;
    const timer = setTimeout(() => {
      const reused = browserStorage.get('reusedPrompt');
      if (!isAnonymous) browserStorage.remove('reusedPrompt');
      if (reused === undefined) return;
      isFollowed.current = isAnonymous;
      if (reused !== written.current) write({ do: 'reuse', text: reused });
      promptForm.current?.focus();
    }, REUSED_PROMPT_APPLY_MS);
    return () => clearTimeout(timer);
  }, [isReady, isAnonymous, write, promptForm]);
}
