import { Validator } from '@seriousme/openapi-schema-validator';
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, urlOf } from '@jewelry/contract';
import { startApp, TEST_PASSWORD, type TestApp } from '../testing/startApp';
import { NAMES, addressOf, raw } from './testing/rawRequest';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('every response', () => {
  test('SEC-22: carries the security headers and a request id, also when it refuses', async () => {
    const paths = [
      '/',
      '/nowhere',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/nowhere',
      '/api/openapi.json',
      '/dev/mail',
      '/dev/mail.json',
      ...NAMES.map(addressOf),
    ];
    const answers = await Promise.all(paths.map((path) => app.client().get(path)));
    for (const [index, { headers }] of answers.entries()) {
      const policy = headers.get('content-security-policy') ?? '';
      expect({ path: paths[index], policy }).toMatchObject({
        policy: expect.stringContaining("frame-ancestors 'none'"),
      });
      expect({ path: paths[index], policy }).not.toMatchObject({ policy: expect.stringContaining('unsafe') });
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });

  test('SEC-21: allows images from this origin, data and blob URLs only', async () => {
    expect((await app.client().get('/healthz')).headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob:;",
    );
  });

  test('SEC-26: allows no other origin (CORS)', async () => {
    const answer = await app.client().get('/api/plans', { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('errors have one shape', () => {
  test.each([
    ['an unknown path', 'GET', '/api/nowhere', undefined, {}, 404, 'not_found'],
    ['an unknown path to write to', 'POST', '/api/nowhere', '{}', {}, 404, 'not_found'],
    ['a wrong method', 'PUT', '/api/auth/signin', '{}', {}, 405, 'method_not_allowed'],
    [
      'a form',
      'POST',
      '/api/auth/signin',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    [
      'plain text',
      'POST',
      '/api/auth/signin',
      '{"email":"a"}',
      { 'content-type': 'text/plain' },
      415,
      'unsupported_media_type',
    ],
    ['no JSON', 'POST', '/api/auth/signin', '{"email":', {}, 400, 'malformed_body'],
    ['a bare value', 'POST', '/api/auth/signin', '"text"', {}, 400, 'malformed_body'],
    ['a poisoned prototype', 'POST', '/api/auth/signin', '{"__proto__":{"a":1}}', {}, 400, 'malformed_body'],
    ['missing fields', 'POST', '/api/auth/signin', '{}', {}, 400, 'validation_failed'],
    ['no such page', 'GET', '/api/images/recent?page=0', undefined, {}, 400, 'validation_failed'],
    ['the same parameter twice', 'GET', '/api/images/recent?page=1&page=2', undefined, {}, 400, 'validation_failed'],
    ['a page that is no address', 'POST', '/gallery', '{}', {}, 405, 'method_not_allowed'],
  ])('%s', async (_, method, path, body, headers, status, code) => {
    const response = await app.client().fetch(path, {
      method,
      body,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    const answer = (await response.json()) as Record<string, unknown>;
    expect(response.status).toBe(status);
    expect(answer).toMatchObject({ code, error: expect.any(String) });
    expect(answer.message).toBe(answer.error);
    expect(response.headers.has('allow')).toBe(status === 405);
  });

  test('SEC-12: refuses bodies of more than 64 KB, and reads those of 64 KB', async () => {
    const [fits, tooLarge] = [64 * 1024, 64 * 1024 + 1].map((bytes) => JSON.stringify(['x'.repeat(bytes - 4)]));
    expect((await app.client().post('/api/auth/signin', tooLarge)).status).toBe(413);
    expect((await app.client().post('/api/auth/signin', fits)).body.code).toBe('validation_failed');
  });

  test('SEC-12: accepts a drawing of up to 2 MB', async () => {
    const { client } = await app.signUp();
    const answer = await client.post('/api/generate', JSON.stringify({ prompt: 'x'.repeat(2 * 1024 * 1024) }));
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
    expect((await client.post('/api/generate', JSON.stringify({ prompt: 'x'.repeat(100 * 1024) }))).body.code).toBe(
      'validation_failed',
    );
  });

  test('SEC-31: reveals no internals in responses to malformed input', async () => {
    const inside =
      /\bat [\w.<>]+ \(|node_modules|\/src\/|\/work\/|select |insert into|syntax error|pg_|\bknex\b|SQLSTATE/i;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...NAMES),
        fc.jsonValue(),
        fc.string({ maxLength: 30 }),
        async (name, body, word) => {
          const { method } = contract[name].endpoint;
          const path = urlOf(contract[name].endpoint, {
            params: { id: word || '-', imageId: word || '-', jobId: word || '-', versionId: word || '-' },
            query: { page: word, token: word },
          });
          const response = await app.client().fetch(path, {
            method,
            headers: { 'content-type': 'application/json' },
            ...(method !== 'GET' && { body: JSON.stringify(body) }),
          });
          expect(await response.text()).not.toMatch(inside);
          expect(response.status).toBeLessThan(500);
        },
      ),
      { numRuns: 120 },
    );
  });

  test('SEC-31: reports a server error without its cause', async () => {
    const broken = await startApp({
      change: (deps) => ({
        ...deps,
        rateLimits: { ...deps.rateLimits, consume: () => Promise.reject(new Error('select secret from /etc/passwd')) },
      }),
    });
    try {
      const answer = await broken
        .client()
        .post('/api/auth/signin', { email: 'a@example.com', password: TEST_PASSWORD });
      const sentence = 'Something went wrong on our side. Please try again.';
      expect(answer).toMatchObject({ status: 500, body: { error: sentence, message: sentence, code: 'internal' } });
      expect(answer.text).not.toContain('secret');
    } finally {
      await broken.close();
    }
  });

  test('SEC-33: refuses a request with both Content-Length and Transfer-Encoding', async () => {
    const head = 'POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
    expect(await raw(app.base, `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400/,
    );
    expect(await raw(app.base, `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('operations', () => {
  test('SEC-30: serve the contract as a valid OpenAPI document that names every call', async () => {
    const { body } = await app.client().get('/api/openapi.json');
    const { valid, errors } = await new Validator().validate(body);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(operations.toSorted()).toEqual([...NAMES].toSorted());
  });

  test('report liveness, readiness and request durations', async () => {
    expect((await app.client().get('/healthz')).body).toEqual({ status: 'ok' });
    expect(await app.client().get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: 'ok', storage: 'ok' } },
    });
    expect((await app.client().get('/metrics')).text).toContain('http_request_duration_seconds_bucket');
  });

  test('serve metrics to this machine only, or to a request with the token', async () => {
    const through = (headers: Record<string, string>, of = app) => of.client().get('/metrics', { headers });
    expect((await through({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect((await through({ forwarded: 'for=203.0.113.7' })).status).toBe(404);
    const guarded = await startApp({ environment: { METRICS_TOKEN: 'a token for prometheus' } });
    const production = await startApp({ environment: { NODE_ENV: 'production' } });
    try {
      expect((await through({}, guarded)).status).toBe(404);
      expect((await through({ authorization: 'Bearer another token here' }, guarded)).status).toBe(404);
      expect(
        await through({ authorization: 'Bearer a token for prometheus', 'x-forwarded-for': '203.0.113.7' }, guarded),
      ).toMatchObject({ status: 200 });
      expect((await through({}, production)).status).toBe(404);
    } finally {
      await guarded.close();
      await production.close();
    }
  });

  test('report not ready, with the name of the failed check, when a dependency fails', async () => {
    const broken = await startApp({
      change: (deps) => ({ ...deps, checks: { ...deps.checks, storage: () => Promise.reject(new Error('full')) } }),
    });
    try {
      expect(await broken.client().get('/readyz')).toMatchObject({
        status: 503,
        body: { status: 'not ready', checks: { database: 'ok', storage: 'failing' } },
      });
      expect((await broken.client().get('/healthz')).status).toBe(200);
    } finally {
      await broken.close();
    }
  });

  test('FLT-03: return 503 while the database cuts its connections, and 200 right after', async () => {
    const { client } = await app.signUp();
    const storm = Array.from({ length: 12 }, () => client.get('/api/auth/me'));
    await app.deps.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const statuses = (await Promise.all(storm)).map((answer) => answer.status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });

  test('SEC-60: log every request, without prompts, addresses and tokens', async () => {
    const lines: string[] = [];
    const logged = await startApp({
      log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
    });
    try {
      const { client, email } = await logged.signUp({ email: 'private-person@example.com' });
      await logged.client().post('/api/auth/signup', { email, password: TEST_PASSWORD });
      await logged.client().post('/api/auth/signin', { email, password: 'wrong' });
      const links = (await logged.mails()).flatMap((mail) => mail.links);
      await client.get(
        `${links.map((link) => new URL(link)).find((link) => link.search)?.pathname}${new URL(links.at(-1) ?? '').search}`,
      );
      const answer = await client.post('/api/generate', { prompt: 'a secret proposal ring', userId: 'another' });
      const log = lines.join('');
      expect(log).not.toMatch(/private-person|secret proposal|token=/);
      expect(log).not.toContain(client.cookies.get('token'));
      expect(log).toContain(answer.headers.get('x-request-id'));
      expect(log).toContain('invalid_credentials');
    } finally {
      await logged.close();
    }
  });
});
