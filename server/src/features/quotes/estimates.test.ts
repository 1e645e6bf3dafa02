import { randomUUID } from 'node:crypto';
import { QUOTE_TEXTS } from '@jewelry/contract';
import { billOfMaterials, designFromPrompt, METAL_PRICES } from '@jewelry/design';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DesignWorkerUnavailable } from '../../designs/designWorker';
import { addImages, newImage } from '../../testing/pictures';
import { startApp, type SignedUp, type TestApp } from '../../testing/startApp';

const TEAM = 'workshop@filigree.example';
let app: TestApp;
let customer: SignedUp;
let owner: SignedUp;
let weighed = 0;
let failure: Error | null = null;
beforeAll(async () => {
  app = await startApp({
    environment: { TEAM_EMAIL: TEAM },
    change: (deps) => ({
      ...deps,
      designs: {
        ...deps.designs,
        weigh: (key, design) => {
          weighed += 1;
          return failure ? Promise.reject(failure) : deps.designs.weigh(key, design);
        },
      },
    }),
  });
  [customer, owner] = await Promise.all([app.signUp(), app.signUp()]);
});
afterAll(() => app.close());

const PROMPT = 'Rose gold ring with a ruby for Anna';
const spec = designFromPrompt({ prompt: PROMPT, seed: 5 }).spec;
const { metadata: plain } = newImage({ id: '' });

const PAINTING = {
  originalName: randomUUID(),
  originalType: 'png' as const,
  cleanName: randomUUID(),
  markedName: randomUUID(),
  width: 64,
  height: 64,
  thumbhash: 'x',
  provider: 'openai',
  model: 'scripted',
};

/** A public image of the owner, made from a design. */
async function pictured(facts: Parameters<typeof newImage>[1] = {}): Promise<string> {
  const image = newImage(owner, {
    prompt: PROMPT,
    metadata: { ...plain, design: { ...spec }, understood: ['rose gold', 'ruby'], not_understood: ['anna'] },
    ...facts,
  });
  await addImages(app, [image]);
  return image.id;
}

const estimate = (id: string, { client } = customer) => client.post(`/api/generate/estimate/${id}`, { imageId: id });
const order = (imageId: string, { key = '', notes = '', by = customer } = {}) =>
  by.client.post(
    '/api/orders',
    { imageId, notes, estimatedPriceText: 'USD 1.00' },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const mailsAbout = async (reference: string) =>
  (await app.mails()).filter(({ subject }) => subject.includes(reference));

describe('an estimate', () => {
  it('prices the design of the image, weighed once', async () => {
    const id = await pictured();
    const before = weighed;
    const first = await estimate(id);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      currency: 'USD',
      prices_as_of: METAL_PRICES.as_of,
      understood: ['rose gold', 'ruby'],
      not_understood: ['anna'],
    });
    expect(first.body.breakdown[0].label).toBe('18k rose gold');
    expect((await estimate(id, owner)).body).toEqual(first.body);
    expect(weighed - before).toBe(1);
  });

  it('DAT-11: is part of the image for a day, in lists and alone', async () => {
    const id = await pictured();
    const everywhere = <T>(facts: T): T[] => ['public list', 'history', 'share link'].map(() => facts);
    const carried = async (): Promise<{ useCache: boolean; estimatedCost: number | null }[]> => {
      const { body } = await customer.client.get('/api/images/recent?limit=100');
      const own = await owner.client.get('/api/images/recent?history=true&limit=100');
      const shared = await app.client().get(`/api/generate/shared/${id}`);
      const images: { id: string; useCache: boolean; estimatedCost: number | null }[] = [
        ...body.images,
        ...own.body.images,
        shared.body,
      ];
      return images
        .filter((image) => image.id === id)
        .map(({ useCache, estimatedCost }) => ({ useCache, estimatedCost }));
    };
    expect(await carried()).toEqual(everywhere({ useCache: false, estimatedCost: null }));
    const { estimatedCost } = (await estimate(id)).body;
    expect(await carried()).toEqual(everywhere({ useCache: true, estimatedCost }));
    await app.deps
      .db('images')
      .where({ id })
      .update({ estimated_at: new Date(Date.now() - 25 * 3_600_000) });
    expect(await carried()).toEqual(everywhere({ useCache: false, estimatedCost: null }));
  });

  it('PRO-14: prices the design, with a wider range and the reason, for a piece with a picture as imagined', async () => {
    const [id, imagined] = [await pictured(), await pictured({ imagined: PAINTING })];
    const [plainly, wider] = [(await estimate(id)).body, (await estimate(imagined)).body];
    expect(plainly.basis).toBe('design');
    expect(wider).toEqual({ ...plainly, basis: 'imagined', low: wider.low, high: wider.high });
    expect(wider.low).toBeLessThan(plainly.low);
    expect(wider.high).toBeGreaterThan(plainly.high);
    const detail = await owner.client.get(`/api/pieces/${imagined}/versions/${imagined}`);
    expect(detail.body.price).toMatchObject({ basis: 'imagined', low: wider.low, high: wider.high });
    const { body } = await order(imagined);
    expect(body.estimate).toMatchObject({ basis: 'imagined', low: wider.low });
    for (const { text } of await mailsAbout(body.reference)) expect(text).toContain(QUOTE_TEXTS.imaginedBasis);
    const { orders } = (await customer.client.get('/api/orders')).body as { orders: { estimate: unknown }[] };
    expect(orders[0]?.estimate).toMatchObject({ basis: 'imagined' });
  });

  it('uses the bill stored with the image, without weighing', async () => {
    const bill = billOfMaterials(spec);
    const id = await pictured({
      bill: { ...bill, metals: [{ alloy: 'platinum-950', cm3: 1, grams: 21.4 }], hours: 40 },
    });
    const before = weighed;
    const { body } = await estimate(id);
    expect(weighed).toBe(before);
    expect(body.breakdown[0]).toMatchObject({ label: 'Platinum', quantity: 21.4 });
    expect(body.breakdown).toContainEqual(expect.objectContaining({ label: "Goldsmith's work", quantity: 40 }));
  });

  it('uses the prompt of an image without a design, and is refused when the prompt states too little', async () => {
    const read = await estimate(
      await pictured({ metadata: { ...plain, type: null }, prompt: 'platinum ring with an emerald, zorbly' }),
    );
    expect([read.body.basis, read.body.breakdown[0].label]).toEqual(['imagined', 'Platinum']);
    expect(read.body.not_understood).toContain('zorbly');
    const unread = await estimate(await pictured({ metadata: { ...plain, type: null }, prompt: 'zorbly flumph' }));
    expect(unread).toMatchObject({
      status: 422,
      body: { code: 'not_estimable', error: 'Failed to get price estimation' },
    });
  });

  it('does not prevent the order when it fails: the workshop sets the price (QUO-04)', async () => {
    const id = await pictured();
    failure = new Error('The design could not be weighed');
    try {
      expect(await estimate(id)).toMatchObject({ status: 422, body: { code: 'not_estimable' } });
      const placed = await order(id);
      expect(placed).toMatchObject({
        status: 201,
        body: {
          estimate: null,
          message: 'Order Placed without an estimate. Our workshop will tell you the price before anything is made.',
        },
      });
      const mail = (await mailsAbout(placed.body.reference)).find(({ to }) => to === customer.email);
      expect(mail?.text).toContain('We could not estimate the price of this piece when you ordered it.');
    } finally {
      failure = null;
    }
    expect((await estimate(id)).status).toBe(200);
  });

  it('API-18: answers 503 with Retry-After while the worker is busy, and the price afterwards', async () => {
    const id = await pictured();
    failure = new DesignWorkerUnavailable('Too many designs are waiting');
    try {
      const answer = await estimate(id);
      expect(answer).toMatchObject({
        status: 503,
        body: {
          code: 'unavailable',
          error: 'Many pieces are being estimated right now. Please try again in a moment.',
        },
      });
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await order(id)).toMatchObject({ status: 201, body: { estimate: null } });
    } finally {
      failure = null;
    }
    expect((await estimate(id)).status).toBe(200);
  });
});
