import { contract, designFacts, endpoints, urlOf, type EndpointName } from '@jewelry/contract';
import { RECORDINGS } from '@jewelry/contract/recordings';
import { designFromPrompt } from '@jewelry/design';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeGenerator } from '../../jobs/testing/fakeGenerator';
import { startStudio, type Studio } from '../../jobs/testing/startStudio';
import type { Answer, Client } from '../../testing/client';
import { addImages, newImage } from '../../testing/pictures';
import type { SignedUp } from '../../testing/startApp';

let studio: Studio<FakeGenerator>;
let owner: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  studio = await startStudio();
  [owner, other] = [await studio.signUp({ plan: 'pro' }), await studio.signUp({ plan: 'business' })];
});
afterAll(() => studio.close());

async function added(isPrivate: boolean): Promise<string> {
  const image = newImage(owner, { isPrivate });
  await addImages(studio, [image]);
  return image.id;
}

type Statuses = readonly [anonymous: number, other: number, owner: number];

const DOWNLOAD = (client: Client, id: string) => client.post(`/api/generate/download/${id}`, {});

/** Statuses of each call by role, for a private and for a public image. */
const TABLE: readonly [
  call: string,
  send: (client: Client, id: string) => Promise<Answer>,
  hidden: Statuses,
  shown: Statuses,
][] = [
  [
    'look at what is shared',
    (client, id) => client.get(`/api/generate/shared/${id}`),
    [200, 200, 200],
    [200, 200, 200],
  ],
  ['download', DOWNLOAD, [401, 404, 200], [401, 200, 200]],
  ['estimate', (client, id) => client.post(`/api/generate/estimate/${id}`, {}), [401, 404, 200], [401, 200, 200]],
  [
    'ask for a quote for',
    (client, id) =>
      client.post('/api/quotes', { name: 'Ada', message: 'In gold', image: { id: decodeURIComponent(id) } }),
    [401, 404, 201],
    [401, 201, 201],
  ],
  [
    'order',
    (client, id) => client.post('/api/orders', { imageId: decodeURIComponent(id) }),
    [401, 404, 201],
    [401, 201, 201],
  ],
  ['like', (client, id) => client.post(`/api/likes/${id}`), [401, 404, 200], [401, 200, 200]],
  ['take a like back', (client, id) => client.delete(`/api/likes/${id}`), [401, 404, 200], [401, 200, 200]],
  ['like, the other way', (client, id) => client.post(`/api/images/${id}/like`), [401, 404, 200], [401, 200, 200]],
  [
    'take a like back, the other way',
    (client, id) => client.post(`/api/images/${id}/unlike`),
    [401, 404, 200],
    [401, 200, 200],
  ],
  [
    'make private',
    (client, id) => client.patch(`/api/images/${id}/privacy`, { is_private: true }),
    [401, 404, 200],
    [401, 404, 200],
  ],
  [
    'make public',
    (client, id) => client.patch(`/api/images/${id}/privacy`, { is_private: false }),
    [401, 404, 200],
    [401, 404, 200],
  ],
  ['remove', (client, id) => client.delete(`/api/images/${id}`), [401, 404, 200], [401, 404, 200]],
  ['bring back', (client, id) => client.post(`/api/images/${id}/restore`), [401, 404, 200], [401, 404, 200]],
];

describe('the design behind an image', () => {
  it('is sent to its owner only, with its drawing, in lists, on share pages and in quotes', async () => {
    const [recording] = RECORDINGS;
    if (!recording) throw new Error('No drawing is recorded');
    const { spec } = designFromPrompt({
      prompt: recording.prompt,
      seed: 3,
      drawing: { paths: recording.paths, influence: 100 },
    });
    expect(spec.drawing).toBeDefined();
    const images = Array.from({ length: 20 }, () =>
      newImage(owner, { metadata: { ...newImage(owner).metadata, has_drawing: true, design: { ...spec } } }),
    );
    await addImages(studio, images);
    const id = images[0]?.id ?? '';
    const page = async (client: Client) => (await client.get('/api/images/recent')).text;
    const seenBy = async (client: Client) => [
      JSON.parse(await page(client)).images.find((image: { id: string }) => image.id === id).metadata.design,
      (await client.get(`/api/generate/shared/${id}`)).body.metadata.design,
    ];
    for (const design of await seenBy(owner.client)) expect(design.drawing).toEqual(spec.drawing);
    for (const client of [studio.client(), other.client]) {
      for (const design of await seenBy(client)) {
        expect(design).toEqual(designFacts({ ...spec }));
        for (const hidden of ['drawing', 'given', 'construction', 'prompt']) expect(design[hidden]).toBeUndefined();
        expect(JSON.stringify(design.root)).not.toContain('params');
      }
      expect(await (await client.fetch(`/share/${id}`)).text()).not.toContain('"drawing":');
    }
    await other.client.post('/api/quotes', { name: 'Ada', message: 'In gold', image: { id } });
    expect(JSON.stringify((await other.client.get('/api/quotes')).body)).not.toContain('"drawing":');
    const quote = await studio.deps.db('quotes').where({ user_id: other.id, image_id: id }).first('image');
    expect(quote.image.metadata.design).toEqual(spec);
    expect((await page(studio.client())).length).toBeLessThan((await page(owner.client)).length / 2);
  });
});

describe('SEC-51: an image', () => {
  it.each(TABLE)('allows exactly the roles of the table to %s', async (_, send, hidden, shown) => {
    for (const [isPrivate, expected] of [
      [true, hidden],
      [false, shown],
    ] as const) {
      const id = await added(isPrivate);
      const statuses: number[] = [];
      for (const client of [studio.client(), other.client, owner.client])
        statuses.push((await send(client, id)).status);
      expect([isPrivate, statuses]).toEqual([isPrivate, expected]);
    }
  });

  it.each(TABLE)('that does not exist returns the same as a private one to %s', async (_, send, [anonymous]) => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'temp-1', "x' or '1'='1", '%2e%2e']) {
      expect((await send(owner.client, encodeURIComponent(id))).status).toBe(404);
      if (anonymous === 401) expect((await send(studio.client(), encodeURIComponent(id))).status).toBe(401);
    }
  });

  it('cannot be requested for another account', async () => {
    const id = await added(false);
    const answer = await other.client.post(`/api/generate/download/${id}`, { userId: owner.id });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await other.client.post('/api/generate', { prompt: 'a ring', userId: owner.id })).status).toBe(403);
  });

  it('API-26: is listed in the history of its owner only, and survives the clearing of another history', async () => {
    const id = await added(true);
    expect((await studio.client().get('/api/images/recent?history=true')).status).toBe(401);
    expect((await studio.client().delete('/api/generate/history/delete')).status).toBe(401);
    expect((await other.client.get('/api/images/recent?history=true')).text).not.toContain(id);
    expect((await other.client.delete('/api/generate/history/delete')).status).toBe(200);
    expect((await owner.client.get('/api/images/recent?history=true')).text).toContain(id);
  });
});

describe('SEC-54, DAT-25: bytes restricted by plan', () => {
  it('are sent to their owner only when they are clean renditions, and never when they are originals', async () => {
    const made = (await owner.client.post('/api/generate', { prompt: 'a ring', is_private: false })).body;
    const row = await studio.deps.db('images').where({ id: made.id }).first();
    for (const name of [made.id, row.original_name, row.clean_name, row.marked_name])
      expect(name, 'SHR-07, SEC-39: of 122 random bits').toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    expect(made).toMatchObject({
      watermarked: false,
      image_url: `/media/${row.clean_name}-64.webp`,
      watermarked_url: `/media/${row.marked_name}-64.webp`,
    });
    const job = await studio.deps.db('generation_jobs').where({ image_id: made.id }).first('id');
    const paramsOf = (name: EndpointName) => {
      const params = endpoints[name].path.match(/:\w+/g)?.map((param) => param.slice(1)) ?? [];
      return Object.fromEntries(
        params.map((param) => [param, param === 'jobId' ? (job.id as string) : (made.id as string)]),
      );
    };
    const reading = (Object.keys(contract) as EndpointName[]).filter(
      (name) => endpoints[name].method === 'GET' && name !== 'exportProfile',
    );
    expect(reading).toContain('sharedImage');

    for (const [who, client] of [
      ['owner', owner.client],
      ['other', other.client],
      ['anonymous', studio.client()],
    ] as const) {
      const answers: [string, string][] = [];
      for (const name of reading)
        answers.push([name, (await client.get(urlOf(endpoints[name], { params: paramsOf(name) }))).text]);
      const post = async (path: string, body?: unknown) => answers.push([path, (await client.post(path, body)).text]);
      answers.push(['history', (await client.get('/api/images/recent?history=true')).text]);
      await post(`/api/likes/${made.id}`);
      await post('/api/likes/status/get', { imageIds: [made.id] });
      await post(`/api/generate/download/${made.id}`, {});
      await post(`/api/generate/estimate/${made.id}`, {});
      await post('/api/orders', { imageId: made.id });
      await post('/api/quotes', { name: 'Ada', message: 'In gold', image: { id: made.id } });
      for (const path of ['/api/orders', '/api/quotes']) answers.push([path, (await client.get(path)).text]);
      await post(`/api/images/${made.id}/restore`);
      answers.push(['privacy', (await client.patch(`/api/images/${made.id}/privacy`, { is_private: false })).text]);
      const stream = await client.fetch('/api/generate', {
        method: 'POST',
        headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'a ring' }),
      });
      answers.push(['generate', await stream.text()]);
      const originals: { original_name: string; clean_name: string; user_id: string }[] = await studio.deps
        .db('images')
        .whereNotNull('original_name');
      const asker = who === 'owner' ? owner.id : who === 'other' ? other.id : null;
      for (const image of originals) {
        const hidden = image.user_id === asker ? [image.original_name] : [image.original_name, image.clean_name];
        const isMarked = image.user_id === owner.id;
        for (const [name, text] of answers) {
          const leaked = hidden.filter((file) => text.includes(file) && (isMarked || file === image.original_name));
          expect([who, name, leaked]).toEqual([who, name, []]);
        }
      }
    }
  });

  it('cannot be guessed by the name of a rendition, another extension or another folder', async () => {
    const image = newImage(owner);
    await addImages(studio, [image]);
    const { originalName, markedName, cleanName } = image;
    for (const path of [
      `/media/${originalName}.png`,
      `/media/${originalName}-64.webp`,
      `/media/${markedName}.png`,
      `/media/${cleanName}.png`,
      `/media/originals/${originalName}.png`,
      `/originals/${originalName}.png`,
      `/media/..%2foriginals%2f${originalName}.png`,
      `/media/media/${cleanName}-64.webp`,
      `/files/media/${cleanName}-64.webp`,
      `/media/downloads/${image.id}/clean`,
    ]) {
      for (const client of [studio.client(), owner.client]) {
        const answer = await client.get(path);
        expect([path, answer.status >= 400, answer.headers.get('content-type') ?? '']).toEqual([
          path,
          true,
          expect.not.stringMatching(/^image/),
        ]);
      }
    }
  });

  it('are watermarked for other viewers in lists, share pages and social cards', async () => {
    const image = newImage(owner);
    await addImages(studio, [image]);
    const marked = `/media/${image.markedName}-64.webp`;
    const recent = (await other.client.get('/api/images/recent')).body.images.find(
      ({ id }: { id: string }) => id === image.id,
    );
    const shared = (await studio.client().get(`/api/generate/shared/${image.id}`)).body;
    for (const seen of [recent, shared]) {
      expect(seen).toMatchObject({
        watermarked: true,
        user_id: null,
        image_url: marked,
        url: marked,
        imageUrl: marked,
        watermarked_url: marked,
      });
      expect(seen.renditions).toEqual([{ width: 64, url: marked }]);
      expect(JSON.stringify(seen)).not.toContain(owner.email);
    }
  });
});
