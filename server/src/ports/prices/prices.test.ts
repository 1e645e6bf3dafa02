import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { METAL_PRICES } from '@jewelry/design';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtinPrices, remotePrices } from './prices';

const log = pino({ level: 'silent' });
const HOUR_MS = 60 * 60_000;
const GOOD = { as_of: '2026-11-20', currency: 'USD', per_gram: { gold: 130, silver: 1.6, platinum: 52 } };
const GOOD_PRICES = { as_of: '2026-11-20', ...GOOD.per_gram };

let answer: (response: ServerResponse) => void;
let calls = 0;
const server = createServer((_, response) => {
  calls += 1;
  answer(response);
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = 0;
});

const json = (body: unknown) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

function opened() {
  let now = Date.UTC(2026, 10, 21);
  const clock = { now: () => new Date(now) };
  const { port } = server.address() as AddressInfo;
  return {
    prices: remotePrices({ url: `http://127.0.0.1:${port}/metals.json`, clock, log }),
    pass: (ms: number) => (now += ms),
  };
}

test('uses the dated table without a URL', async () => {
  expect(await builtinPrices().current()).toEqual(METAL_PRICES);
});

describe('metal prices of a URL', () => {
  test('are fetched once an hour, however many callers need them', async () => {
    answer = json(GOOD);
    const { prices, pass } = opened();
    const all = await Promise.all(Array.from({ length: 5 }, () => prices.current()));
    expect(all).toEqual(Array.from({ length: 5 }, () => GOOD_PRICES));
    pass(HOUR_MS - 1);
    await prices.current();
    expect(calls).toBe(1);
    pass(1);
    await prices.current();
    expect(calls).toBe(2);
  });

  test.each<[string, typeof answer]>([
    ['an error', (response) => response.writeHead(500).end()],
    ['no JSON', (response) => response.end('<h1>Prices</h1>')],
    ['another shape', json({ gold: 130 })],
    ['another currency', json({ ...GOOD, currency: 'AED' })],
    ['prices by the ounce', json({ ...GOOD, per_gram: { gold: 4043, silver: 49.8, platinum: 1617 } })],
    ['a price of nothing', json({ ...GOOD, per_gram: { ...GOOD.per_gram, silver: 0 } })],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end()],
    ['more than anybody needs', (response) => response.end(JSON.stringify({ ...GOOD, more: 'x'.repeat(20_000) }))],
    ['a broken connection', (response) => response.destroy()],
  ])('are ignored when it returns %s: the last good prices apply, and before those the table', async (_, bad) => {
    answer = bad;
    const { prices, pass } = opened();
    expect(await prices.current()).toEqual(METAL_PRICES);
    answer = json(GOOD);
    pass(HOUR_MS);
    expect(await prices.current()).toEqual(GOOD_PRICES);
    answer = bad;
    pass(HOUR_MS);
    expect(await prices.current()).toEqual(GOOD_PRICES);
  });

  test('are given up after a timeout', async () => {
    answer = () => {};
    expect(await opened().prices.current()).toEqual(METAL_PRICES);
  });
});
