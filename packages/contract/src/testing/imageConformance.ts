import { PLANS } from '../constants/plans';
import { TEXTS } from '../constants/texts';
import type { ImagePage } from '../schemas/image';
import type { Suite } from './suite';
import { signUpConfirmed, createImage, UNKNOWN_ID } from './people';

/** Lists, likes, privacy, plans. */
export function imageConformance({ describe, test, expect, harness }: Suite): void {
  describe('lists of images', () => {
    test('GAL-08, API-26, DAT-13: have pages, newest first, with all four fields', async () => {
      const person = await signUpConfirmed(harness());
      const ids: string[] = [];
      for (const prompt of ['First ring', 'Second ring', 'Third ring'])
        ids.unshift((await createImage(person, prompt)).id);
      const pages: ImagePage[] = [];
      for (const page of [1, 2, 3])
        pages.push(
          (await person.request('recentImages', { query: { history: 'true', page, limit: 2 } })).body as ImagePage,
        );
      expect(pages.map(({ images }) => images.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2), []]);
      expect(pages.map(({ hasMore, totalPages, totalCount }) => ({ hasMore, totalPages, totalCount }))).toEqual([
        { hasMore: true, totalPages: 2, totalCount: 3 },
        { hasMore: false, totalPages: 2, totalCount: 3 },
        { hasMore: false, totalPages: 2, totalCount: 3 },
      ]);
      const full = await person.request('recentImages', { query: { history: 'true', page: 1, limit: 3 } });
      expect(full.body).toMatchObject({ hasMore: false, totalPages: 1 });
    });

    test('match the beginnings of words in a search: a ring, and no earrings', async () => {
      const person = await signUpConfirmed(harness());
      await createImage(person, 'A pair of sapphire earrings');
      await createImage(person, 'A ruby ring');
      const found = (await person.request('recentImages', { query: { history: 'true', q: 'ruby' } })).body as ImagePage;
      expect(found.images.map(({ prompt }) => prompt)).toEqual(['A ruby ring']);
      for (const [q, totalCount] of [
        ['RING  ruby', 1],
        ['ring', 1],
        ['earr', 1],
        ['ruby sapphire', 0],
        ['%', 0],
        ['a', 2],
        [' ', 2],
      ] as const) {
        expect((await person.request('recentImages', { query: { history: 'true', q } })).body).toMatchObject({
          totalCount,
        });
      }
    });

    test('GAL-09, API-27: order the top list by likes', async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, 'A liked ring');
      await createImage(person, 'A ring without likes');
      await person.request('like', { params: { imageId: image.id } });
      const { images } = (
        await harness()
          .newVisitor()
          .request('topImages', { query: { limit: 100 } })
      ).body as ImagePage;
      const counts = images.map(({ like_count }) => like_count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    });

    for (const query of [
      { page: 0 },
      { page: 'two' },
      { page: 1.5 },
      { limit: 0 },
      { limit: 101 },
      { order: 'price' },
    ]) {
      test(`refuse ${JSON.stringify(query)}`, async () => {
        for (const name of ['recentImages', 'topImages'] as const) {
          const reply = await harness().newVisitor().request(name, { query });
          expect(reply.status).toBe(400);
          expect(reply.body).toMatchObject({ code: 'validation_failed' });
        }
      });
    }
  });

  describe('likes', () => {
    test('API-29, DAT-22: count once per account and can be toggled any number of times', async () => {
      const [owner, fan] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id: imageId } = await createImage(owner, 'A ring');
      for (const expected of [true, true]) {
        expect((await fan.request('like', { params: { imageId } })).body).toEqual({
          success: true,
          liked: expected,
          like_count: 1,
        });
      }
      const status = await fan.request('likesStatus', { body: { imageIds: [imageId, UNKNOWN_ID] } });
      expect(status.body).toEqual({ liked: [imageId], counts: { [imageId]: 1 } });
      for (const expected of [false, false]) {
        expect((await fan.request('unlike', { params: { imageId } })).body).toEqual({
          success: true,
          liked: expected,
          like_count: 0,
        });
      }
    });

    test('API-28: count once for clients that use the image id of another version', async () => {
      const [owner, fan] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id: imageId } = await createImage(owner, 'A ring');
      for (const name of ['likeImage', 'like'] as const) {
        expect((await fan.request(name, { params: { imageId } })).body).toEqual({
          success: true,
          liked: true,
          like_count: 1,
        });
      }
      for (const name of ['unlikeImage', 'unlike'] as const) {
        expect((await fan.request(name, { params: { imageId } })).body).toEqual({
          success: true,
          liked: false,
          like_count: 0,
        });
      }
      expect((await fan.request('likeImage', { params: { imageId: UNKNOWN_ID } })).status).toBe(404);
    });

    test('return 404 for an image that does not exist', async () => {
      const person = await signUpConfirmed(harness());
      for (const imageId of [UNKNOWN_ID, 'temp-1']) {
        const reply = await person.request('like', { params: { imageId } });
        expect(reply.status).toBe(404);
        expect(reply.body).toMatchObject({ error: TEXTS.imageNotFound });
      }
    });
  });

  describe('privacy', () => {
    test('API-34, CRD-03: requires a plan to make an image private, and none to make it public', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, 'A ring');
      const refused = await person.request('setPrivacy', { params: { id }, body: { is_private: true } });
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({ error: TEXTS.planRequired, code: 'plan_required' });
      const open = await person.request('setPrivacy', { params: { id }, body: { is_private: false } });
      expect(open.body).toMatchObject({ id, is_private: false });
    });

    test('GAL-11, VAL-14: a private image is in the history of its owner alone, and other accounts cannot like or download it', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A ring that is made private');
      const { url } = (await owner.request('checkout', { body: { plan: 'pro', cycle: 'monthly' } })).body as {
        url: string;
      };
      await harness().pay(url);
      const hidden = await owner.request('setPrivacy', { params: { id }, body: { is_private: true } });
      expect(hidden.status).toBe(200);
      expect(hidden.body).toMatchObject({ id, is_private: true });

      for (const person of [owner, other, harness().newVisitor()]) {
        for (const name of ['recentImages', 'topImages'] as const) {
          const { images } = (await person.request(name, { query: { limit: 100 } })).body as ImagePage;
          expect(images.filter((image) => image.id === id || image.is_private)).toEqual([]);
        }
      }
      expect((await owner.request('recentImages', { query: { history: 'true' } })).body).toMatchObject({
        images: [{ id, is_private: true }],
      });
      expect((await other.request('like', { params: { imageId: id } })).status).toBe(404);
      expect((await other.request('likesStatus', { body: { imageIds: [id] } })).body).toEqual({
        liked: [],
        counts: {},
      });
      expect((await other.request('downloadImage', { params: { id }, body: {} })).status).toBe(404);
      expect((await owner.request('downloadImage', { params: { id }, body: {} })).status).toBe(200);
      expect(
        (
          await harness()
            .newVisitor()
            .request('sharedImage', { params: { imageId: id } })
        ).body,
      ).toMatchObject({ is_private: true, user_id: null });
    });

    test("returns 404 for another account's image", async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A ring');
      expect((await other.request('setPrivacy', { params: { id }, body: { is_private: false } })).status).toBe(404);
    });
  });

  describe('plans', () => {
    test('are public and sorted', async () => {
      const { body } = await harness().newVisitor().request('plans');
      expect(body).toEqual({ data: PLANS.toSorted((a, b) => a.sortOrder - b.sortOrder) });
    });
  });
}
