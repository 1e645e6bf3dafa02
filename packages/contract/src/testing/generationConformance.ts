import { dailyLimitText } from '../constants/generation';
import { planByKey } from '../constants/plans';
import { TEXTS } from '../constants/texts';
import type { GenerationJob } from '../schemas/generation';
import type { Image } from '../schemas/image';
import type { Suite } from './suite';
import type { ConformanceReply } from './harness';
import { signUpConfirmed, generate, createImage, signUp } from './people';

function queuedJob({ events }: ConformanceReply): string {
  const [first] = events;
  if (first?.event !== 'queued') throw new Error('The stream does not begin with the job');
  return (first.data as { job_id: string }).job_id;
}

/** Generations: responses, events, the daily limit, jobs. */
export function generationConformance({ describe, test, expect, harness }: Suite): void {
  describe('generation', () => {
    test('API-16, DAT-08, DAT-11: returns the image, which is then in the history', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await generate(person, 'A rose gold ring with a ruby');
      expect(reply.status).toBe(200);
      const image = reply.body as Image;
      expect(image).toMatchObject({
        prompt: 'A rose gold ring with a ruby',
        like_count: 0,
        is_liked: false,
        user_id: person.user.id,
      });
      expect([image.url, image.imageUrl]).toEqual([image.image_url, image.image_url]);
      expect(image.createdAt).toBe(image.created_at);
      expect(image).toMatchObject({ useCache: false, estimatedCost: null });
      expect(image.metadata).toMatchObject({ has_drawing: false });
      const history = await person.request('recentImages', { query: { history: 'true' } });
      expect(history.body).toMatchObject({ totalCount: 1, images: [{ id: image.id }] });
    });

    test('returns the materials of the piece and the status of each requirement', async () => {
      const person = await signUpConfirmed(harness());
      const prompt = 'A rose gold ring with a ruby';
      const image = await createImage(person, prompt);
      expect(image.built?.parts.length).toBeGreaterThan(0);
      expect(image.built?.metals[0]?.alloy).toBe('rose-gold-18k');
      expect(image.requirements?.some(({ text, status }) => text === 'ruby' && status === 'met')).toBe(true);
      for (const { text, start, end } of image.requirements ?? []) expect(text).toBe(prompt.slice(start, end));
      const seen = await person.request('sharedImage', { params: { imageId: image.id } });
      expect(seen.body).toMatchObject({ built: image.built, requirements: image.requirements });
    });

    test('streams its progress as events: queued first, done last with the image', async () => {
      const person = await signUpConfirmed(harness());
      const reply = await person.request('generate', {
        body: { prompt: 'An emerald pendant' },
        accept: 'text/event-stream',
      });
      expect(reply.status).toBe(200);
      const names = reply.events.map(({ event }) => event);
      expect(names[0]).toBe('queued');
      expect(names.at(-1)).toBe('done');
      expect(names).toContain('progress');
      expect(names).toContain('preview');
      const fractions = reply.events.flatMap(({ event, data }) =>
        event === 'progress' ? (data as { fraction: number }).fraction : [],
      );
      expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));

      const job = await person.request('generationJob', { params: { jobId: queuedJob(reply) } });
      expect(job.body).toMatchObject({ status: 'done', image: { prompt: 'An emerald pendant' } });
      expect((await person.request('generationJobs')).body).toEqual({ jobs: [] });
    });

    test('makes public images for a free account even when it requests private ones', async () => {
      const person = await signUpConfirmed(harness());
      const { body } = await generate(person, 'A watch', { is_private: true });
      expect(body).toMatchObject({ is_private: false });
    });

    test('refuses an empty or too long prompt and unknown fields, without using quota', async () => {
      const person = await signUpConfirmed(harness());
      for (const prompt of ['', '   \n']) {
        const reply = await generate(person, prompt);
        expect(reply.status).toBe(400);
        expect(reply.body).toMatchObject({
          error: TEXTS.emptyPrompt,
          code: 'validation_failed',
          fields: { prompt: TEXTS.emptyPrompt },
        });
      }
      const tooLong = await generate(person, '💍'.repeat(2001));
      expect(tooLong.status).toBe(400);
      expect(tooLong.body).toMatchObject({ error: TEXTS.promptTooLong });
      const unknown = await generate(person, 'A ring', { steps: 50 });
      expect(unknown.status).toBe(400);
      expect(unknown.body).toMatchObject({ fields: { steps: TEXTS.unknownField } });
      expect((await person.request('usage')).body).toMatchObject({ count: 0 });
    });

    test('accepts 2,000 code points', async () => {
      const person = await signUpConfirmed(harness());
      expect((await generate(person, `A ring ${'💍'.repeat(1993)}`)).status).toBe(200);
    });

    test('API-15: takes the account from the session and refuses the id of another account with 403', async () => {
      const [person, other] = [await signUpConfirmed(harness()), await signUp(harness())];
      const reply = await generate(person, 'A ring', { userId: other.user.id });
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ code: 'forbidden' });
      for (const account of [person, other]) expect((await account.request('usage')).body).toMatchObject({ count: 0 });
      const own = await generate(person, 'A ring', { userId: person.user.id });
      expect(own.status).toBe(200);
      expect(own.body).toMatchObject({ user_id: person.user.id });
    });

    test('ROL-03: refuses to generate before the email address is confirmed', async () => {
      const reply = await generate(await signUp(harness()), 'A ring');
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ error: TEXTS.emailUnconfirmed, code: 'email_unconfirmed' });
    });

    test('API-16, CON-03: counts the images of the day and refuses the next one with the numbers of the plan', async () => {
      const person = await signUpConfirmed(harness());
      const { maxGenerationsPerDay: limit } = planByKey('free');
      for (let count = 1; count <= limit; count += 1) {
        expect((await generate(person, `Ring number ${count}`)).status).toBe(200);
        expect((await person.request('usage')).body).toMatchObject({ plan: 'free', limit, count });
      }
      const refused = await generate(person, 'One ring more');
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        code: 'limit_reached',
        error: dailyLimitText(limit, 'free'),
        message: dailyLimitText(limit, 'free'),
        limit,
        plan: 'free',
        count: limit,
      });
      const asStream = await person.request('generate', {
        body: { prompt: 'One ring more' },
        accept: 'text/event-stream',
      });
      expect(asStream.status).toBe(429);
      expect((await person.request('usage')).body).toMatchObject({ count: limit });
    });

    test('PRD-10: returns nothing to the daily limit when an image is deleted', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, 'A ring to delete');
      expect((await person.request('deleteImage', { params: { id } })).status).toBe(200);
      expect((await person.request('usage')).body).toMatchObject({ count: 1 });
      expect((await person.request('clearHistory')).status).toBe(200);
      expect((await person.request('usage')).body).toMatchObject({ count: 1 });
    });

    test('makes one image per Idempotency-Key, which is bound to one request', async () => {
      const person = await signUpConfirmed(harness());
      const headers = { 'idempotency-key': 'the-same-key' };
      const first = await person.request('generate', { body: { prompt: 'A ring' }, headers });
      const second = await person.request('generate', { body: { prompt: 'A ring' }, headers });
      expect(second.status).toBe(200);
      expect((second.body as Image).id).toBe((first.body as Image).id);
      expect((await person.request('usage')).body).toMatchObject({ count: 1 });
      const other = await person.request('generate', { body: { prompt: 'A bracelet' }, headers });
      expect(other.status).toBe(422);
      expect(other.body).toMatchObject({ code: 'idempotency_mismatch' });
    });

    test('shows a job to its owner only, and ignores the cancellation of a finished job', async () => {
      const [person, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const reply = await person.request('generate', { body: { prompt: 'A ring' }, accept: 'text/event-stream' });
      const jobId = queuedJob(reply);
      for (const name of ['generationJob', 'cancelGeneration'] as const) {
        expect((await other.request(name, { params: { jobId } })).status).toBe(404);
      }
      const cancelled = await person.request('cancelGeneration', { params: { jobId } });
      expect((cancelled.body as GenerationJob).status).toBe('done');
    });

    test("lists a public image for every viewer, without its owner's account", async () => {
      const [person, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const image = await createImage(person, 'A very particular ring');
      const page = (await other.request('recentImages', { query: { limit: 100 } })).body as { images: Image[] };
      expect(page.images.find(({ id }) => id === image.id)).toMatchObject({
        prompt: 'A very particular ring',
        user_id: null,
      });
    });
  });
}
