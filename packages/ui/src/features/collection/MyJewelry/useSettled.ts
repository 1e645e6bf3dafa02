import { useEffect, useState } from 'react';

/** Pause in typing after which the text is used, ms. */
const PAUSE_MS = 250;

/** Debounces a text, so that not every keystroke starts a query; an empty text applies immediately. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
