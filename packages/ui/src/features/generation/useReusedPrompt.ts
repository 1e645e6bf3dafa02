import { REUSED_PROMPT_APPLY_MS } from '@jewelry/contract/constants';
import { useEffect, useRef } from 'react';
import { browserStorage } from '../../utils/browserStorage';
import { useGenerationStore, usePrompt } from './useGeneration';

interface ReusedPrompt {
  /** The form is there, and it is known who looks at it. */
  readonly isReady: boolean;
  /** It is a visitor's: what becomes of the prompt in their hands stays kept, for the studio after signing in. */
  readonly isKept: boolean;
}

/**
 * Puts a prompt that was taken over in the gallery into the box, 500 ms after the page with the form opened; kept until
 * then. A visitor, who is led home instead of to the studio, finds it in the box there, and again after signing in.
 */
export function useReusedPrompt({ isReady, isKept }: ReusedPrompt): void {
  const { write, promptForm } = useGenerationStore();
  const { text } = usePrompt().draft;
  const written = useRef(text);
  const isFollowed = useRef(false);

  useEffect(() => {
    written.current = text;
    if (!isKept || !isFollowed.current) return;
    if (text.trim() === '') browserStorage.remove('reusedPrompt');
    else browserStorage.set('reusedPrompt', text);
  }, [isKept, text]);

  useEffect(() => {
    if (!isReady || browserStorage.get('reusedPrompt') === undefined) return;
    const timer = setTimeout(() => {
      const reused = browserStorage.get('reusedPrompt');
      if (!isKept) browserStorage.remove('reusedPrompt');
      if (reused === undefined) return;
      isFollowed.current = isKept;
      if (reused !== written.current) write({ do: 'reuse', text: reused });
      promptForm.current?.focus();
    }, REUSED_PROMPT_APPLY_MS);
    return () => clearTimeout(timer);
  }, [isReady, isKept, write, promptForm]);
}
