import { METAL_PRICES, type MetalPrices } from '@jewelry/design';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../clock';

/** Where the prices of the pure metals come from. */
export interface Prices {
  /** The best that is known now; never rejects. */
  current(): Promise<MetalPrices>;
}

/** The dated table of the product itself. */
export const builtinPrices = (): Prices => ({ current: async () => METAL_PRICES });

/** How long prices are cached. */
const FRESH_MS = 60 * 60_000;
/** How long a failure suppresses the next attempt. */
const RETRY_MS = 5 * 60_000;
const TIMEOUT_MS = 3_000;
/** Largest answer, bytes. */
const SIZE_LIMIT = 16 * 1024;
/** A price that differs more from the table than by this factor is a mistake in its unit and not the market. */
const MOST_CHANGE = 8;

const plausible = (metal: Exclude<keyof MetalPrices, 'as_of'>) =>
  z
    .number()
    .min(METAL_PRICES[metal] / MOST_CHANGE)
    .max(METAL_PRICES[metal] * MOST_CHANGE);

/** What the address answers: US dollars per gram of the pure metal. */
const Answer = z.object({
  as_of: z.iso.date(),
  currency: z.literal('USD'),
  per_gram: z.object({ gold: plausible('gold'), silver: plausible('silver'), platinum: plausible('platinum') }),
});

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new Error(`The answer is larger than ${SIZE_LIMIT} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** One call, bounded in time and size; an address that sends elsewhere is refused. */
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
 * Prices from a JSON URL, fetched on demand when older than an hour. While the URL fails, the last good prices apply,
 * and before the first ones the table.
 */
export function remotePrices({ url, clock, log }: RemoteOptions): Prices {
  let known = METAL_PRICES;
  let freshUntil = 0;
  let asking: Promise<void> | null = null;

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
        asking ??= refresh().finally(() => {
          asking = null;
        });
        await asking;
      }
      return known;
    },
  };
}
