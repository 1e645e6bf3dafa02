import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryKeys } from '../session';

/** Asks for another address. It waits, as `pending_email` of the session, until the link in its mail is opened. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call('changeEmail', { body: { new_email: email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.session }),
  });
}
