import { strFromU8, unzipSync } from 'fflate';
import { designFromPrompt } from '@jewelry/design';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addImages, newImage } from '../../testing/pictures';
import { startApp, TEST_PASSWORD, type SignedUp, type TestApp } from '../../testing/startApp';

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
const ask = (id: string, { key = '', by = customer, name = 'Layla Haddad', message = 'Size 52, please.' } = {}) =>
  by.client.post(
    '/api/quotes',
    { name, email: 'not.mine@example.com', message, image: { id, estimatedCost: 1 } },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const mailsAbout = async (reference: string) =>
  (await app.mails()).filter(({ subject }) => subject.includes(reference));

describe('row 16: the price of an order', () => {
  it('is computed by the server, which also determines its picture and email address', async () => {
    const id = await pictured();
    const { estimatedCost } = (await estimate(id)).body;
    const { body: placed } = await order(id, { notes: 'Ring size 52' });
    expect(placed).toMatchObject({ status: 'placed', estimate: { estimatedCost } });
    const [stored] = (await customer.client.get('/api/orders')).body.orders;
    expect(stored).toMatchObject({
      reference: placed.reference,
      notes: 'Ring size 52',
      image: { id, prompt: PROMPT, estimatedCost },
    });
    const row = await app.deps.db('orders').where({ id: placed.id }).first();
    expect(row).toMatchObject({ email: customer.email, user_id: customer.id });
    expect(JSON.stringify(row)).not.toContain('USD 1.00');

    const { body: quote } = await ask(id);
    expect((await customer.client.get('/api/quotes')).body.quotes[0]).toMatchObject({
      reference: quote.reference,
      email: customer.email,
      image: { estimatedCost },
    });
  });
});

describe('row 19, L3: a repeated order', () => {
  it(
    'creates one order, one email to the customer and one to the workshop, also concurrently',
    { tags: ['database'] },
    async () => {
      const id = await pictured();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => order(id, { key: 'pressed-often', notes: 'Once' })),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
        new Set([`201 ${answers[0]?.body.id}`]),
      );
      const mails = await mailsAbout(answers[0]?.body.reference);
      expect(mails.map(({ to }) => to).toSorted()).toEqual([customer.email, TEAM].toSorted());
      expect(await order(id, { key: 'pressed-often', notes: 'Another' })).toMatchObject({
        status: 422,
        body: { code: 'idempotency_mismatch' },
      });
      const other = await order(id, { key: 'pressed-often', notes: 'Once', by: owner });
      expect(other.status).toBe(201);
      expect(other.body.id).not.toBe(answers[0]?.body.id);
    },
  );

  it('returns its result again when its image was deleted meanwhile', async () => {
    const id = await pictured();
    const { body: first } = await ask(id, { key: 'sent-before' });
    await owner.client.delete(`/api/images/${id}`);
    expect((await ask(id, { key: 'sent-before' })).body).toEqual(first);
    expect((await ask(id)).status).toBe(404);
  });

  it('is refused with an invalid key', async () => {
    const id = await pictured();
    expect(await order(id, { key: 'with blanks in it' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('the emails', () => {
  it('ROL-08, rows 4 and 5: tell the customer the next steps, let the workshop reply to the customer, and escape user text', async () => {
    const id = await pictured();
    const { body } = await ask(id, { name: '<b>Layla</b>', message: 'First line\nSecond & <last> line' });
    const mails = await mailsAbout(body.reference);
    const [own, team] = [mails.find(({ to }) => to === customer.email), mails.find(({ to }) => to === TEAM)];
    expect(own?.subject).toBe(`Your quote request ${body.reference} at Filigree`);
    expect(own?.html).toContain('Hello &lt;b&gt;Layla&lt;/b&gt;,');
    expect(own?.html).toContain('First line\nSecond &amp; &lt;last&gt; line');
    expect(own?.links).toContain(`${app.deps.config.publicUrl}/share/${id}`);
    expect(team?.text).toContain(`Address: ${customer.email}`);
    expect([own?.replyTo, team?.replyTo]).toEqual([null, customer.email]);
    expect(own?.html).toContain(`<img src="${app.deps.config.publicUrl}/media/social/${id}.jpg"`);
    expect(own?.text).toContain('Made by our factory in Dubai, UAE');
    const { body: placed } = await order(id, { notes: 'Engrave A & L' });
    const ordered = await mailsAbout(placed.reference);
    expect(ordered).toHaveLength(2);
    for (const { html } of ordered) expect(html).toContain('Engrave A &amp; L');
    expect(await ask(id, { name: 'Layla\r\nBcc: everybody@example.com' })).toMatchObject({ status: 400 });
  });

  it('go to the customer only when no workshop is configured', async () => {
    const { team: _, ...mail } = app.deps.config.mail;
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
    const id = await pictured();
    const { body } = await order(id);
    expect((await customer.client.get('/api/orders')).body.orders[0].image.url).toMatch(/^\/media\//);
    await owner.client.delete('/api/generate/history/delete');
    const [stored] = (await customer.client.get('/api/orders')).body.orders;
    expect(stored).toMatchObject({ id: body.id, image: { id, prompt: PROMPT, url: null } });
    const row = await app.deps.db('orders').where({ id: body.id }).first();
    expect(row.image_id).toBeNull();
    expect(row.picture.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('exposes no URL of an image that its owner made private', async () => {
    const person = await app.signUp({ plan: 'pro' });
    const image = newImage(person);
    await addImages(app, [image]);
    await order(image.id);
    await person.client.patch(`/api/images/${image.id}/privacy`, { is_private: true });
    expect((await customer.client.get('/api/orders')).body.orders[0].image).toMatchObject({ id: image.id, url: null });
  });

  it('quality 59: is exported with its account, and loses all personal data when the account is deleted', async () => {
    const person = await app.signUp();
    const id = await pictured();
    const { body: placed } = await order(id, { by: person, notes: 'For Anna, with love' });
    const { body: quote } = await ask(id, { by: person });
    const entries = unzipSync(new Uint8Array(await (await person.client.fetch('/api/profile/export')).arrayBuffer()));
    const json = (name: string) => JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
    expect(json('orders.json')).toMatchObject([{ reference: placed.reference, notes: 'For Anna, with love' }]);
    expect(json('quotes.json')).toMatchObject([{ reference: quote.reference, message: 'Size 52, please.' }]);
    expect(Object.keys(entries)).toEqual(
      expect.arrayContaining([`orders/${placed.reference}.webp`, `quotes/${quote.reference}.webp`]),
    );

    await person.client.delete('/api/profile', { body: { password: TEST_PASSWORD } });
    expect(await app.deps.db('quotes').where({ reference: quote.reference })).toEqual([]);
    const row = await app.deps.db('orders').where({ reference: placed.reference }).first();
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
  const person = await app.signUp();
  const id = await pictured();
  expect((await ask('00000000-0000-4000-8000-000000000000', { by: person })).status).toBe(404);
  const answers = (
    await Promise.all(Array.from({ length: 8 }, () => order(id, { key: 'pressed-often', by: person })))
  ).slice(0, 1);
  for (let count = 1; count < 21; count += 1)
    answers.push(await (count % 2 ? ask(id, { by: person }) : order(id, { by: person })));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});
