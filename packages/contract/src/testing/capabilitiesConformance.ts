import { TEXTS } from '../constants/texts';
import { CIRCLE_PNG } from './drawings';
import { confirmed, generate, made } from './people';
import type { Suite } from './suite';

/** Capabilities of an installation without configured providers. */
export function capabilitiesConformance({ describe, test, expect, harness }: Suite): void {
  describe('capabilities', () => {
    test('PRO-01: names the built-in generator and no outside host, without a session', async () => {
      const { status, body } = await harness().newVisitor().request('capabilities');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        generator: 'builtin',
        designer: null,
        drawing: 'control',
        seed: true,
        reference_photo: false,
        sends_words_to: [],
        sends_pictures_to: [],
        sends_drawings_to: [],
      });
    });

    test('PRO-10: refuses a photograph that no design service would see, and takes no slot of the day for it', async () => {
      const person = await confirmed(harness());
      const reply = await generate(person, 'A ring like this', { referencePhoto: CIRCLE_PNG, referenceConsent: true });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ fields: { referencePhoto: TEXTS.referencePhotoUnread } });
      expect((await person.request('usage')).body).toMatchObject({ count: 0 });
    });

    test('PRO-13: paints nothing without an image service, and finds no image of another account', async () => {
      const [owner, other] = [await confirmed(harness()), await confirmed(harness())];
      const params = { id: (await made(owner, 'A ring to be painted later')).id };
      expect(await owner.request('paintImage', { params })).toMatchObject({
        status: 422,
        body: { code: 'change_not_possible', error: TEXTS.noImageService },
      });
      expect((await other.request('paintImage', { params })).status).toBe(404);
    });

    test('PRO-10: refuses a photograph without consent', async () => {
      const reply = await generate(await confirmed(harness()), 'A ring like this', { referencePhoto: CIRCLE_PNG });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ fields: { referenceConsent: TEXTS.referenceConsentMissing } });
    });
  });
}
