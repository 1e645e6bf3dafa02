import { METAL_PRICES, type MetalPrices } from '@jewelry/design';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../clock';

/** A source of the prices of pure metals. */
export interface Prices {
  /** The latest known prices; never rejects. */
  current(): Promise<MetalPrices>;
}

/** The product's own dated table. */
export const builtinPrices = (): Prices => ({ current: async () => METAL_PRICES });

/** How long prices are cached. */
const FRESH_MS = 60 * 60_000;
/** How long a failure suppresses the next attempt. */
const RETRY_MS = 5 * 60_000;
const TIMEOUT_MS = 3_000;
/** Largest response, bytes. */
const SIZE_LIMIT = 16 * 1024;
/** A price that differs more from the table is in a wrong unit. */
const MAX_FACTOR = 8;

const plausiblePrice = (metal: Exclude<keyof MetalPrices, 'as_of'>) =>
  z
    .number()
    .min(METAL_PRICES[metal] / MAX_FACTOR)
    .max(METAL_PRICES[metal] * MAX_FACTOR);

/** The response: US dollars per gram of the pure metal. */
const Answer = z.object({
  as_of: z.iso.date(),
  currency: z.literal('USD'),
  per_gram: z.object({
    gold: plausiblePrice('gold'),
    silver: plausiblePrice('silver'),
    platinum: plausiblePrice('platinum'),
  }),
});

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new Error(`The response is larger than ${SIZE_LIMIT} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** One request, bounded in time and size; redirects are refused. */
async function fetchPrices(url: string): Promise<MetalPrices> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The address of the metal prices answered ${response.status}`);
  }
  const { as_of, per_gram } = Answer.parse(JSON.parse(await textOf(response)));
  return { as_of, ...per_gram };
}

interface RemoteOptions {
  readonly url: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Prices from a JSON URL, fetched on demand when older than an hour. While the URL fails, the last good prices apply;
 * before the first ones, the table.
 */
export function remotePrices({ url, clock, log }: RemoteOptions): Prices {
  let known = METAL_PRICES;
  let freshUntil = 0;
  let refreshing: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      known = await fetchPrices(url);
      freshUntil = clock.now().getTime() + FRESH_MS;
    } catch (error) {
      freshUntil = clock.now().getTime() + RETRY_MS;
      log.warn({ err: error, as_of: known.as_of }, 'metal prices could not be refreshed');
    }
  }

  return {
    current: async () => {
      if (clock.now().getTime() >= freshUntil) {
        refreshing ??= refresh().finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return known;
    },
  };
}
