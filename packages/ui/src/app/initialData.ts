import type { InitialData } from '@jewelry/contract';
import { INITIAL_DATA_ID } from '@jewelry/contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { imageKeys, type ImagePages } from '../features/images';
import { hydratePiece } from '../features/pieces';
import { normalizeImage, normalizePage, sessionKey } from '../features/session';

/** The data that the server embedded in the page, once; null without any, as in development. */
export function readInitialData(): InitialData | null {
  const block = document.getElementById(INITIAL_DATA_ID);
  block?.remove();
  return block?.textContent ? (JSON.parse(block.textContent) as InitialData) : null;
}

/**
 * Fills the query cache with the embedded data: the signed-in user, and the first page of a list, the shared image or
 * the piece. The user is not refetched: pages are sent with `no-store`, so that no browser replays an older one.
 */
export function hydrateQueryClient(queryClient: QueryClient, data: InitialData): void {
  queryClient.setQueryData(sessionKey, data.user);
  if (data.view === 'shared') {
    const image = normalizeImage(data.image);
    queryClient.setQueryData(imageKeys.sharedOf(image.id), image);
  } else if (data.view === 'piece') {
    hydratePiece(queryClient, data.piece);
  } else if (data.view !== 'none') {
    const pages: ImagePages = { pages: [normalizePage(data.page)], pageParams: [1] };
    queryClient.setQueryData(data.view === 'history' ? imageKeys.history : imageKeys.publicOf(data.view), pages);
  }
}
