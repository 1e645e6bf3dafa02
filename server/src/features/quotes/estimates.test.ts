import { randomUUID } from 'node:crypto';
import { QUOTE_TEXTS } from '@jewelry/contract';
import { billOfMaterials, METAL_PRICES } from '@jewelry/design';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DesignWorkerUnavailable } from '../../designs/designWorker';
import { plain, spec, startShop, type Shop } from './testing/startShop';

let shop: Shop;
let weighed = 0;
let failure: Error | null = null;
beforeAll(async () => {
  shop = await startShop({
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
});
afterAll(() => shop.app.close());

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

describe('an estimate', () => {
  it('prices the design of the image, weighed once', async () => {
    const id = await shop.addImage();
    const before = weighed;
    const first = await shop.estimate(id);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      currency: 'USD',
      prices_as_of: METAL_PRICES.as_of,
      understood: ['rose gold', 'ruby'],
      not_understood: ['anna'],
    });
    expect(first.body.breakdown[0].label).toBe('18k rose gold');
    expect((await shop.estimate(id, shop.owner)).body).toEqual(first.body);
    expect(weighed - before).toBe(1);
  });

  it('DAT-11: is part of the image for a day, in lists and alone', async () => {
    const id = await shop.addImage();
    const everywhere = <T>(facts: T): T[] => ['public list', 'history', 'share link'].map(() => facts);
    const carried = async (): Promise<{ useCache: boolean; estimatedCost: number | null }[]> => {
      const { body } = await shop.customer.client.get('/api/images/recent?limit=100');
      const own = await shop.owner.client.get('/api/images/recent?history=true&limit=100');
      const shared = await shop.app.client().get(`/api/generate/shared/${id}`);
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
    const { estimatedCost } = (await shop.estimate(id)).body;
    expect(await carried()).toEqual(everywhere({ useCache: true, estimatedCost }));
    await shop.app.deps
      .db('images')
      .where({ id })
      .update({ estimated_at: new Date(Date.now() - 25 * 3_600_000) });
    expect(await carried()).toEqual(everywhere({ useCache: false, estimatedCost: null }));
  });

  it('PRO-14: prices the design, with a wider range and the reason, for a piece with a picture as imagined', async () => {
    const [id, imagined] = [await shop.addImage(), await shop.addImage({ imagined: PAINTING })];
    const [plainly, wider] = [(await shop.estimate(id)).body, (await shop.estimate(imagined)).body];
    expect(plainly.basis).toBe('design');
    expect(wider).toEqual({ ...plainly, basis: 'imagined', low: wider.low, high: wider.high });
    expect(wider.low).toBeLessThan(plainly.low);
    expect(wider.high).toBeGreaterThan(plainly.high);
    const detail = await shop.owner.client.get(`/api/pieces/${imagined}/versions/${imagined}`);
    expect(detail.body.price).toMatchObject({ basis: 'imagined', low: wider.low, high: wider.high });
    const { body } = await shop.order(imagined);
    expect(body.estimate).toMatchObject({ basis: 'imagined', low: wider.low });
    for (const { text } of await shop.mailsAbout(body.reference)) expect(text).toContain(QUOTE_TEXTS.imaginedBasis);
    const { orders } = (await shop.customer.client.get('/api/orders')).body as { orders: { estimate: unknown }[] };
    expect(orders[0]?.estimate).toMatchObject({ basis: 'imagined' });
  });

  it('uses the bill stored with the image, without weighing', async () => {
    const bill = billOfMaterials(spec);
    const id = await shop.addImage({
      bill: { ...bill, metals: [{ alloy: 'platinum-950', cm3: 1, grams: 21.4 }], hours: 40 },
    });
    const before = weighed;
    const { body } = await shop.estimate(id);
    expect(weighed).toBe(before);
    expect(body.breakdown[0]).toMatchObject({ label: 'Platinum', quantity: 21.4 });
    expect(body.breakdown).toContainEqual(expect.objectContaining({ label: "Goldsmith's work", quantity: 40 }));
  });

  it('uses the prompt of an image without a design, and is refused when the prompt states too little', async () => {
    const read = await shop.estimate(
      await shop.addImage({ metadata: { ...plain, type: null }, prompt: 'platinum ring with an emerald, zorbly' }),
    );
    expect([read.body.basis, read.body.breakdown[0].label]).toEqual(['imagined', 'Platinum']);
    expect(read.body.not_understood).toContain('zorbly');
    const unread = await shop.estimate(
      await shop.addImage({ metadata: { ...plain, type: null }, prompt: 'zorbly flumph' }),
    );
    expect(unread).toMatchObject({
      status: 422,
      body: { code: 'not_estimable', error: 'Failed to get price estimation' },
    });
  });

  it('does not prevent the order when it fails: the workshop sets the price (QUO-04)', async () => {
    const id = await shop.addImage();
    failure = new Error('The design could not be weighed');
    try {
      expect(await shop.estimate(id)).toMatchObject({ status: 422, body: { code: 'not_estimable' } });
      const placed = await shop.order(id);
      expect(placed).toMatchObject({
        status: 201,
        body: {
          estimate: null,
          message: 'Order Placed without an estimate. Our workshop will tell you the price before anything is made.',
        },
      });
      const mail = (await shop.mailsAbout(placed.body.reference)).find(({ to }) => to === shop.customer.email);
      expect(mail?.text).toContain('We could not estimate the price of this piece when you ordered it.');
    } finally {
      failure = null;
    }
    expect((await shop.estimate(id)).status).toBe(200);
  });

  it('API-18: answers 503 with Retry-After while the worker is busy, and the price afterwards', async () => {
    const id = await shop.addImage();
    failure = new DesignWorkerUnavailable('Too many designs are waiting');
    try {
      const answer = await shop.estimate(id);
      expect(answer).toMatchObject({
        status: 503,
        body: {
          code: 'unavailable',
          error: 'Many pieces are being estimated right now. Please try again in a moment.',
        },
      });
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await shop.order(id)).toMatchObject({ status: 201, body: { estimate: null } });
    } finally {
      failure = null;
    }
    expect((await shop.estimate(id)).status).toBe(200);
  });
});
