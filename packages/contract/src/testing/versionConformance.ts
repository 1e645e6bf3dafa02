import { TEXTS } from '../constants/texts';
import type { ImagePage } from '../schemas/image';
import { signUpConfirmed, createImage, UNKNOWN_ID } from './people';
import type { Suite } from './suite';
import { PROMPT, change, createVersion, pieceOf, history } from './pieces';

/** Versions of a piece: lists, names, deletion, other views, and permissions. */
export function versionConformance({ describe, test, expect, harness }: Suite): void {
  describe('versions of a piece', () => {
    test('API-42: show a piece once in lists, by its current version, which the owner can choose', async () => {
      const person = await signUpConfirmed(harness());
      const first = await createImage(person, PROMPT);
      const second = await createVersion(person, first.id, 'in silver');
      expect(await history(person)).toMatchObject({ totalCount: 1, images: [{ id: second.id, piece_id: first.id }] });
      const choose = (current: string | null) =>
        person.request('chooseVersion', { params: { id: first.id }, body: { current } });
      expect((await choose(first.id)).body).toMatchObject({ piece: { current: first.id } });
      expect(await history(person)).toMatchObject({ totalCount: 1, images: [{ id: first.id }] });
      const third = await createVersion(person, first.id, 'in platinum');
      expect(await history(person)).toMatchObject({ totalCount: 1, images: [{ id: third.id }] });
      await choose(second.id);
      expect((await choose(null)).body).toMatchObject({ piece: { current: third.id } });
      expect((await choose(UNKNOWN_ID)).status).toBe(404);
      const listed = (
        await harness()
          .newVisitor()
          .request('recentImages', { query: { limit: 100 } })
      ).body as ImagePage;
      expect(listed.images.filter(({ piece_id }) => piece_id === first.id).map(({ id }) => id)).toEqual([third.id]);
    });

    test('API-42: share likes and privacy; a share link leads to one version', async () => {
      const [owner, fan] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const first = await createImage(owner, PROMPT);
      await fan.request('like', { params: { imageId: first.id } });
      const second = await createVersion(owner, first.id, 'in silver');
      expect(second.like_count).toBe(1);
      expect((await fan.request('like', { params: { imageId: second.id } })).body).toMatchObject({ like_count: 1 });
      expect((await fan.request('unlike', { params: { imageId: second.id } })).body).toMatchObject({ like_count: 0 });
      const shared = await harness()
        .newVisitor()
        .request('sharedImage', { params: { imageId: first.id } });
      expect(shared.body).toMatchObject({ id: first.id, like_count: 0 });
      expect((await fan.request('piece', { params: { id: first.id } })).body).toMatchObject({
        piece: { id: first.id, current: second.id },
      });
      expect((await pieceOf(fan, first.id)).versions.map(({ id }) => id)).toEqual([second.id]);
    });

    test('API-42: can be named, and the name removed', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      const rename = (name: string | null) =>
        person.request('renameVersion', { params: { id, versionId: id }, body: { name } });
      expect((await rename('  For Ada ')).body).toMatchObject({ name: 'For Ada' });
      expect((await pieceOf(person, id)).versions[0]?.name).toBe('For Ada');
      expect((await rename('x'.repeat(61))).status).toBe(400);
      expect((await rename('')).body).toMatchObject({ name: null });
    });

    test('API-42: keep the versions made from a deleted one, and its place for restoring', async () => {
      const person = await signUpConfirmed(harness());
      const first = await createImage(person, PROMPT);
      const second = await createVersion(person, first.id, 'in silver');
      const third = await createVersion(person, second.id, 'in platinum');
      const parents = async () =>
        (await pieceOf(person, first.id)).versions.map(({ id, parent_id }) => [id, parent_id]);
      const remove = (versionId: string) => person.request('deleteVersion', { params: { id: first.id, versionId } });
      expect((await remove(second.id)).body).toEqual({ success: true });
      expect(await parents()).toEqual([
        [first.id, null],
        [third.id, first.id],
      ]);
      const [, left] = (await pieceOf(person, first.id)).versions;
      expect(
        left?.difference?.changes.some(({ what, from }) => what === 'metal.alloy' && from === 'rose-gold-18k'),
      ).toBe(true);
      expect((await remove(first.id)).status).toBe(200);
      expect(await parents()).toEqual([[third.id, null]]);
      expect((await person.request('piece', { params: { id: third.id } })).body).toMatchObject({
        piece: { id: first.id },
      });
      for (const { id } of [second, first])
        expect((await person.request('restoreImage', { params: { id } })).status).toBe(200);
      expect(await parents()).toEqual([
        [first.id, null],
        [second.id, first.id],
        [third.id, second.id],
      ]);
      expect((await person.request('usage')).body).toMatchObject({ count: 3 });
    });

    test('API-42: are all deleted with the image in a list, and restored together', async () => {
      const person = await signUpConfirmed(harness());
      const first = await createImage(person, PROMPT);
      const second = await createVersion(person, first.id, 'in silver');
      expect((await person.request('deleteImage', { params: { id: second.id } })).status).toBe(200);
      expect(await history(person)).toMatchObject({ totalCount: 0 });
      for (const id of [first.id, second.id]) {
        expect((await person.request('piece', { params: { id } })).status).toBe(404);
        expect((await person.request('sharedImage', { params: { imageId: id } })).status).toBe(404);
      }
      expect((await person.request('restoreImage', { params: { id: second.id } })).status).toBe(200);
      expect((await pieceOf(person, first.id)).versions.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect(await history(person)).toMatchObject({ totalCount: 1, images: [{ id: second.id }] });
    });

    test('API-43: can be rendered from another view, once', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      const view = (body: Record<string, unknown>) =>
        person.request('versionView', { params: { id, versionId: id }, body });
      const first = await view({ view: 'front' });
      expect(first.status).toBe(200);
      expect(first.body).toMatchObject({ view: 'front' });
      expect((await view({ view: 'front' })).body).toEqual(first.body);
      expect((await view({ view: 'on-hand' })).status).toBe(400);
      expect((await person.request('usage')).body).toMatchObject({ count: 1 });
    });

    test('API-44: can be changed by the owner only', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, PROMPT);
      const version = { id, versionId: id };
      for (const [name, request] of [
        ['changePiece', { params: { id }, body: { from: id, words: 'in silver' } }],
        ['draftChange', { params: { id }, body: { from: id, words: 'in silver' } }],
        ['pieceVariations', { params: { id }, body: { from: id, keep: [] } }],
        ['chooseVersion', { params: { id }, body: { current: id } }],
        ['renameVersion', { params: version, body: { name: 'Mine' } }],
        ['deleteVersion', { params: version }],
      ] as const) {
        const refused = await other.request(name, request);
        expect([name, refused.status]).toEqual([name, 403]);
        expect(refused.body).toMatchObject({ error: TEXTS.pieceNotYours, code: 'forbidden' });
        const missing = await other.request(name, {
          ...request,
          params: { id: UNKNOWN_ID, versionId: UNKNOWN_ID },
          ...('body' in request && 'from' in request.body && { body: { ...request.body, from: UNKNOWN_ID } }),
        });
        expect([name, missing.status]).toEqual([name, 404]);
      }
    });

    test('API-44: return 404 under the id of another piece', async () => {
      const person = await signUpConfirmed(harness());
      const [one, two] = [await createImage(person, PROMPT), await createImage(person, 'A silver ring')];
      expect((await person.request('pieceVersion', { params: { id: one.id, versionId: two.id } })).status).toBe(404);
      expect((await change(person, one.id, { from: two.id, words: 'in silver' })).status).toBe(404);
    });
  });
}
