import { useGeneration } from '@jewelry/ui/generation';
import { useEffect } from 'react';
import { generatingTitle, titleAt } from './pages';

/** Sets the document title: the page's, or that of a running generation. */
export function usePageTitle(path: string, pieceTitle: string | null = null): void {
  const { status } = useGeneration();
  const title = status === 'generating' ? generatingTitle : titleAt(path, pieceTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
