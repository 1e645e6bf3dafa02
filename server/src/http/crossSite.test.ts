import { endpoints, urlOf } from '@jewelry/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeGenerator } from '../jobs/testing/fakeGenerator';
import { startStudio, type Studio } from '../jobs/testing/startStudio';

let app: Studio<FakeGenerator>;
beforeAll(async () => {
  app = await startStudio();
});
afterAll(() => app.close());

describe('SEC-23 and SEC-24: a page of another site', () => {
  const unsafe = Object.entries(endpoints).filter(([, { method }]) => method !== 'GET');
  const TYPES = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];
  const BODIES: Record<string, string> = {
    'multipart/form-data; boundary=x': '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  };

  test.each(unsafe)('cannot call %s', async (_, endpoint) => {
    const { client } = await app.signUp();
    const path = urlOf(endpoint, { params: { id: 'x', imageId: 'x', jobId: 'x', versionId: 'x' } });
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of elsewhere) {
      for (const type of TYPES) {
        const response = await client.fetch(path, {
          method: endpoint.method,
          headers: { 'content-type': type, ...headers },
          body: BODIES[type] ?? '{}',
        });
        expect({ type, headers, status: response.status, body: await response.json() }).toMatchObject({
          status: 403,
          body: { code: 'cross_origin' },
        });
      }
    }
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test.each(
    unsafe.filter(([name]) =>
      [
        'signIn',
        'signUp',
        'updateProfile',
        'changePassword',
        'deleteAccount',
        'forgotPassword',
        'resetPassword',
        'requestQuote',
        'placeOrder',
      ].includes(name),
    ),
  )('%s accepts JSON only, also from our own pages', async (_, endpoint) => {
    const { client } = await app.signUp();
    for (const type of TYPES.slice(1)) {
      const response = await client.fetch(urlOf(endpoint), {
        method: endpoint.method,
        headers: { 'content-type': type },
        body: BODIES[type] ?? '{}',
      });
      expect({ type, status: response.status, body: await response.json() }).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
    }
  });
});
