import { queryOptions } from '@tanstack/react-query';
import { ACCOUNT, call } from '../session';

/** URL of the configured voice agent; null without one, and for plans that have no access to it. */
export const voiceAgentQuery = (userId: string) =>
  queryOptions({
    queryKey: [ACCOUNT, 'voice agent', userId],
    queryFn: async ({ signal }) => (await call('capabilities', { signal })).voice_agent,
    staleTime: Infinity,
  });
