import type { PlanKey } from '@jewelry/contract';
import type { Knex } from 'knex';

/** Grace period of a renewing subscription while its payment event is on the way. */
const RENEWAL_GRACE = '1 day';

/** Orders rows by their `plan`, the better one first. */
export const BETTER_PLAN_FIRST = `array_position(array['pro', 'business'], plan) desc`;

interface Settled {
  readonly id: string;
  readonly plan: PlanKey;
  /** The plan before. */
  readonly before: PlanKey;
}

/**
 * Updates the current plan: the better of the granted and the paid plan, until it ends; of two equal plans, the longer.
 * @param account null for all accounts whose plan has ended
 * @returns the accounts that were settled
 */
export async function settlePlans(connection: Knex, now: Date, account: string | null): Promise<Settled[]> {
  const which = account === null ? 'u.plan_expires_at <= :now' : 'u.id = :account';
  const { rows } = await connection.raw<{ rows: Settled[] }>(
    `update users set subscription_plan = settled.plan, plan_expires_at = settled.ends_at
       from (
         select u.id, u.subscription_plan as before, coalesce(best.plan, 'free') as plan, best.ends_at
           from users u
           left join lateral (
             select plan, ends_at from (
               select u.given_plan as plan, u.given_until as ends_at
               union all
               select s.plan, s.paid_until + case when s.renews then interval '${RENEWAL_GRACE}' else interval '0' end from subscriptions s where s.user_id = u.id
             ) held
             where plan is not null and (ends_at is null or ends_at > :now)
             order by ${BETTER_PLAN_FIRST}, ends_at desc nulls first
             limit 1
           ) best on true
          where ${which}
       ) settled
      where users.id = settled.id
     returning users.id, settled.plan, settled.before`,
    { now, account },
  );
  return rows;
}
