import { createWorld, imageView } from '@jewelry/mocks';
import { describe, expect, it } from 'vitest';
import { withNewImage } from './imagePages';
import { imagesOf, type ImagePages } from './queries';

const world = createWorld({ signedInAs: 'free' });
const images = world.state.images.slice(0, 4).map((image) => imageView(world, image, null));
const [first, second, third, fourth] = images as [
  (typeof images)[0],
  (typeof images)[0],
  (typeof images)[0],
  (typeof images)[0],
];

const pages = (...lists: (typeof images)[]): ImagePages => ({
  pages: lists.map((list) => ({ images: list, hasMore: false, totalPages: lists.length, totalCount: 3 })),
  pageParams: lists.map((_, index) => index + 1),
});

describe('a paged list', () => {
  it("GAL-10: keeps the server's order and shows an image once, even when it moved to the next page meanwhile", () => {
    expect(imagesOf(pages([first, second], [second, third]))).toEqual([first, second, third]);
  });

  it('prepends a new picture and counts it (STA-24)', () => {
    const grown = withNewImage(pages([first], [second]), fourth);
    expect(imagesOf(grown)).toEqual([fourth, first, second]);
    expect(grown?.pages.map(({ totalCount }) => totalCount)).toEqual([4, 4]);
  });

  it('does not count a picture again that a refetch has already added', () => {
    const same = withNewImage(pages([first], [second]), { ...second, like_count: 7 });
    expect(imagesOf(same)).toEqual([first, { ...second, like_count: 7 }]);
    expect(same?.pages.map(({ totalCount }) => totalCount)).toEqual([3, 3]);
  });

  it('leaves a list unchanged that was never loaded', () => {
    expect(withNewImage(undefined, first)).toBeUndefined();
  });
});
