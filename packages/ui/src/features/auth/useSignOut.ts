import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, leaveAccount } from '../session';

/** Ends the session on the server, then forgets everything that belonged to it. A failure is told in the console too (ERR-03). */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('signOut'),
    onSuccess: () => leaveAccount(queryClient),
    // oxlint-disable-next-line no-console -- for whoever looks into it; the screens say it in their own words
    onError: () => console.warn('Failed to sign out'),
  });
}
