import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallRequest, enterAccount } from '../session';

/** Signs in; the session follows. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'signIn'>['body']) => call('signIn', { body }),
    meta: { answers401: true },
    onSuccess: ({ user }) => enterAccount(queryClient, user),
  });
}
