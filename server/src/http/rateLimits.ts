import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors';

interface Allowance {
  /** How many within `seconds`. */
  readonly points: number;
  readonly seconds: number;
}

/**
 * Nobody is locked out of an account by a stranger: failures count for the pair of account and address, so that the
 * owner's own address stays free, and for the address alone, so that one place cannot try many accounts.
 */
const ALLOWANCES = {
  signInFailurePair: { points: 8, seconds: 15 * 60 },
  signInFailureAddress: { points: 60, seconds: 15 * 60 },
  signUpAddress: { points: 30, seconds: 60 * 60 },
  resendAccount: { points: 1, seconds: 60 },
  generateAccount: { points: 120, seconds: 60 },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof ALLOWANCES;

export interface RateLimits {
  /**
   * Takes one point of an allowance.
   * @throws HttpError 429 with Retry-After when none is left.
   */
  take(limit: LimitName, key: string): Promise<void>;
  /**
   * Looks without taking.
   * @throws HttpError 429 with Retry-After when none is left.
   */
  check(limit: LimitName, key: string): Promise<void>;
  /** Gives all points of a key back. */
  reset(limit: LimitName, key: string): Promise<void>;
}

/** Keys can be mail addresses: the table holds their hashes only. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Rate limits that all processes share, in the table `rate_limits`. */
export function openRateLimits(pool: pg.Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(ALLOWANCES).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: name === 'signUpAddress',
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  return {
    take: async (limit, key) => {
      try {
        await limiters[limit].consume(hidden(key));
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooManyRequests(refused.msBeforeNext / 1000) : refused;
      }
    },
    check: async (limit, key) => {
      const state = await limiters[limit].get(hidden(key));
      if (state && state.consumedPoints >= ALLOWANCES[limit].points) throw tooManyRequests(state.msBeforeNext / 1000);
    },
    reset: async (limit, key) => {
      await limiters[limit].delete(hidden(key));
    },
  };
}
