import { useQuery } from '@tanstack/react-query';
import { caching, call, queryKeys } from '../session';

/** The plans in the order in which they are shown. */
export const usePlans = () =>
  useQuery({
    queryKey: queryKeys.plans,
    queryFn: ({ signal }) => call('plans', { signal }),
    select: ({ data }) => data.toSorted((a, b) => a.sortOrder - b.sortOrder),
    ...caching.plans,
  });
