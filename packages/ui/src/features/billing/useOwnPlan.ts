import type { User } from '@jewelry/contract';
import { useQuery } from '@tanstack/react-query';
import { call, queryKeys } from '../session';

/** The plan of an account, as it is now and not as it was when the session was last asked for. */
export const useOwnPlan = (user: User) =>
  useQuery({
    queryKey: queryKeys.ownPlan,
    queryFn: async ({ signal }) => (await call('user', { params: { id: user.id }, signal })).subscription_plan,
    staleTime: 0,
  });
