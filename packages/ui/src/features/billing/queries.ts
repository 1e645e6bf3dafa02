import type { SubscriptionStatus, User } from '@jewelry/contract';
import type { PaidPlanKey } from '@jewelry/contract/constants';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ACCOUNT, call, sessionKey } from '../session';

const subscriptionKey = [ACCOUNT, 'subscription'];
const ownPlanKey = [ACCOUNT, 'own-plan'];
const invoicesKey = [ACCOUNT, 'invoices'];

const POLL_MS = 2000;
/** A payment that is not known after so many looks takes longer than one waits for. */
const LOOKS = 30;

const read = ({ signal }: { signal: AbortSignal }): Promise<SubscriptionStatus> => call('subscription', { signal });

/** How the plan in force came about, and until when it lasts. */
export const useSubscription = () => useQuery({ queryKey: subscriptionKey, queryFn: read, staleTime: 0 });

/**
 * Polls until the purchase is active, then invalidates every query that depends on the plan.
 * @returns `isLate` after polling for about a minute; `lookAgain` restarts it
 */
export function useExpectedPlan(plan: PaidPlanKey | null): {
  readonly isThere: boolean;
  readonly isLate: boolean;
  readonly lookAgain: () => void;
} {
  const queryClient = useQueryClient();
  const { data, errorUpdateCount, refetch } = useQuery({
    queryKey: [...subscriptionKey, 'expected'],
    queryFn: async ({ signal, client }) => {
      const looks = client.getQueryData<{ looks: number }>([...subscriptionKey, 'expected'])?.looks ?? 0;
      return { looks: looks + 1, ...(await read({ signal })) };
    },
    enabled: plan !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.subscription?.plan === plan || (state.data?.looks ?? 0) + state.errorUpdateCount >= LOOKS
        ? false
        : POLL_MS,
  });
  const isThere = plan !== null && data?.subscription?.plan === plan;
  useEffect(() => {
    if (!isThere) return;
    for (const queryKey of [sessionKey, ownPlanKey, invoicesKey]) void queryClient.invalidateQueries({ queryKey });
  }, [isThere, queryClient]);
  return {
    isThere,
    isLate: !isThere && (data?.looks ?? 0) + errorUpdateCount >= LOOKS,
    lookAgain: () => void refetch(),
  };
}

/** The account's current plan, which can be newer than the session's. */
export const useOwnPlan = (user: User) =>
  useQuery({
    queryKey: ownPlanKey,
    queryFn: async ({ signal }) => (await call('user', { params: { id: user.id }, signal })).subscription_plan,
    staleTime: 0,
  });

/** The plans in the order in which they are shown. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call('plans', { signal }),
  select: ({ data }) => data.toSorted((a, b) => a.sortOrder - b.sortOrder),
  staleTime: 60 * 60_000,
});

/** One's own bills, newest first. */
export const useInvoices = () =>
  useQuery({
    queryKey: invoicesKey,
    queryFn: async ({ signal }) => (await call('invoices', { signal })).data,
    staleTime: 0,
  });
