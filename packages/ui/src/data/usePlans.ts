import { useQuery } from '@tanstack/react-query';
import { call } from './client';
import { caching, queryKeys } from './queryClient';

/** The plans in the order in which they are shown. */
export const usePlans = () =>
  useQuery({
    queryKey: queryKeys.plans,
    queryFn: ({ signal }) => call('plans', { signal }),
    select: ({ data }) => data.toSorted((a, b) => a.sortOrder - b.sortOrder),
    ...caching.plans,
  });
