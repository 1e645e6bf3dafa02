import { useGeneration } from '@jewelry/ui/generation';
import { useEffect } from 'react';
import { titleAt, titleWhileMaking } from './places';

/** Names the tab after its page, and after the piece that is being made while one is. */
export function usePageTitle(path: string): void {
  const { status } = useGeneration();
  const title = status === 'generating' ? titleWhileMaking : titleAt(path);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
