import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, leaveAccount } from '../session';

/** Ends the session on the server, then clears all its data. Failures are also logged to the console. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('signOut'),
    onSuccess: () => leaveAccount(queryClient),
    // oxlint-disable-next-line no-console -- for debugging; the screens show their own message
    onError: () => console.warn('Failed to sign out'),
  });
}
