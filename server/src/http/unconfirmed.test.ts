import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeGenerator } from '../jobs/testing/fakeGenerator';
import { startStudio, type Studio } from '../jobs/testing/startStudio';

let app: Studio<FakeGenerator>;
beforeAll(async () => {
  app = await startStudio();
});
afterAll(() => app.close());

describe('SEC-53: before the address is confirmed', () => {
  test('ROL-03: the server refuses prices, quotes and orders (VAL-09)', async () => {
    const { client } = await app.signUp({ confirmed: false });
    const owner = await app.signUp();
    const { body: shown } = await owner.client.post('/api/generate', {
      prompt: 'A ring to ask about',
      is_private: false,
    });
    const answers = [
      await client.post(`/api/generate/estimate/${shown.id}`, {}),
      await client.post('/api/quotes', { name: 'Ada', message: 'In gold', image: { id: shown.id } }),
      await client.post('/api/orders', { imageId: shown.id }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'email_unconfirmed', error: 'Please confirm your email address to request quotes.' },
      });
  });

  test('ROL-03: the server refuses to generate and allows reading, liking and downloading', async () => {
    const { client } = await app.signUp({ confirmed: false });
    const refused = await client.post('/api/generate', { prompt: 'A ring too early' });
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'email_unconfirmed', error: 'Please confirm your email address to generate images.' },
    });
    expect((await client.get('/api/images/recent')).status).toBe(200);
    const owner = await app.signUp();
    const { body: shown } = await owner.client.post('/api/generate', { prompt: 'A ring to like', is_private: false });
    expect((await client.post(`/api/likes/${shown.id}`)).status).toBe(200);
    const download = await client.post(`/api/generate/download/${shown.id}`, {});
    expect(download.status).toBe(200);
    expect((await client.fetch(download.body.watermarkedUrl as string)).status).toBe(200);
  });
});
