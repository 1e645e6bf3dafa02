import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** What browsers show and people photograph. */
export const TRACEABLE = ['image/png', 'image/jpeg', 'image/webp'];

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

interface Reference {
  /** Address of the picture under the paper. */
  readonly url: string | null;
  /** Takes a picture; anything else is refused. */
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  /** Take a picture that is dropped on an element; a pasted one is taken from anywhere. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** A picture to trace. It is shown from memory and never leaves the browser. */
export function useReference(onRefused: () => void): Reference {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);

  const choose = (file: File): void => {
    if (TRACEABLE.includes(file.type)) setUrl(URL.createObjectURL(file));
    else onRefused();
  };
  const take = (data: DataTransfer | null): void => {
    const [file] = filesOf(data);
    if (file) choose(file);
  };
  const takePasted = useEffectEvent(take);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => takePasted(event.clipboardData);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return {
    url,
    choose,
    remove: () => setUrl(null),
    dropProps: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        take(event.dataTransfer);
      },
    },
  };
}
