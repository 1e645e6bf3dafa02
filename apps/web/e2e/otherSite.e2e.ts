import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { signUpByApi } from './visitor';

/** Serves an empty page of another site, on a separate port. */
async function serveOtherSite(host: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A trap</title>'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://${host}:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

/** Submits a form from the page to an address, and returns the response that the browser displays. */
async function submitForm(page: Page, action: string, enctype: string) {
  const answered = page.waitForResponse(action);
  await page.evaluate(
    ([address, type]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: address, enctype: type });
      form.append(
        Object.assign(document.createElement('input'), { name: '{"first_name":"Mallory","x":"', value: '"}' }),
      );
      document.body.append(form);
      form.submit();
    },
    [action, enctype] as const,
  );
  const response = await answered;
  return {
    status: response.status(),
    body: await response.json(),
    hasSession: /\btoken=/.test((await response.request().allHeaders())['cookie'] ?? ''),
  };
}

/** The outcome, as the page sees it, of a fetch with the visitor's cookies. */
const tryFetch = (page: Page, address: string, init: RequestInit & { multipart?: boolean }): Promise<string> =>
  page.evaluate(
    async ([url, { multipart, ...options }]) => {
      const body = new FormData();
      body.append('first_name', 'Mallory');
      try {
        const { status } = await fetch(url, { credentials: 'include', ...options, ...(multipart && { body }) });
        return `answered ${status}`;
      } catch {
        return 'refused';
      }
    },
    [address, init] as const,
  );

for (const [place, host, isSameSite] of [
  ['of another site', '127.0.0.1', false],
  ['at another port of this site, which the cookie goes to', 'localhost', true],
] as const) {
  test(`SEC-23 and SEC-24: a page ${place} can neither act for its visitor nor read their data`, async ({
    page,
    baseURL,
  }) => {
    const api = (path: string): string => new URL(path, baseURL).href;
    await signUpByApi(page);
    const trap = await serveOtherSite(host);
    try {
      for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
        for (const path of [
          '/api/auth/signout',
          '/api/generate',
          '/api/profile/change-password',
          '/api/feedback/report',
        ]) {
          await page.goto(trap.url);
          expect(await submitForm(page, api(path), enctype), `${enctype} to ${path}`).toMatchObject({
            status: 403,
            body: { code: 'cross_origin' },
            hasSession: isSameSite,
          });
        }
      }

      await page.goto(trap.url);
      const simple = { mode: 'no-cors', method: 'POST' } as const;
      const json = { headers: { 'content-type': 'application/json' } };
      const attempts: [string, Parameters<typeof tryFetch>[2]][] = [
        ['/api/auth/signout', { ...simple, multipart: true }],
        ['/api/feedback/report', { ...simple, multipart: true }],
        ['/api/generate', { ...simple, body: '{"prompt":"A ring"}', headers: { 'content-type': 'text/plain' } }],
        ['/api/profile', { ...json, method: 'PATCH', body: '{"first_name":"Mallory"}' }],
        ['/api/profile', { ...json, method: 'DELETE', body: '{"password":"x"}' }],
        ['/api/auth/signout', { ...json, method: 'POST', body: '{}' }],
        ['/api/auth/me', {}],
      ];
      for (const [path, init] of attempts)
        expect(await tryFetch(page, api(path), init), `fetch of ${path}`).toBe('refused');
    } finally {
      trap.close();
    }
    const me = await page.request.get('/api/auth/me');
    expect(me.status()).toBe(200);
    expect(await me.json()).toMatchObject({ user: { first_name: null, email_confirmed: true } });
    expect(await (await page.request.get('/api/generate/jobs')).json()).toEqual({ jobs: [] });
  });
}
