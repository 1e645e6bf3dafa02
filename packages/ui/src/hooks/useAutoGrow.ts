import { type CSSProperties, type Ref, useCallback } from 'react';

export interface AutoGrowOptions {
  /** Height with no text, in px. */
  minHeight: number;
  /** Height from which the text scrolls, in px. */
  maxHeight: number;
  /** A ref of the caller's own, which goes on working. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Lets a `<textarea>` grow with its text between two heights: by `field-sizing` where the browser
 * has it, by measuring after each input where it does not. Spread the result onto the element.
 */
export function useAutoGrow({ minHeight, maxHeight, ref }: AutoGrowOptions): {
  ref: (element: HTMLTextAreaElement) => () => void;
  style: CSSProperties;
} {
  const attach = useCallback(
    (element: HTMLTextAreaElement) => {
      assign(ref, element);
      const measure = (): void => {
        element.style.blockSize = 'auto';
        element.style.blockSize = `${Math.min(maxHeight, element.scrollHeight)}px`;
      };
      const mustMeasure = !globalThis.CSS?.supports?.('field-sizing', 'content');
      if (mustMeasure) {
        measure();
        element.addEventListener('input', measure);
      }
      return () => {
        element.removeEventListener('input', measure);
        assign(ref, null);
      };
    },
    [ref, maxHeight],
  );
  return { ref: attach, style: { minBlockSize: minHeight, maxBlockSize: maxHeight } };
}

function assign(ref: Ref<HTMLTextAreaElement> | undefined, element: HTMLTextAreaElement | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
