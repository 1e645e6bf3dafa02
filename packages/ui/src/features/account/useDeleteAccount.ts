import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, leaveAccount } from '../session';

/** Removes the account and everything in it; the page is nobody's afterwards. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call('deleteAccount', { body: { password } }),
    onSuccess: () => leaveAccount(queryClient),
  });
}
