import type { FirstPage } from '@jewelry/contract';
import { FIRST_PAGE_ID } from '@jewelry/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { imageKeys, type ImagePages } from '../features/images';
import { normalizeImage, normalizePage, sessionKey } from '../features/session';

/** What the server sent along with the page, once; null when nothing came, as in development. */
export function takeFirstPage(): FirstPage | null {
  const block = document.getElementById(FIRST_PAGE_ID);
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as FirstPage) : null;
}

/**
 * Fills the cache with what comes along with the page, so that it is drawn without asking: who is signed in, and the first
 * pictures of the gallery or the one behind a share link. Who is signed in is marked as to be asked for all the same
 * (`useFreshSession`): a browser may have kept the page from before.
 */
export function seedFirstPage(queryClient: QueryClient, first: FirstPage): void {
  queryClient.setQueryData(sessionKey, first.user);
  void queryClient.invalidateQueries({ queryKey: sessionKey, refetchType: 'none' });
  if (first.view === 'shared') {
    const image = normalizeImage(first.image);
    queryClient.setQueryData(imageKeys.sharedOf(image.id), image);
  } else {
    const pages: ImagePages = { pages: [normalizePage(first.page)], pageParams: [1] };
    queryClient.setQueryData(imageKeys.publicOf(first.view), pages);
  }
}
