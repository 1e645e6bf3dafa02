import type { SubscriptionStatus, User } from '@jewelry/contract';
import type { PaidPlanKey } from '@jewelry/contract/constants';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ACCOUNT, call, sessionKey } from '../session';

const subscriptionKey = [ACCOUNT, 'subscription'];
const ownPlanKey = [ACCOUNT, 'own-plan'];
const invoicesKey = [ACCOUNT, 'invoices'];

const POLL_MS = 2000;
/** Polls before a payment counts as late. */
const MAX_POLLS = 30;

const readSubscription = ({ signal }: { signal: AbortSignal }): Promise<SubscriptionStatus> =>
  call('subscription', { signal });

/** The subscription or grant behind the current plan, and its end. */
export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: readSubscription,
  staleTime: 0,
});

/**
 * Polls until the purchase is active, then invalidates every query that depends on the plan.
 * @returns `isLate` after polling for about a minute; `checkAgain` polls again
 */
export function useExpectedPlan(plan: PaidPlanKey | null): {
  readonly isActive: boolean;
  readonly isLate: boolean;
  readonly checkAgain: () => void;
} {
  const queryClient = useQueryClient();
  const { data, errorUpdateCount, refetch } = useQuery({
    queryKey: [...subscriptionKey, 'expected'],
    queryFn: async ({ signal, client }) => {
      const polls = client.getQueryData<{ polls: number }>([...subscriptionKey, 'expected'])?.polls ?? 0;
      return { polls: polls + 1, ...(await readSubscription({ signal })) };
    },
    enabled: plan !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.subscription?.plan === plan || (state.data?.polls ?? 0) + state.errorUpdateCount >= MAX_POLLS
        ? false
        : POLL_MS,
  });
  const isActive = plan !== null && data?.subscription?.plan === plan;
  useEffect(() => {
    if (!isActive) return;
    for (const queryKey of [sessionKey, ownPlanKey, invoicesKey]) void queryClient.invalidateQueries({ queryKey });
  }, [isActive, queryClient]);
  return {
    isActive,
    isLate: !isActive && (data?.polls ?? 0) + errorUpdateCount >= MAX_POLLS,
    checkAgain: () => void refetch(),
  };
}

/** The account's current plan, which can be newer than the session's. */
export const ownPlanQuery = (user: User) =>
  queryOptions({
    queryKey: ownPlanKey,
    queryFn: async ({ signal }) => (await call('user', { params: { id: user.id }, signal })).subscription_plan,
    staleTime: 0,
  });

/** The plans in display order. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call('plans', { signal }),
  select: ({ data }) => data.toSorted((a, b) => a.sortOrder - b.sortOrder),
  staleTime: 60 * 60_000,
});

/** The user's invoices, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: invoicesKey,
  queryFn: async ({ signal }) => (await call('invoices', { signal })).data,
  staleTime: 0,
});
