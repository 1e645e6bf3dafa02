import { dailyLimitText } from '../constants/generation';
import { planByKey } from '../constants/plans';
import type { Image } from '../schemas/image';
import type { ChangedImage, Draft, VersionDetail, Variations } from '../schemas/piece';
import { signUpConfirmed, generate, createImage } from './people';
import type { Suite } from './suite';
import { PROMPT, change, createVersion, pieceOf } from './pieces';

/** Pieces: trees of versions, changes, drafts, variations, and the parts of a version. */
export function pieceConformance({ describe, test, expect, harness }: Suite): void {
  describe('pieces and versions', () => {
    test('API-38: makes an image the first version of its piece', async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, PROMPT);
      expect(image.piece_id).toBe(image.id);
      const piece = await pieceOf(person, image.id);
      expect(piece).toMatchObject({ id: image.id, title: PROMPT, current: image.id });
      expect(
        piece.versions.map(({ id, parent_id, difference, name }) => ({ id, parent_id, difference, name })),
      ).toEqual([{ id: image.id, parent_id: null, difference: null, name: null }]);
      expect(piece.versions[0]?.estimated_cost).toBeGreaterThan(0);
    });

    test('API-39: creates a version with its difference for a change by text, and uses one image of the quota', async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, PROMPT);
      const version = await createVersion(person, image.id, 'make it platinum');
      expect(version.piece_id).toBe(image.id);
      expect(version.version.parent_id).toBe(image.id);
      expect(version.built?.metals[0]?.alloy).toBe('platinum-950');
      const { difference } = version.version;
      expect(
        difference?.changes.some(
          ({ what, from, to }) => what === 'metal.alloy' && from === 'rose-gold-18k' && to === 'platinum-950',
        ),
      ).toBe(true);
      expect(typeof difference?.text).toBe('string');
      expect(typeof difference?.price).toBe('number');
      expect((await person.request('usage')).body).toMatchObject({ count: 2 });
      const piece = await pieceOf(person, version.id);
      expect(piece).toMatchObject({ id: image.id, current: version.id });
      expect(piece.versions.map(({ id }) => id)).toEqual([image.id, version.id]);
    });

    test('API-39: streams a change and ends with the image and the version', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      const { status, events } = await person.request('changePiece', {
        params: { id },
        body: { from: id, words: 'in silver' },
        accept: 'text/event-stream',
      });
      expect(status).toBe(200);
      expect(events[0]?.event).toBe('queued');
      const last = events.at(-1) as {
        event: string;
        data: { image: Image; version: { id: string; parent_id: string } };
      };
      expect(last.event).toBe('done');
      expect(last.data.version).toMatchObject({ id: last.data.image.id, parent_id: id });
    });

    test('API-39: applies a change by operations', async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, PROMPT);
      const { design } = (await person.request('pieceVersion', { params: { id: image.id, versionId: image.id } }))
        .body as { design: { root: { id: string } } };
      const reply = await change(person, image.id, {
        from: image.id,
        operations: [{ op: 'set', id: design.root.id, metal: { finish: 'matte' } }],
      });
      expect(reply.status).toBe(200);
      expect((reply.body as ChangedImage).built?.metals[0]?.finish).toBe('matte');
    });

    test('API-39: refuses an impossible change with a message, without using quota', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      for (const body of [
        { from: id, words: 'make the mood brighter tomorrow' },
        { from: id, operations: [{ op: 'remove', id: 'no-such-part' }] },
      ]) {
        for (const name of ['changePiece', 'draftChange'] as const) {
          const reply = await person.request(name, { params: { id }, body });
          expect(reply.status).toBe(422);
          expect(reply.body).toMatchObject({ code: 'change_not_possible' });
        }
      }
      expect((await person.request('usage')).body).toMatchObject({ count: 1 });
      expect((await pieceOf(person, id)).versions.map((version) => version.id)).toEqual([id]);
    });

    test('API-39: refuses a body without a change', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      for (const body of [
        {},
        { from: id },
        { from: id, words: ' ' },
        { from: id, words: 'x'.repeat(2001) },
        { from: id, operations: [] },
        { from: id, words: 'silver', operations: [] },
      ]) {
        expect([body, (await change(person, id, body)).status]).toEqual([body, 400]);
      }
    });

    test('API-39: creates one version per Idempotency-Key, which is bound to one request', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      const headers = { 'idempotency-key': 'one-change' };
      const first = await change(person, id, { from: id, words: 'in silver' }, headers);
      const again = await change(person, id, { from: id, words: 'in silver' }, headers);
      expect((again.body as Image).id).toBe((first.body as Image).id);
      expect((await change(person, id, { from: id, words: 'in platinum' }, headers)).body).toMatchObject({
        code: 'idempotency_mismatch',
      });
      expect((await person.request('usage')).body).toMatchObject({ count: 2 });
      expect((await pieceOf(person, id)).versions.length).toBe(2);
    });

    test('API-39: refuses a change beyond the daily limit, but not its draft', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      const { maxGenerationsPerDay: limit } = planByKey('free');
      for (let count = 2; count <= limit; count += 1)
        expect((await generate(person, `Ring ${count}`)).status).toBe(200);
      const refused = await change(person, id, { from: id, words: 'in silver' });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        code: 'limit_reached',
        error: dailyLimitText(limit, 'free'),
        limit,
        count: limit,
      });
      expect(
        (await person.request('draftChange', { params: { id }, body: { from: id, words: 'in silver' } })).status,
      ).toBe(200);
      expect((await pieceOf(person, id)).versions.length).toBe(1);
    });

    test('API-40: previews a change without storing it', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      const reply = await person.request('draftChange', {
        params: { id },
        body: { from: id, words: 'make it platinum' },
      });
      expect(reply.status).toBe(200);
      const draft = reply.body as Draft;
      expect(draft.preview.startsWith('data:image/')).toBe(true);
      expect(draft.built?.metals[0]?.alloy).toBe('platinum-950');
      expect(draft.difference.price === null).toBe(draft.price === null);
      const front = await person.request('draftChange', {
        params: { id },
        body: { from: id, words: 'make it platinum', view: 'front' },
      });
      expect(front.status).toBe(200);
      expect((front.body as Draft).preview === draft.preview).toBe(false);
      expect((await pieceOf(person, id)).versions.length).toBe(1);
      expect((await person.request('usage')).body).toMatchObject({ count: 1 });
    });

    test('API-40: returns four variations that keep the locked parts, and applies one as a change', async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, PROMPT);
      const { parts } = (await person.request('pieceVersion', { params: { id: image.id, versionId: image.id } }))
        .body as VersionDetail;
      const stone = image.built?.stones[0]?.part ?? '';
      const reply = await person.request('pieceVariations', {
        params: { id: image.id },
        body: { from: image.id, keep: [stone] },
      });
      expect(reply.status).toBe(200);
      const { variations } = reply.body as Variations;
      expect(variations.length).toBe(4);
      expect(new Set(variations.map(({ operations }) => JSON.stringify(operations))).size).toBe(4);
      const more = await person.request('pieceVariations', {
        params: { id: image.id },
        body: { from: image.id, keep: [stone], degree: 1, round: 1 },
      });
      const offered = (list: Variations['variations']): string[] =>
        list.map(({ operations }) => JSON.stringify(operations));
      expect(more.status).toBe(200);
      expect(offered((more.body as Variations).variations).some((one) => offered(variations).includes(one))).toBe(
        false,
      );
      expect(
        (
          await person.request('pieceVariations', {
            params: { id: image.id },
            body: { from: image.id, keep: [], degree: 4 },
          })
        ).status,
      ).toBe(400);
      const chosen = await change(person, image.id, { from: image.id, operations: variations[0]?.operations });
      expect(chosen.status).toBe(200);
      expect((chosen.body as Image).built?.stones[0]?.kind).toBe('ruby');
      const everything = await person.request('pieceVariations', {
        params: { id: image.id },
        body: { from: image.id, keep: parts.map(({ id }) => id) },
      });
      expect(everything.status).toBe(422);
    });

    test("API-41: returns a version's parts with their editable properties, and its design to the owner only", async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, PROMPT);
      const params = { id, versionId: id };
      const own = (await owner.request('pieceVersion', { params })).body as VersionDetail;
      expect(own.parts.length).toBeGreaterThan(1);
      expect(own.parts.every(({ label, controls }) => label !== '' && controls['type'] === 'object')).toBe(true);
      expect(own.built).toEqual(own.image.built);
      expect(own.price?.currency).toBe('USD');
      expect(typeof own.design?.['type']).toBe('string');
      for (const visitor of [other, harness().newVisitor()]) {
        const seen = (await visitor.request('pieceVersion', { params })).body as VersionDetail;
        expect([seen.id, seen.design, seen.image.user_id]).toEqual([id, null, null]);
      }
    });

    test('API-41: returns the parts map as a PNG when the version states that there is one', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, PROMPT);
      const params = { id, versionId: id };
      const { has_parts_map: hasMap } = (await person.request('pieceVersion', { params })).body as VersionDetail;
      const reply = await person.request('partsMap', { params });
      expect(reply.status).toBe(hasMap ? 200 : 404);
      if (hasMap) expect(reply.file.slice(0, 4).join(' ')).toBe('137 80 78 71');
    });
  });
}
