import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceAuthChange } from './authEvents';
import { call } from './client';
import { queryKeys } from './queryClient';

/** Ends the session on the server, then forgets everything that belonged to it. */
export function useSignOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('signOut'),
    onSuccess: () => {
      queryClient.setQueryData(queryKeys.session, null);
      queryClient.removeQueries({ queryKey: queryKeys.history });
      queryClient.removeQueries({ queryKey: queryKeys.usage });
      announceAuthChange();
      void queryClient.invalidateQueries({ queryKey: queryKeys.allPublicImages });
    },
  });
}
