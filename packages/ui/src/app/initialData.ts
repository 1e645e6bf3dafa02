import type { InitialData } from '@jewelry/contract';
import { INITIAL_DATA_ID } from '@jewelry/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { imageKeys, type ImagePages } from '../features/images';
import { hydratePiece } from '../features/pieces';
import { normalizeImage, normalizePage, sessionKey } from '../features/session';

/** What the server sent along with the page, once; null when nothing came, as in development. */
export function readInitialData(): InitialData | null {
  const block = document.getElementById(INITIAL_DATA_ID);
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as InitialData) : null;
}

/**
 * Fills the query cache with the data embedded in the page: the signed-in user, and the first page of a list or the
 * shared image. The user is not fetched again: the server sends pages with `no-store`, so no browser replays an older
 * answer.
 */
export function hydrateQueryClient(queryClient: QueryClient, first: InitialData): void {
  queryClient.setQueryData(sessionKey, first.user);
  if (first.view === 'shared') {
    const image = normalizeImage(first.image);
    queryClient.setQueryData(imageKeys.sharedOf(image.id), image);
  } else if (first.view === 'piece') {
    hydratePiece(queryClient, first.piece);
  } else if (first.view !== 'none') {
    const pages: ImagePages = { pages: [normalizePage(first.page)], pageParams: [1] };
    queryClient.setQueryData(first.view === 'history' ? imageKeys.history : imageKeys.publicOf(first.view), pages);
  }
}
