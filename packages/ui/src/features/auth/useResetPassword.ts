import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallRequest, leaveAccount } from '../session';

/** Sets a new password with the token of a mail. Every session of the account ends with it, this one too. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'resetPassword'>['body']) => call('resetPassword', { body }),
    onSuccess: () => leaveAccount(queryClient),
  });
}
