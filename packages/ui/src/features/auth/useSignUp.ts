import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallRequest, enterAccount } from '../session';

/**
 * Creates an account. The answer has no `user` when the address belongs to somebody already; the owner of the address
 * is told by mail, and nobody is signed in.
 */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'signUp'>['body']) => call('signUp', { body }),
    onSuccess: ({ user }) => enterAccount(queryClient, user),
  });
}
