import { TEXTS } from '../constants/texts';
import { CIRCLE_PNG } from './drawings';
import { signUpConfirmed, generate, createImage } from './people';
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

    test('PRO-10: refuses a photograph when no design service takes it, without using quota', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await generate(person, 'A ring like this', { referencePhoto: CIRCLE_PNG, referenceConsent: true });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ fields: { referencePhoto: TEXTS.referencePhotoUnread } });
      expect((await person.request('usage')).body).toMatchObject({ count: 0 });
    });

    test('PRO-13: returns 422 without an image service, and 404 for an image of another account', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const params = { id: (await createImage(owner, 'A ring to be painted later')).id };
      expect(await owner.request('paintImage', { params })).toMatchObject({
        status: 422,
        body: { code: 'change_not_possible', error: TEXTS.noImageService },
      });
      expect((await other.request('paintImage', { params })).status).toBe(404);
    });

    test('PRO-10: refuses a photograph without consent', async () => {
      const reply = await generate(await signUpConfirmed(harness()), 'A ring like this', {
        referencePhoto: CIRCLE_PNG,
      });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ fields: { referenceConsent: TEXTS.referenceConsentMissing } });
    });
  });
}
