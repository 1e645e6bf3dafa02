import { TEXTS } from '../constants/texts';
import type { Image } from '../schemas/image';
import { CIRCLE_PATH, CIRCLE_PNG, CIRCLE_SVG, SMALL_PNG } from './drawings';
import { signUpConfirmed, generate, createImage } from './people';
import type { Suite } from './suite';

/** Drawings with or without a prompt. */
export function drawingConformance({ describe, test, expect, harness }: Suite): void {
  const circle = { drawingPng: CIRCLE_PNG, drawingSvg: CIRCLE_SVG };

  describe('drawings', () => {
    test('need no prompt (VAL-04), and their strokes are returned to the owner', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await generate(person, '', { ...circle, drawingPaths: [CIRCLE_PATH], drawingInfluence: 60 });
      expect(reply.status).toBe(200);
      const image = reply.body as Image;
      expect(image.metadata).toMatchObject({ has_drawing: true });
      const drawing = await person.request('drawing', { params: { id: image.id } });
      expect(drawing.status).toBe(200);
      expect(drawing.body).toEqual({ paths: [CIRCLE_PATH], influence: 60 });
    });

    test('are accepted without strokes, and then return none', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await generate(person, 'A pendant', circle);
      expect(reply.status).toBe(200);
      const image = reply.body as Image;
      expect(image.metadata).toMatchObject({ has_drawing: true });
      expect((await person.request('drawing', { params: { id: image.id } })).status).toBe(404);
    });

    test('are refused unless PNG and SVG are sent together (PAD-12)', async () => {
      const person = await signUpConfirmed(harness());
      for (const half of [{ drawingPng: CIRCLE_PNG }, { drawingSvg: CIRCLE_SVG }, { drawingPaths: [CIRCLE_PATH] }]) {
        const reply = await generate(person, 'A pendant', half);
        expect(reply.status).toBe(400);
        expect(reply.body).toMatchObject({ error: TEXTS.drawingIncomplete, code: 'validation_failed' });
      }
    });

    test('are refused for anything but a PNG of the right size, without using quota', async () => {
      const person = await signUpConfirmed(harness());
      for (const drawingPng of ['data:image/svg+xml;base64,PHN2Zy8+', 'data:image/png;base64,PHN2Zy8+', SMALL_PNG]) {
        const reply = await generate(person, 'A pendant', { ...circle, drawingPng });
        expect(reply.status).toBe(400);
        expect(reply.body).toMatchObject({ fields: { drawingPng: TEXTS.drawingPngInvalid } });
      }
      expect((await person.request('usage')).body).toMatchObject({ count: 0 });
    });

    test('are refused with invalid strokes', async () => {
      const person = await signUpConfirmed(harness());
      const wrong = [
        { ...CIRCLE_PATH, tool: 'spray' },
        { ...CIRCLE_PATH, color: 'red' },
        { ...CIRCLE_PATH, points: [] },
        { ...CIRCLE_PATH, points: [[0, 0, 7]] },
        { ...CIRCLE_PATH, options: { ...CIRCLE_PATH.options, size: 33 } },
      ];
      for (const path of wrong)
        expect((await generate(person, 'A ring', { ...circle, drawingPaths: [path] })).status).toBe(400);
    });

    test('return strokes to their owner only, and none for an image made from text', async () => {
      const [person, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const drawn = (await generate(person, 'A ring', { ...circle, drawingPaths: [CIRCLE_PATH] })).body as Image;
      expect((await other.request('drawing', { params: { id: drawn.id } })).status).toBe(404);
      const { id } = await createImage(person, 'A plain band');
      expect((await person.request('drawing', { params: { id } })).status).toBe(404);
    });
  });
}
