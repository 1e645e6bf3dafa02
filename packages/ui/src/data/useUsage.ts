import { useQuery } from '@tanstack/react-query';
import { call } from './client';
import { queryKeys } from './queryClient';

/** Today's use of the plan. Asked for only while somebody is signed in. */
export const useUsage = ({ isEnabled }: { isEnabled: boolean }) =>
  useQuery({ queryKey: queryKeys.usage, queryFn: ({ signal }) => call('usage', { signal }), enabled: isEnabled });
