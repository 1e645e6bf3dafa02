import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addImages, newImage } from '../../testing/pictures';
import { startApp, TEST_PASSWORD } from '../../testing/startApp';
import { PROMPT, startShop, TEAM, type Shop } from './testing/startShop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.app.close());

const requestQuote = (
  id: string,
  { key = '', by = shop.customer, name = 'Layla Haddad', message = 'Size 52, please.' } = {},
) =>
  by.client.post(
    '/api/quotes',
    { name, email: 'not.mine@example.com', message, image: { id, estimatedCost: 1 } },
    key ? { headers: { 'idempotency-key': key } } : {},
  );

describe('SEC-16: the price of an order', () => {
  it('is computed by the server, which also determines its picture and email address', async () => {
    const id = await shop.addImage();
    const { estimatedCost } = (await shop.estimate(id)).body;
    const { body: placed } = await shop.order(id, { notes: 'Ring size 52' });
    expect(placed).toMatchObject({ status: 'placed', estimate: { estimatedCost } });
    const [stored] = (await shop.customer.client.get('/api/orders')).body.orders;
    expect(stored).toMatchObject({
      reference: placed.reference,
      notes: 'Ring size 52',
      image: { id, prompt: PROMPT, estimatedCost },
    });
    const row = await shop.app.deps.db('orders').where({ id: placed.id }).first();
    expect(row).toMatchObject({ email: shop.customer.email, user_id: shop.customer.id });
    expect(JSON.stringify(row)).not.toContain('USD 1.00');

    const { body: quote } = await requestQuote(id);
    expect((await shop.customer.client.get('/api/quotes')).body.quotes[0]).toMatchObject({
      reference: quote.reference,
      email: shop.customer.email,
      image: { estimatedCost },
    });
  });
});

describe('SEC-19, FLT-17: a repeated order', () => {
  it(
    'creates one order, one email to the customer and one to the workshop, also concurrently',
    { tags: ['database'] },
    async () => {
      const id = await shop.addImage();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => shop.order(id, { key: 'pressed-often', notes: 'Once' })),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
        new Set([`201 ${answers[0]?.body.id}`]),
      );
      const mails = await shop.mailsAbout(answers[0]?.body.reference);
      expect(mails.map(({ to }) => to).toSorted()).toEqual([shop.customer.email, TEAM].toSorted());
      expect(await shop.order(id, { key: 'pressed-often', notes: 'Another' })).toMatchObject({
        status: 422,
        body: { code: 'idempotency_mismatch' },
      });
      const other = await shop.order(id, { key: 'pressed-often', notes: 'Once', by: shop.owner });
      expect(other.status).toBe(201);
      expect(other.body.id).not.toBe(answers[0]?.body.id);
    },
  );

  it('returns its result again when its image was deleted meanwhile', async () => {
    const id = await shop.addImage();
    const { body: first } = await requestQuote(id, { key: 'sent-before' });
    await shop.owner.client.delete(`/api/images/${id}`);
    expect((await requestQuote(id, { key: 'sent-before' })).body).toEqual(first);
    expect((await requestQuote(id)).status).toBe(404);
  });

  it('is refused with an invalid key', async () => {
    const id = await shop.addImage();
    expect(await shop.order(id, { key: 'with blanks in it' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('the emails', () => {
  it('ROL-08, SEC-04 and SEC-05: tell the customer the next steps, let the workshop reply to the customer, and escape user text', async () => {
    const id = await shop.addImage();
    const { body } = await requestQuote(id, { name: '<b>Layla</b>', message: 'First line\nSecond & <last> line' });
    const mails = await shop.mailsAbout(body.reference);
    const [own, team] = [mails.find(({ to }) => to === shop.customer.email), mails.find(({ to }) => to === TEAM)];
    expect(own?.subject).toBe(`Your quote request ${body.reference} at Filigree`);
    expect(own?.html).toContain('Hello &lt;b&gt;Layla&lt;/b&gt;,');
    expect(own?.html).toContain('First line\nSecond &amp; &lt;last&gt; line');
    expect(own?.links).toContain(`${shop.app.deps.config.publicUrl}/share/${id}`);
    expect(team?.text).toContain(`Address: ${shop.customer.email}`);
    expect([own?.replyTo, team?.replyTo]).toEqual([null, shop.customer.email]);
    expect(own?.html).toContain(`<img src="${shop.app.deps.config.publicUrl}/media/social/${id}.jpg"`);
    expect(own?.text).toContain('Made by our factory in Dubai, UAE');
    const { body: placed } = await shop.order(id, { notes: 'Engrave A & L' });
    const ordered = await shop.mailsAbout(placed.reference);
    expect(ordered).toHaveLength(2);
    for (const { html } of ordered) expect(html).toContain('Engrave A &amp; L');
    expect(await requestQuote(id, { name: 'Layla\r\nBcc: everybody@example.com' })).toMatchObject({ status: 400 });
  });

  it('go to the customer only when no workshop is configured', async () => {
    const { team: _, ...mail } = shop.app.deps.config.mail;
    expect(mail).toBeDefined();
    const lone = await startApp();
    try {
      const person = await lone.signUp();
      const image = newImage(person);
      await addImages(lone, [image]);
      await person.client.post('/api/orders', { imageId: image.id });
      expect((await lone.mails()).filter(({ subject }) => subject.includes('order')).map(({ to }) => to)).toEqual([
        person.email,
      ]);
    } finally {
      await lone.close();
    }
  });
});

describe('stored data', () => {
  it('MYJ-10: includes the picture of an order when its image is deleted permanently, and exposes no URL of it', async () => {
    const id = await shop.addImage();
    const { body } = await shop.order(id);
    expect((await shop.customer.client.get('/api/orders')).body.orders[0].image.url).toMatch(/^\/media\//);
    await shop.owner.client.delete('/api/generate/history/delete');
    const [stored] = (await shop.customer.client.get('/api/orders')).body.orders;
    expect(stored).toMatchObject({ id: body.id, image: { id, prompt: PROMPT, url: null } });
    const row = await shop.app.deps.db('orders').where({ id: body.id }).first();
    expect(row.image_id).toBeNull();
    expect(row.picture.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('exposes no URL of an image that its owner made private', async () => {
    const person = await shop.app.signUp({ plan: 'pro' });
    const image = newImage(person);
    await addImages(shop.app, [image]);
    await shop.order(image.id);
    await person.client.patch(`/api/images/${image.id}/privacy`, { is_private: true });
    expect((await shop.customer.client.get('/api/orders')).body.orders[0].image).toMatchObject({
      id: image.id,
      url: null,
    });
  });

  it('SEC-59: is exported with its account, and loses all personal data when the account is deleted', async () => {
    const person = await shop.app.signUp();
    const id = await shop.addImage();
    const { body: placed } = await shop.order(id, { by: person, notes: 'For Anna, with love' });
    const { body: quote } = await requestQuote(id, { by: person });
    const entries = unzipSync(new Uint8Array(await (await person.client.fetch('/api/profile/export')).arrayBuffer()));
    const json = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
    expect(json('orders.json')).toMatchObject([{ reference: placed.reference, notes: 'For Anna, with love' }]);
    expect(json('quotes.json')).toMatchObject([{ reference: quote.reference, message: 'Size 52, please.' }]);
    expect(Object.keys(entries)).toEqual(
      expect.arrayContaining([`orders/${placed.reference}.webp`, `quotes/${quote.reference}.webp`]),
    );

    await person.client.delete('/api/profile', { body: { password: TEST_PASSWORD } });
    expect(await shop.app.deps.db('quotes').where({ reference: quote.reference })).toEqual([]);
    const row = await shop.app.deps.db('orders').where({ reference: placed.reference }).first();
    expect(row).toMatchObject({
      status: 'placed',
      user_id: null,
      email: null,
      notes: '',
      image: { design: { type: 'ring' } },
      estimate: { currency: 'USD' },
    });
    const { picture: _, ...words } = row;
    expect(JSON.stringify(words)).not.toMatch(/anna/i);
  });
});

it('limits an account to twenty quote requests an hour; refused ones do not count', async () => {
  const person = await shop.app.signUp();
  const id = await shop.addImage();
  expect((await requestQuote('00000000-0000-4000-8000-000000000000', { by: person })).status).toBe(404);
  const answers = (
    await Promise.all(Array.from({ length: 8 }, () => shop.order(id, { key: 'pressed-often', by: person })))
  ).slice(0, 1);
  for (let count = 1; count < 21; count += 1)
    answers.push(await (count % 2 ? requestQuote(id, { by: person }) : shop.order(id, { by: person })));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});
