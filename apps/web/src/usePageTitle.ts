import { PRODUCT_NAME } from '@jewelry/contract/constants';
import { generationMessages, useGeneration } from '@jewelry/ui';
import { useEffect } from 'react';
import { titleAt } from './places';

/** Names the tab after its page, and after the piece that is being made while one is. */
export function usePageTitle(path: string): void {
  const [{ status }] = useGeneration();
  const page = status === 'generating' ? generationMessages.title : titleAt(path);
  useEffect(() => {
    document.title = page === null ? PRODUCT_NAME : `${page} · ${PRODUCT_NAME}`;
  }, [page]);
}
