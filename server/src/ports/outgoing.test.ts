import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outgoingFetch, OutgoingRefused } from './outgoing';

const LIMIT = 1_000;
let service: Server;
let elsewhere: Server;
let visits = 0;

const started = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const reach = (path: string): Promise<Response> =>
  outgoingFetch({ baseUrl: `${originOf(service)}/v1`, maxBytes: LIMIT })(`${originOf(service)}${path}`);

beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    visits += 1;
    response.end();
  });
  await started(elsewhere);
  service = createServer(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://x');
    const [bytes, to] = [searchParams.get('bytes'), searchParams.get('to')];
    if (to !== null) response.writeHead(Number(searchParams.get('status')), { location: to }).end();
    else response.end('x'.repeat(Number(bytes)));
  });
  await started(service);
});
afterAll(() => {
  service.close();
  elsewhere.close();
});
beforeEach(() => {
  visits = 0;
});

test('PRO-08: returns a response of the configured service up to the limit', async () => {
  expect(await (await reach(`/v1/x?bytes=${LIMIT}`)).text()).toHaveLength(LIMIT);
});

test('PRO-08: aborts a response that exceeds the limit', async () => {
  const response = await reach(`/v1/x?bytes=${LIMIT + 1}`);
  await expect(response.text()).rejects.toThrow(OutgoingRefused);
});

test.each([301, 302, 303, 307, 308])('PRO-08: follows no redirect with status %i', async (status) => {
  for (const to of [`${originOf(elsewhere)}/x`, '/v1/x?bytes=1', 'http://169.254.169.254/latest/meta-data'])
    await expect(reach(`/v1/x?status=${status}&to=${encodeURIComponent(to)}`)).rejects.toThrow(OutgoingRefused);
  expect(visits).toBe(0);
});

test.each([
  () => `${originOf(elsewhere)}/x`,
  () => originOf(service).replace('127.0.0.1', 'localhost'),
  () => 'http://169.254.169.254/latest/meta-data',
  () => 'http://[::ffff:169.254.169.254]/',
  () => 'http://2852039166/',
  () => 'file:///etc/passwd',
  () => 'data:text/plain,x',
])('PRO-08: reaches only the configured origin, %#', async (address) => {
  const fetching = outgoingFetch({ baseUrl: `${originOf(service)}/v1`, maxBytes: LIMIT });
  await expect(fetching(address())).rejects.toThrow(OutgoingRefused);
  await expect(fetching(new Request(new URL('http://127.0.0.1:1/')))).rejects.toThrow(OutgoingRefused);
  expect(visits).toBe(0);
});
