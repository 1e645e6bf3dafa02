import { QUOTE_TEXTS } from '../constants/quotes';
import { TEXTS } from '../constants/texts';
import type { ImagePage } from '../schemas/image';
import type { VersionDetail } from '../schemas/piece';
import type { Estimate, Order, Quote } from '../schemas/quote';
import { signUpConfirmed, createImage, type Person, signUp, UNKNOWN_ID } from './people';
import type { Suite } from './suite';

const inCents = (amount: number): number => Math.round(amount * 100);

/** Prices, quote requests and orders. */
export function quoteConformance({ describe, test, expect, harness }: Suite): void {
  const estimate = (person: Person, id: string) =>
    person.request('estimate', { params: { id }, body: { imageId: id } });
  const ask = (person: Person, id: string, rest: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    person.request('requestQuote', {
      body: { name: 'Ada Lovelace', message: 'In size 52, please.', image: { id }, ...rest },
      headers,
    });
  const order = (
    person: Person,
    imageId: string,
    rest: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => person.request('placeOrder', { body: { imageId, ...rest }, headers });
  const ordersOf = async (person: Person): Promise<Order[]> =>
    ((await person.request('orders')).body as { orders: Order[] }).orders;
  const quotesOf = async (person: Person): Promise<Quote[]> =>
    ((await person.request('quotes')).body as { quotes: Quote[] }).quotes;

  describe('a price estimate', () => {
    test('is a range around a sum that adds up, with the date of its prices (API-18)', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, 'A rose gold ring with a ruby');
      const reply = await estimate(person, id);
      expect(reply.status).toBe(200);
      const price = reply.body as Estimate;
      expect(price.estimated_cost).toBe(price.estimatedCost);
      expect(inCents(price.estimatedCost)).toBe(price.breakdown.reduce((sum, { amount }) => sum + inCents(amount), 0));
      expect(price.low <= price.estimatedCost && price.estimatedCost <= price.high).toBe(true);
      expect(price.estimatedCost).toBeGreaterThan(0);
    });

    test('is part of the image afterwards, in lists and alone (DAT-11, API-19)', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A ring that is priced');
      const listed = async () =>
        ((await owner.request('recentImages', { query: { history: 'true' } })).body as ImagePage).images.find(
          (image) => image.id === id,
        );
      expect(await listed()).toMatchObject({ useCache: false, estimatedCost: null });
      const { estimatedCost } = (await estimate(other, id)).body as Estimate;
      expect(await listed()).toMatchObject({ useCache: true, estimatedCost });
      expect((await other.request('sharedImage', { params: { imageId: id } })).body).toMatchObject({
        useCache: true,
        estimatedCost,
      });
      const detail = (await other.request('pieceVersion', { params: { id, versionId: id } })).body as VersionDetail;
      expect(detail.price).toMatchObject({ estimatedCost });
      expect(detail.price?.breakdown.length).toBeGreaterThan(0);
    });

    test('can be requested by other viewers of the image, and not for a missing one', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A plain gold band');
      expect((await estimate(other, id)).status).toBe(200);
      for (const missing of [UNKNOWN_ID, 'temp-1']) {
        const reply = await estimate(other, missing);
        expect(reply.status).toBe(404);
        expect(reply.body).toMatchObject({ error: TEXTS.imageNotFound, code: 'not_found' });
      }
    });
  });

  describe('a quote request', () => {
    test('is stored with the address of the account, not with one in the body, and listed (API-24, DAT-20)', async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const image = await createImage(owner, 'A ring to ask about');
      const reply = await ask(other, image.id, {
        name: '  Grace Hopper ',
        email: 'someone.else@example.com',
        image: {
          id: image.id,
          prompt: 'Another prompt',
          url: 'https://evil.example/x.png',
          createdAt: 'never',
          metadata: {},
          estimatedCost: 1,
        },
      });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({ status: 'requested', message: QUOTE_TEXTS.requestedText });
      const [quote] = await quotesOf(other);
      expect(quote).toMatchObject({
        name: 'Grace Hopper',
        email: other.email,
        message: 'In size 52, please.',
        image: { id: image.id, prompt: 'A ring to ask about' },
      });
      expect(await quotesOf(owner)).toEqual([]);
    });

    test('requires a name and a message (VAL-08), and names the missing ones', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, 'A ring');
      const reply = await ask(person, id, { name: ' ', message: '\n' });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        fields: { name: QUOTE_TEXTS.nameRequired, message: QUOTE_TEXTS.messageRequired },
      });
      const absent = await person.request('requestQuote', { body: { image: { id } } });
      expect(absent.body).toMatchObject({
        fields: { name: QUOTE_TEXTS.nameRequired, message: QUOTE_TEXTS.messageRequired },
      });
      const long = await ask(person, id, { name: 'x'.repeat(121), message: 'x'.repeat(2001) });
      expect(long.body).toMatchObject({
        fields: { name: QUOTE_TEXTS.nameTooLong, message: QUOTE_TEXTS.messageTooLong },
      });
      expect((await ask(person, UNKNOWN_ID)).status).toBe(404);
      expect(await quotesOf(person)).toEqual([]);
    });
  });

  describe('an order', () => {
    test("stores its image and the server's price, also after the image is deleted (API-25, DAT-21, MYJ-10)", async () => {
      const person = await signUpConfirmed(harness());
      const image = await createImage(person, 'A ring to be made');
      const { estimatedCost } = (await estimate(person, image.id)).body as Estimate;
      const reply = await order(person, image.id, { notes: ' Size 52 ', estimatedPriceText: 'USD 1.00' });
      expect(reply.status).toBe(201);
      expect(reply.body).toMatchObject({ status: 'placed', message: QUOTE_TEXTS.placed, estimate: { estimatedCost } });
      await person.request('deleteImage', { params: { id: image.id } });
      const [stored] = await ordersOf(person);
      expect(stored).toMatchObject({
        notes: 'Size 52',
        image: { id: image.id, prompt: 'A ring to be made', url: null, estimatedCost },
      });
      expect((await order(person, image.id)).status).toBe(404);
    });

    test('is stored once per Idempotency-Key', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, 'A ring to be made once');
      const headers = { 'idempotency-key': 'the-same-order' };
      const replies = await Promise.all(Array.from({ length: 4 }, () => order(person, id, { notes: 'Once' }, headers)));
      expect(new Set(replies.map(({ status, body }) => `${status} ${(body as Order).id}`)).size).toBe(1);
      expect(replies[0]?.status).toBe(201);
      expect((await ordersOf(person)).length).toBe(1);
      const another = await order(person, id, { notes: 'Twice' }, headers);
      expect(another.status).toBe(422);
      expect(another.body).toMatchObject({ code: 'idempotency_mismatch' });
      const quoted = await Promise.all(Array.from({ length: 4 }, () => ask(person, id, {}, headers)));
      expect(new Set(quoted.map(({ body }) => (body as Quote).id)).size).toBe(1);
      expect((await quotesOf(person)).length).toBe(1);
    });

    test("is absent from other accounts' lists", async () => {
      const [owner, other] = [await signUpConfirmed(harness()), await signUpConfirmed(harness())];
      const { id } = await createImage(owner, 'A ring for two');
      await order(other, id);
      expect((await ordersOf(owner)).length).toBe(0);
      expect((await ordersOf(other)).map(({ image }) => image.id)).toEqual([id]);
    });

    test('is refused with too long notes and with unknown fields', async () => {
      const person = await signUpConfirmed(harness());
      const { id } = await createImage(person, 'A ring');
      expect((await order(person, id, { notes: 'x'.repeat(2001) })).body).toMatchObject({
        fields: { notes: QUOTE_TEXTS.messageTooLong },
      });
      expect((await order(person, id, { price: 1 })).body).toMatchObject({ fields: { price: TEXTS.unknownField } });
    });
  });

  test('prices, quotes and orders require a confirmed address (VAL-09)', async () => {
    const owner = await signUpConfirmed(harness());
    const { id } = await createImage(owner, 'A ring');
    const person = await signUp(harness());
    for (const send of [estimate, ask, order]) {
      const reply = await send(person, id);
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ error: QUOTE_TEXTS.emailUnconfirmed, code: 'email_unconfirmed' });
    }
  });
}
