import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/startApp';
import { raw } from './testing/rawRequest';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('SEC-23: writes from another site', () => {
  const JSON_TYPE = 'application/json';
  const OWN = 'http://localhost:3000';
  test.each([
    ['the own page', true, { origin: OWN, 'content-type': JSON_TYPE }, true],
    ['the own page by its fetch metadata', true, { 'sec-fetch-site': 'same-origin', 'content-type': JSON_TYPE }, true],
    ['another site', true, { origin: 'https://evil.example', 'content-type': JSON_TYPE }, false],
    ['another site, without a session', false, { origin: 'https://evil.example', 'content-type': JSON_TYPE }, false],
    ['a sandboxed page', true, { origin: 'null', 'content-type': JSON_TYPE }, false],
    ['another port of the host', true, { origin: 'http://localhost:3001', 'content-type': JSON_TYPE }, false],
    [
      'the own page under the loopback address of the request',
      true,
      { origin: 'BASE', 'content-type': JSON_TYPE },
      true,
    ],
    ['the own host over https', true, { origin: 'https://localhost:3000', 'content-type': JSON_TYPE }, false],
    [
      'another origin with the fetch metadata of the own page',
      true,
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin', 'content-type': JSON_TYPE },
      false,
    ],
    [
      'a page of a sibling domain',
      true,
      { origin: OWN, 'sec-fetch-site': 'same-site', 'content-type': JSON_TYPE },
      false,
    ],
    [
      'fetch metadata of another site',
      true,
      { origin: OWN, 'sec-fetch-site': 'cross-site', 'content-type': JSON_TYPE },
      false,
    ],
    ['a program without a session', false, { origin: '' }, true],
    ['a program with a session that sends JSON', true, { origin: '', 'content-type': JSON_TYPE }, true],
    ['something with a session that sends a form', true, { origin: '', 'content-type': 'text/plain' }, false],
  ])('%s', async (_, hasSession, headers, isLetIn) => {
    const browser = hasSession ? (await app.signUp()).client : app.client();
    const sent = 'origin' in headers && headers.origin === 'BASE' ? { ...headers, origin: app.base } : headers;
    const response = await browser.fetch('/api/auth/signout', { method: 'POST', headers: sent });
    expect(response.status).toBe(isLetIn ? 200 : 403);
    expect(await response.json()).toMatchObject(isLetIn ? { message: 'Signed out' } : { code: 'cross_origin' });
  });
});

describe('API-01: requests for another host', () => {
  const get = (path: string, host: string, extra = '', base = app.base) =>
    raw(base, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${extra}\r\n`);

  test.each([
    ['the public address', 'localhost:3000'],
    ['localhost at another port', 'localhost:5173'],
    ['an IPv4 loopback address', '127.0.0.1:3000'],
    ['an IPv6 loopback address', '[::1]:3000'],
    ['capital letters', 'LOCALHOST:3000'],
  ])('API-01: serves %s', async (_, host) => {
    expect(await get('/api/plans', host)).toMatch(/^HTTP\/1\.1 200/);
  });

  test.each([
    ['a name that was rebound to the loopback address', 'evil.example:3000'],
    ['a name that begins with ours', 'localhost.evil.example:3000'],
    ['a name that ends with ours', 'evil-localhost:3000'],
    ['a name with user information', 'evil.example@localhost:3000'],
    ['no name', ''],
  ])('API-01: refuses %s for API, pages, media and development pages', async (_, host) => {
    for (const path of [
      '/api/plans',
      '/api/auth/me',
      '/',
      '/dev/mail',
      '/dev/mail.json',
      '/dev/checkout/x',
      '/media/x',
      '/api/openapi.json',
    ]) {
      const answer = await get(path, host);
      expect(answer).toMatch(/^HTTP\/1\.1 421/);
      expect(answer).toContain('"code":"unknown_host"');
      expect(answer).toContain('Set PUBLIC_URL, or use http://localhost:3000');
    }
    expect(await get('/healthz', host)).toMatch(/^HTTP\/1\.1 200/);
  });

  test('API-01: ignores X-Forwarded-Host without a trusted proxy', async () => {
    expect(await get('/api/plans', 'evil.example', 'X-Forwarded-Host: localhost:3000\r\n')).toMatch(/^HTTP\/1\.1 421/);
    expect(await get('/api/plans', 'localhost:3000', 'X-Forwarded-Host: evil.example\r\n')).toMatch(/^HTTP\/1\.1 200/);
  });

  test('API-01: compares the host that a trusted proxy reports, and the whole origin', async () => {
    const behind = await startApp({
      environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://filigree.example', TRUST_PROXY: '1' },
    });
    const forwarded = (host: string) => `X-Forwarded-Host: ${host}\r\n`;
    const post = (origin: string) =>
      raw(
        behind.base,
        `POST /api/auth/signout HTTP/1.1\r\nHost: filigree.example\r\nOrigin: ${origin}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
    try {
      expect(await get('/api/plans', 'upstream:3000', forwarded('filigree.example'), behind.base)).toMatch(
        /^HTTP\/1\.1 200/,
      );
      expect(await get('/api/plans', 'upstream:3000', forwarded('filigree.example:443'), behind.base)).toMatch(
        /^HTTP\/1\.1 200/,
      );
      expect(await get('/api/plans', 'upstream:3000', forwarded('evil.example'), behind.base)).toMatch(
        /^HTTP\/1\.1 421/,
      );
      expect(await get('/api/plans', 'upstream:3000', '', behind.base)).toMatch(/^HTTP\/1\.1 421/);
      expect(await post('https://filigree.example')).toMatch(/^HTTP\/1\.1 200/);
      for (const origin of [
        'http://filigree.example',
        'https://filigree.example:8443',
        'https://filigree.example.evil',
        'http://localhost:3000',
        'null',
      ]) {
        expect(await post(origin)).toMatch(/^HTTP\/1\.1 403/);
      }
    } finally {
      await behind.close();
    }
  });
});
