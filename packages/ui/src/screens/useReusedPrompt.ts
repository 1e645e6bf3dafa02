import { REUSED_PROMPT_APPLY_MS } from '@jewelry/contract/constants';
import { useEffect } from 'react';
import { browserStorage } from '../hooks/browserStorage';
import { useApp } from './appContext';

/** Puts a prompt that was taken over in the gallery into the box, 500 ms after the studio opened; kept until then (STA-40). */
export function useReusedPrompt(isStudio: boolean): void {
  const { prompt, promptForm } = useApp();
  const { dispatch } = prompt;
  useEffect(() => {
    if (!isStudio || browserStorage.get('reusedPrompt') === undefined) return;
    const timer = setTimeout(() => {
      const text = browserStorage.get('reusedPrompt');
      browserStorage.remove('reusedPrompt');
      if (text === undefined) return;
      dispatch({ do: 'reuse', text });
      promptForm.current?.focus();
    }, REUSED_PROMPT_APPLY_MS);
    return () => clearTimeout(timer);
  }, [isStudio, dispatch, promptForm]);
}
