// @vitest-environment jsdom
import type { InitialData } from '@jewelry/contract';
import { INITIAL_DATA_ID } from '@jewelry/contract/constants';
import { createWorld, imageView } from '@jewelry/mocks';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hydrateQueryClient, readInitialData } from './initialData';
import { imageKeys, imagesOf } from '../features/images/queries';
import { sessionKey } from '../features/session/queryKeys';

const world = createWorld();
const images = world.state.images.slice(0, 3).map((image) => imageView(world, image, null));
const page = { images, hasMore: true, totalPages: 15, totalCount: 44 };

function send(content: string): InitialData {
  document.body.innerHTML = `<script type="application/json" id="${INITIAL_DATA_ID}">${content}</script>`;
  const first = readInitialData();
  if (!first) throw new Error('Nothing came with the page');
  return first;
}

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('data embedded in the page', () => {
  it('fills the gallery before any fetch', () => {
    hydrateQueryClient(queryClient, send(JSON.stringify({ user: null, view: 'top', page })));
    expect(imagesOf(queryClient.getQueryData(imageKeys.publicOf('top'))).map(({ id }) => id)).toEqual(
      images.map(({ id }) => id),
    );
    expect(queryClient.getQueryData(imageKeys.publicOf('recent'))).toBeUndefined();
  });

  it('fills the history, and no public list, in the studio', () => {
    hydrateQueryClient(queryClient, send(JSON.stringify({ user: { id: 'someone' }, view: 'history', page })));
    expect(imagesOf(queryClient.getQueryData(imageKeys.history)).map(({ id }) => id)).toEqual(
      images.map(({ id }) => id),
    );
    expect(queryClient.getQueryData(imageKeys.publicOf('recent'))).toBeUndefined();
  });

  it('contains the image of a share link', () => {
    const [image] = images;
    hydrateQueryClient(queryClient, send(JSON.stringify({ user: null, view: 'shared', image })));
    expect(queryClient.getQueryData(imageKeys.sharedOf(image?.id ?? ''))).toMatchObject({
      id: image?.id,
      prompt: image?.prompt,
    });
  });

  it.each([null, { id: 'someone', email: 'someone@example.com' }])(
    'holds the signed-in user (%j), which is not stale',
    (user) => {
      hydrateQueryClient(queryClient, send(JSON.stringify({ user, view: 'recent', page })));
      expect(queryClient.getQueryData(sessionKey)).toEqual(user);
      expect(queryClient.getQueryState(sessionKey)?.isInvalidated).toBe(false);
    },
  );

  it('contains only the user where the page shows no images', () => {
    hydrateQueryClient(queryClient, send(JSON.stringify({ user: null, view: 'none' })));
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([sessionKey]);
    expect(queryClient.getQueryData(sessionKey)).toBeNull();
  });

  it('is read once: a later visit fetches fresh data', () => {
    expect(send(JSON.stringify({ user: null, view: 'recent', page })).view).toBe('recent');
    expect(readInitialData()).toBeNull();
  });
});
