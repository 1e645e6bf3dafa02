import { useEffect, useEffectEvent, useState } from 'react';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/**
 * Reports a file that is dropped or pasted anywhere on the page. Pasted text is left to the focused field. A rejected
 * file
 * is not opened by the browser either, which would replace the page and lose unsaved text.
 * @param onFile undefined while the field is disabled
 * @returns whether a file that would be accepted is being dragged over the page
 */
export function useFileFromElsewhere(onFile: ((file: File) => void) | undefined): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const [file] = data?.files ?? [];
    if (!file) return;
    event.preventDefault();
    onFile?.(file);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const listen = <E extends 'paste' | 'dragover' | 'dragleave' | 'drop'>(
      name: E,
      listener: (event: DocumentEventMap[E]) => void,
    ) => document.addEventListener(name, listener, { signal: listeners.signal });
    listen('paste', (event) => take(event, event.clipboardData));
    listen('dragover', (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDraggedOver(true);
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setDraggedOver(false);
    });
    listen('drop', (event) => {
      setDraggedOver(false);
      take(event, event.dataTransfer);
    });
    return () => listeners.abort();
  }, []);
  return isDraggedOver && onFile !== undefined;
}
