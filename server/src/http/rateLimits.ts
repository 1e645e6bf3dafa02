import { createHash } from 'node:crypto';
import { RESEND_INTERVAL_S, RESET_LINK_HOURS } from '@jewelry/contract';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors';

interface Allowance {
  /** Requests within `seconds`. */
  readonly points: number;
  readonly seconds: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * An attacker must not be able to lock an owner out. Attempts without a session are counted for the pair of account and
 * address, so that the owner's own address stays free, and for the address alone, so that one address cannot try many
 * accounts. Guesses from many addresses count for the account, but only from unknown browsers: the owner can still sign
 * in from known browsers, and anywhere else with an emailed link. All other limits of an account alone either need its
 * session, or only withhold further emails; links of emails already sent still work.
 */
const ALLOWANCES = {
  signInPair: { points: 8, seconds: 15 * MINUTE_S },
  signInAddress: { points: 60, seconds: 15 * MINUTE_S },
  /** Higher than the limit of one address, so that blocking unknown browsers takes many addresses. */
  signInAccount: { points: 100, seconds: HOUR_S },
  signInDevice: { points: 8, seconds: 15 * MINUTE_S },
  signUpPair: { points: 10, seconds: HOUR_S },
  signUpAddress: { points: 30, seconds: HOUR_S },
  accountExistsMail: { points: 1, seconds: HOUR_S },
  resendAccount: { points: 1, seconds: RESEND_INTERVAL_S },
  resendAccountDay: { points: 10, seconds: DAY_S },
  resendAddress: { points: 30, seconds: HOUR_S },
  forgotPair: { points: 3, seconds: 15 * MINUTE_S },
  forgotAddress: { points: 30, seconds: HOUR_S },
  /** Within the lifetime of a link. */
  resetMail: { points: 5, seconds: RESET_LINK_HOURS * HOUR_S },
  passwordCheck: { points: 10, seconds: 15 * MINUTE_S },
  changeEmail: { points: 5, seconds: HOUR_S },
  exportAccount: { points: 10, seconds: HOUR_S },
  downloadAccount: { points: 60, seconds: MINUTE_S },
  estimateAccount: { points: 60, seconds: MINUTE_S },
  /** Quote requests and orders together. */
  requestAccount: { points: 20, seconds: HOUR_S },
  /** Each may include a large file, and each sends an email to the team. */
  feedbackAccount: { points: 10, seconds: HOUR_S },
  checkoutAccount: { points: 30, seconds: 15 * MINUTE_S },
  /** At the pace of a moving slider; the client sends one at a time. */
  draftAccount: { points: 180, seconds: MINUTE_S },
  /** Each renders four drafts. */
  variationAccount: { points: 20, seconds: MINUTE_S },
  viewAccount: { points: 30, seconds: MINUTE_S },
  /** Not part of the daily quota, and the image service may charge for each. */
  paintAccount: { points: 20, seconds: DAY_S },
  generateAccount: { points: 120, seconds: MINUTE_S },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof ALLOWANCES;

export interface RateLimits {
  /**
   * Consumes one point.
   * @param refusal message of the error, when there is more to say than to wait
   * @throws HttpError 429 with Retry-After when none is left
   */
  consume(limit: LimitName, key: string, refusal?: string): Promise<void>;
  /** Consumes one point if there is one left. */
  tryConsume(limit: LimitName, key: string): Promise<boolean>;
  /** Returns one point. */
  refund(limit: LimitName, key: string): Promise<void>;
  /** Returns all points of a key. */
  reset(limit: LimitName, key: string): Promise<void>;
}

/** Keys can be email addresses, so the table stores their hashes only. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

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

  const refusalOf = async (limit: LimitName, key: string): Promise<RateLimiterRes | undefined> => {
    try {
      await limiters[limit].consume(hashed(key));
      return undefined;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return thrown;
      throw thrown;
    }
  };

  return {
    consume: async (limit, key, refusal) => {
      const refused = await refusalOf(limit, key);
      if (refused) throw tooManyRequests(refused.msBeforeNext / 1000, refusal);
    },
    tryConsume: async (limit, key) => (await refusalOf(limit, key)) === undefined,
    refund: async (limit, key) => {
      await limiters[limit].reward(hashed(key));
    },
    reset: async (limit, key) => {
      await limiters[limit].delete(hashed(key));
    },
  };
}
