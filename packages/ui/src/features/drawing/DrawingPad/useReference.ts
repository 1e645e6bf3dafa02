import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

/** Image formats that browsers show and cameras produce. */
export const TRACEABLE = ['image/png', 'image/jpeg', 'image/webp'];

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

interface Reference {
  /** URL of the image under the paper. */
  readonly url: string | null;
  /** The last file was rejected because browsers cannot display it. */
  readonly isRefused: boolean;
  /** Accepts an image; rejects anything else. */
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  /** Called when the image cannot be decoded. */
  readonly refuse: () => void;
  /** Accept an image that is dropped on the element, or pasted anywhere. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** An image to trace, shown from memory. It never leaves the browser. */
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
