// @vitest-environment jsdom
import { FIRST_PAGE_ID } from '@jewelry/contract/constants';
import { createWorld, imageView } from '@jewelry/mocks';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedFirstPage, takeFirstPage } from './firstPage';
import { imagesOf } from './imagePages';
import { queryKeys } from './queryClient';

const world = createWorld();
const images = world.state.images.slice(0, 3).map((image) => imageView(world, image, null));
const page = { images, hasMore: true, totalPages: 15, totalCount: 44 };

function send(content: string): void {
  document.body.innerHTML = `<script type="application/json" id="${FIRST_PAGE_ID}">${content}</script>`;
}

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the pictures that come with the page', () => {
  it('are in the gallery before anything is asked for', () => {
    send(JSON.stringify({ view: 'top', page }));
    expect(seedFirstPage(queryClient, 'top')).toBe(true);
    expect(imagesOf(queryClient.getQueryData(queryKeys.publicImages('top'))).map(({ id }) => id)).toEqual(images.map(({ id }) => id));
  });

  it('are taken once: whoever comes back later sees what is new', () => {
    send(JSON.stringify({ view: 'recent', page }));
    expect(takeFirstPage()).toMatchObject({ view: 'recent' });
    expect(takeFirstPage()).toBeNull();
  });

  it('do not show up in another view, and a page without them is asked for as ever', () => {
    send(JSON.stringify({ view: 'top', page }));
    expect(seedFirstPage(queryClient, 'recent')).toBe(false);
    expect(seedFirstPage(queryClient, 'top')).toBe(false);
    expect(queryClient.getQueryData(queryKeys.allPublicImages)).toBeUndefined();
  });
});
