import { useGeneration } from '@jewelry/ui/generation';
import { useEffect } from 'react';
import { titleAt, titleWhileMaking } from './places';

/** Names the tab after its page, and after the piece that is being made while one is. */
export function usePageTitle(path: string, pieceTitle: string | null = null): void {
  const { status } = useGeneration();
  const title = status === 'generating' ? titleWhileMaking : titleAt(path, pieceTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
