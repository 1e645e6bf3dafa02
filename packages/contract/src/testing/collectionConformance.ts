import { TEXTS } from '../constants/texts';
import type { Image } from '../schemas/image';
import type { Suite } from './suite';
import { signUpConfirmed, createImage, UNKNOWN_ID } from './people';

/** Operations on existing images: share, download, remove, restore, clear. */
export function collectionConformance({ describe, test, expect, harness }: Suite): void {
  describe('a shared image', () => {
    test('is returned to any caller with its link, without the account id of its owner (API-17, SHR-07)', async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, 'A ring to be shared');
      const own = (await person.request('sharedImage', { params: { imageId: image.id } })).body;
      expect(own).toMatchObject({ id: image.id, user_id: person.user.id, watermarked: false });
      const reply = await harness()
        .newVisitor()
        .request('sharedImage', { params: { imageId: image.id } });
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({
        id: image.id,
        prompt: 'A ring to be shared',
        user_id: null,
        is_liked: false,
        watermarked: true,
      });
    });

    test('returns 404 when it does not exist', async () => {
      for (const imageId of [UNKNOWN_ID, 'temp-1']) {
        const reply = await harness().newVisitor().request('sharedImage', { params: { imageId } });
        expect(reply.status).toBe(404);
        expect(reply.body).toMatchObject({ error: TEXTS.imageNotFound, code: 'not_found' });
      }
    });
  });

  describe('a download', () => {
    test('returns the URL of the file to the owner and to other viewers of the image (API-20)', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A ring to keep');
      for (const [person, body] of [
        [owner, { userId: owner.user.id }],
        [other, {}],
      ] as const) {
        const reply = await person.request('downloadImage', { params: { id }, body });
        expect(reply.status).toBe(200);
        expect((reply.body as { watermarkedUrl: string }).watermarkedUrl.startsWith('/')).toBe(true);
      }
    });

    test("is refused for another account's userId, for unknown fields and for an image that does not exist", async () => {
      const [person, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(person, 'A ring');
      const foreign = await person.request('downloadImage', { params: { id }, body: { userId: other.user.id } });
      expect(foreign.status).toBe(403);
      expect(foreign.body).toMatchObject({ error: TEXTS.userMismatch, code: 'forbidden' });
      const unknown = await person.request('downloadImage', { params: { id }, body: { format: 'tiff' } });
      expect(unknown.status).toBe(400);
      expect(unknown.body).toMatchObject({ fields: { format: TEXTS.unknownField } });
      const missing = await person.request('downloadImage', { params: { id: UNKNOWN_ID }, body: {} });
      expect(missing.status).toBe(404);
    });
  });

  describe('a removed image', () => {
    test('MYJ-11: disappears everywhere, and is restored with its likes', async () => {
      const [owner, fan] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A ring that is removed');
      await fan.request('like', { params: { imageId: id } });
      const before = (await owner.request('sharedImage', { params: { imageId: id } })).body;
      const removed = await owner.request('deleteImage', { params: { id } });
      expect(removed.status).toBe(200);
      expect(removed.body).toEqual({ success: true });
      expect((await owner.request('recentImages', { query: { history: 'true' } })).body).toMatchObject({
        totalCount: 0,
        images: [],
      });
      for (const person of [owner, fan, harness().newVisitor()]) {
        expect((await person.request('sharedImage', { params: { imageId: id } })).status).toBe(404);
      }
      expect((await fan.request('like', { params: { imageId: id } })).status).toBe(404);
      expect((await fan.request('likesStatus', { body: { imageIds: [id] } })).body).toEqual({ liked: [], counts: {} });
      expect((await owner.request('downloadImage', { params: { id }, body: {} })).status).toBe(404);
      expect((await owner.request('setPrivacy', { params: { id }, body: { is_private: false } })).status).toBe(404);
      expect((await owner.request('deleteImage', { params: { id } })).status).toBe(404);

      for (const attempt of ['the first', 'a second']) {
        const restored = await owner.request('restoreImage', { params: { id } });
        expect(restored.status, `${attempt} time`).toBe(200);
        expect(restored.body).toEqual(before);
      }
      expect((await fan.request('sharedImage', { params: { imageId: id } })).body).toMatchObject({
        like_count: 1,
        is_liked: true,
      });
    });

    test('is removed and restored by its owner only', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A ring');
      expect((await other.request('deleteImage', { params: { id } })).status).toBe(404);
      await owner.request('deleteImage', { params: { id } });
      expect((await other.request('restoreImage', { params: { id } })).status).toBe(404);
      expect((await owner.request('restoreImage', { params: { id: UNKNOWN_ID } })).status).toBe(404);
    });
  });

  describe('a cleared history', () => {
    test("API-30: deletes all of the user's images, returns their number, and leaves those of others", async () => {
      const [person, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const own = [await createImage(person, 'One ring'), await createImage(person, 'Another ring')];
      const remaining: Image = await createImage(other, 'A ring of another account');
      const reply = await person.request('clearHistory');
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ success: true, deleted: 2 });
      expect((await person.request('recentImages', { query: { history: 'true' } })).body).toMatchObject({
        totalCount: 0,
        totalPages: 0,
        images: [],
      });
      for (const { id } of own) {
        expect((await person.request('sharedImage', { params: { imageId: id } })).status).toBe(404);
        expect((await person.request('restoreImage', { params: { id } })).status).toBe(404);
      }
      expect((await person.request('sharedImage', { params: { imageId: remaining.id } })).status).toBe(200);
      expect((await person.request('clearHistory')).body).toEqual({ success: true, deleted: 0 });
    });
  });
}
