import { type Ref, useCallback } from 'react';

export interface AutoGrowOptions {
  /** Height from which the text scrolls, in px. */
  maxHeight: number;
  /** An additional ref of the caller. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Lets a `<textarea>` grow with its text: with `field-sizing` where supported, else by measuring after each input. The
 * element's style limits its height.
 * @returns a ref for the element
 */
export function useAutoGrow({ maxHeight, ref }: AutoGrowOptions): (element: HTMLTextAreaElement) => () => void {
  return useCallback(
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
}

function assign(ref: Ref<HTMLTextAreaElement> | undefined, element: HTMLTextAreaElement | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
