import type { User } from '@jewelry/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ACCOUNT, call } from '../session';

/** What the installation can do; fetched once, because it changes only when the server restarts. */
export const useCapabilities = () =>
  useQuery({
    queryKey: ['capabilities'],
    queryFn: ({ signal }) => call('capabilities', { signal }),
    staleTime: Infinity,
  });

/**
 * The images that an account may still make today. Fetched again whenever a generation ends, because the server alone
 * knows whether it counts: a failed or cancelled one does not.
 * @param user nothing is fetched for `null`
 */
export function useUsage(user: Pick<User, 'subscription_plan'> | null, isGenerating: boolean) {
  const usage = useQuery({
    queryKey: [ACCOUNT, 'usage', user?.subscription_plan],
    queryFn: ({ signal }) => call('usage', { signal }),
    enabled: user !== null,
    staleTime: 0,
  });
  const { refetch } = usage;
  const isEnabled = user !== null;
  const wasGenerating = useRef(isGenerating);
  useEffect(() => {
    if (wasGenerating.current && !isGenerating && isEnabled) void refetch();
    wasGenerating.current = isGenerating;
  }, [isGenerating, isEnabled, refetch]);
  return usage;
}
