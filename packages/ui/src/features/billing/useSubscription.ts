import type { PlanStanding } from '@jewelry/contract';
import type { PaidPlanKey } from '@jewelry/contract/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, queryKeys } from '../session';

const POLL_MS = 2000;
/** A payment that is not known after so many looks takes longer than one waits for. */
const LOOKS = 30;

const read = ({ signal }: { signal: AbortSignal }): Promise<PlanStanding> => call('subscription', { signal });

/** How the plan in force came about, and until when it lasts. */
export const useSubscription = () => useQuery({ queryKey: queryKeys.subscription, queryFn: read, staleTime: 0 });

/**
 * Looks again and again until what was paid for is there; whatever depends on the plan is then asked for anew.
 * @returns `isLate` once it has looked for about a minute; `lookAgain` begins anew
 */
export function useExpectedPlan(plan: PaidPlanKey | null): { readonly isThere: boolean; readonly isLate: boolean; readonly lookAgain: () => void } {
  const queryClient = useQueryClient();
  const { data, errorUpdateCount, refetch } = useQuery({
    queryKey: [...queryKeys.subscription, 'expected'],
    queryFn: async ({ signal, client }) => {
      const looks = client.getQueryData<{ looks: number }>([...queryKeys.subscription, 'expected'])?.looks ?? 0;
      return { looks: looks + 1, ...(await read({ signal })) };
    },
    enabled: plan !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.subscription?.plan === plan || (state.data?.looks ?? 0) + state.errorUpdateCount >= LOOKS ? false : POLL_MS),
  });
  const isThere = plan !== null && data?.subscription?.plan === plan;
  useEffect(() => {
    if (!isThere) return;
    for (const queryKey of [queryKeys.session, queryKeys.ownPlan, queryKeys.invoices]) void queryClient.invalidateQueries({ queryKey });
  }, [isThere, queryClient]);
  return { isThere, isLate: !isThere && (data?.looks ?? 0) + errorUpdateCount >= LOOKS, lookAgain: () => void refetch() };
}
