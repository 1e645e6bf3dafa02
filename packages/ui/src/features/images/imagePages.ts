import type { Image } from '@jewelry/contract';
import type { QueryClient } from '@tanstack/react-query';
import { imageKeys, type ImagePages, LISTS } from './queries';

const holds = (pages: ImagePages, id: string): boolean =>
  pages.pages.some((page) => page.images.some((image) => image.id === id));

/** Maps the pictures of every page, and changes the total count by `more`. */
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

/** Maps one picture of the pages. */
function withImage(pages: ImagePages, id: string, change: (image: Image) => Image): ImagePages {
  return mapImages(pages, (images) => images.map((image) => (image.id === id ? change(image) : image)));
}

/** Removes one picture from the pages. */
function withoutImage(pages: ImagePages, id: string): ImagePages {
  return holds(pages, id) ? mapImages(pages, (images) => images.filter((image) => image.id !== id), -1) : pages;
}

/** Changes a picture in every loaded query: the history, both lists of the gallery, and its shared page. */
export function changeImage(queryClient: QueryClient, id: string, change: (image: Image) => Image): void {
  for (const queryKey of LISTS)
    queryClient.setQueriesData<ImagePages>({ queryKey }, (pages) => pages && withImage(pages, id, change));
  queryClient.setQueryData<Image>(imageKeys.sharedOf(id), (image) => image && change(image));
}

/**
 * Applies a confirmed change of an image, and repeats it for every list and image whose fetch is in flight, since those
 * responses may predate the change.
 */
export function confirmImage(queryClient: QueryClient, id: string, change: (image: Image) => Image): void {
  const again = (): void => changeImage(queryClient, id, change);
  again();
  for (const queryKey of [...LISTS, imageKeys.sharedOf(id)]) {
    for (const { promise } of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
      void promise?.then(again, () => undefined);
  }
}

/** Removes a picture from every list. @returns a function that puts it back in its place */
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
