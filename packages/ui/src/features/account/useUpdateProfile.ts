import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallRequest, queryKeys } from '../session';

/** Sets the name under one's public pictures; lists that show it are asked for again. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'updateProfile'>['body']) => call('updateProfile', { body }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(queryKeys.session, user);
      void queryClient.invalidateQueries({ queryKey: queryKeys.allPublicImages });
    },
  });
}
