import type { User } from '@jewelry/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ACCOUNT, call } from '../session';

/** The server's capabilities; fetched once, since they change only when the server restarts. */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: ({ signal }) => call('capabilities', { signal }),
  staleTime: Infinity,
});

const usageQuery = (plan: User['subscription_plan'] | undefined) =>
  queryOptions({
    queryKey: [ACCOUNT, 'usage', plan],
    queryFn: ({ signal }) => call('usage', { signal }),
    staleTime: 0,
  });

/**
 * Usage of the daily limit. Refetched when a generation ends, since only the server knows whether it counts: failed and
 * cancelled ones do not.
 * @param user nothing is fetched for null
 */
export function useUsage(user: Pick<User, 'subscription_plan'> | null, isGenerating: boolean) {
  const usage = useQuery({ ...usageQuery(user?.subscription_plan), enabled: user !== null });
  const { refetch } = usage;
  const isEnabled = user !== null;
  const wasGenerating = useRef(isGenerating);
  useEffect(() => {
    if (wasGenerating.current && !isGenerating && isEnabled) void refetch();
    wasGenerating.current = isGenerating;
  }, [isGenerating, isEnabled, refetch]);
  return usage;
}
