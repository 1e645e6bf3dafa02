import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client';
import { leaveAccount } from './enterAccount';

/** Ends the session on the server, then forgets everything that belonged to it. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: () => call('signOut'), onSuccess: () => leaveAccount(queryClient) });
}
