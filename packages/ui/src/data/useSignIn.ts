import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallRequest } from './client';
import { enterAccount } from './enterAccount';

/** Signs in; the session follows. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'signIn'>['body']) => call('signIn', { body }),
    meta: { answers401: true },
    onSuccess: ({ user }) => enterAccount(queryClient, user),
  });
}
