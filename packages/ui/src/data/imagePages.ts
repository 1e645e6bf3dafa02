import type { Image, ImagePage } from '@jewelry/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { queryKeys } from './queryClient';

export type ImagePages = InfiniteData<ImagePage, number>;

/** All loaded pictures in their order; one that moved to a later page meanwhile is shown once. */
export function imagesOf(pages: ImagePages | undefined): Image[] {
  const byId = new Map<string, Image>();
  for (const image of pages?.pages.flatMap((page) => page.images) ?? []) {
    if (!byId.has(image.id)) byId.set(image.id, image);
  }
  return [...byId.values()];
}

/** Puts a new picture at the top; a picture that is there already is only brought up to date. */
export function withNewImage(pages: ImagePages | undefined, image: Image): ImagePages | undefined {
  const [first, ...rest] = pages?.pages ?? [];
  if (!pages || !first) return pages;
  if (pages.pages.some((page) => page.images.some(({ id }) => id === image.id))) return withImage(pages, image.id, () => image);
  const grown = [first, ...rest].map((page) => ({ ...page, totalCount: page.totalCount + 1 }));
  return { ...pages, pages: grown.map((page, index) => (index === 0 ? { ...page, images: [image, ...page.images] } : page)) };
}

/** The same pages with one picture changed. */
export function withImage(pages: ImagePages, id: string, change: (image: Image) => Image): ImagePages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, images: page.images.map((image) => (image.id === id ? change(image) : image)) })) };
}

/** Changes a picture wherever it is loaded: in the history and in both lists of the gallery. */
export function changeImage(queryClient: QueryClient, id: string, change: (image: Image) => Image): void {
  queryClient.setQueriesData<ImagePages>({ queryKey: queryKeys.allImages }, (pages) => pages && withImage(pages, id, change));
}
