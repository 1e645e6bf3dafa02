import type { FirstPage } from '@jewelry/contract';
import { FIRST_PAGE_ID } from '@jewelry/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import type { ImagePages } from './imagePages';
import { normalizePage } from './normalizeImage';
import { queryKeys, type GalleryView } from './queryClient';

/** What the server sent along with the page, once; null when it sent nothing, as in development and after going elsewhere. */
export function takeFirstPage(): FirstPage | null {
  const block = document.getElementById(FIRST_PAGE_ID);
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as FirstPage) : null;
}

/**
 * Fills the cache with the pictures that came with the page, so that the gallery is drawn without asking for them.
 * @returns whether they are of this view
 */
export function seedFirstPage(queryClient: QueryClient, view: GalleryView, first = takeFirstPage()): boolean {
  if (first?.view !== view) return false;
  const pages: ImagePages = { pages: [normalizePage(first.page)], pageParams: [1] };
  queryClient.setQueryData(queryKeys.publicImages(view), pages);
  return true;
}
