import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Image formats that browsers show and cameras produce. */
export const TRACEABLE = ['image/png', 'image/jpeg', 'image/webp'];

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

interface Reference {
  /** Address of the picture under the paper. */
  readonly url: string | null;
  /** The last file was rejected because it is no displayable image. */
  readonly isRefused: boolean;
  /** Takes a picture; anything else is refused. */
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  /** The picture turned out not to be one. */
  readonly refuse: () => void;
  /** Take a picture that is dropped on an element; a pasted one is taken from anywhere. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** A picture to trace. It is shown from memory and never leaves the browser. */
export function useReference(): Reference {
  const [url, setUrl] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);

  const choose = (file: File): void => {
    const isTraceable = TRACEABLE.includes(file.type);
    setRefused(!isTraceable);
    if (isTraceable) setUrl(URL.createObjectURL(file));
  };
  const chooseFrom = (data: DataTransfer | null): void => {
    const [file] = filesOf(data);
    if (file) choose(file);
  };
  const paste = useEffectEvent(chooseFrom);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => paste(event.clipboardData);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return {
    url,
    isRefused,
    choose,
    remove: () => setUrl(null),
    refuse: () => {
      setUrl(null);
      setRefused(true);
    },
    dropProps: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        chooseFrom(event.dataTransfer);
      },
    },
  };
}
