import { useEffect, useState } from 'react';

/** So long a writer may pause before the words count, ms. */
const PAUSE_MS = 250;

/** A text once its writer pauses, so that not every letter is asked for; at once when it was emptied. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
