import type { Image } from '@jewelry/contract';
import type { QueryClient } from '@tanstack/react-query';
import { imageKeys, type ImagePages, LISTS } from './queries';

const holds = (pages: ImagePages, id: string): boolean =>
  pages.pages.some((page) => page.images.some((image) => image.id === id));

/** The same pages, each with its pictures changed, and so many more or less in the whole list. */
const mapImages = (pages: ImagePages, change: (images: Image[], page: number) => Image[], more = 0): ImagePages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({
    ...page,
    images: change(page.images, index),
    totalCount: Math.max(0, page.totalCount + more),
  })),
});

/** Prepends a new image; updates one that is already listed. */
export function withNewImage(pages: ImagePages | undefined, image: Image): ImagePages | undefined {
  if (!pages?.pages[0]) return pages;
  if (holds(pages, image.id)) return withImage(pages, image.id, () => image);
  return mapImages(pages, (images, page) => (page === 0 ? [image, ...images] : images), 1);
}

/** The same pages with one picture changed. */
function withImage(pages: ImagePages, id: string, change: (image: Image) => Image): ImagePages {
  return mapImages(pages, (images) => images.map((image) => (image.id === id ? change(image) : image)));
}

/** The same pages without one picture. */
function withoutImage(pages: ImagePages, id: string): ImagePages {
  return holds(pages, id) ? mapImages(pages, (images) => images.filter((image) => image.id !== id), -1) : pages;
}

/**
 * Changes a picture wherever it is loaded: in the history, in both lists of the gallery, and on the page of its link.
 */
export function changeImage(queryClient: QueryClient, id: string, change: (image: Image) => Image): void {
  for (const queryKey of LISTS)
    queryClient.setQueriesData<ImagePages>({ queryKey }, (pages) => pages && withImage(pages, id, change));
  queryClient.setQueryData<Image>(imageKeys.sharedOf(id), (image) => image && change(image));
}

/**
 * Applies a confirmed change of an image: now, and again to every list and image whose fetch is in flight.
 * Their responses may predate the change.
 */
export function confirmImage(queryClient: QueryClient, id: string, change: (image: Image) => Image): void {
  const again = (): void => changeImage(queryClient, id, change);
  again();
  for (const queryKey of [...LISTS, imageKeys.sharedOf(id)]) {
    for (const { promise } of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
      void promise?.then(again, () => undefined);
  }
}

/** Takes a picture out of every list. @returns what puts it back where it lay */
export function removeImage(queryClient: QueryClient, id: string): () => void {
  const lists = LISTS.flatMap((queryKey) => queryClient.getQueriesData<ImagePages>({ queryKey }));
  const places = lists.flatMap(([queryKey, pages]) =>
    (pages?.pages ?? []).flatMap(({ images }, page) =>
      images.flatMap((image, index) => (image.id === id ? [{ queryKey, page, index, image }] : [])),
    ),
  );
  for (const queryKey of LISTS)
    queryClient.setQueriesData<ImagePages>({ queryKey }, (pages) => pages && withoutImage(pages, id));
  return () => {
    for (const { queryKey, page, index, image } of places) {
      queryClient.setQueryData<ImagePages>(queryKey, (pages) =>
        pages && !holds(pages, id)
          ? mapImages(pages, (images, at) => (at === page ? images.toSpliced(index, 0, image) : images), 1)
          : pages,
      );
    }
  };
}
