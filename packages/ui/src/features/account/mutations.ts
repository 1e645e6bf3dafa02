import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imageKeys } from '../images';
import { call, type CallRequest, fileOf, leaveAccount, send, sessionKey } from '../session';

/** Sets the name under one's public pictures; lists that show it are asked for again. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'updateProfile'>['body']) => call('updateProfile', { body }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(sessionKey, user);
      void queryClient.invalidateQueries({ queryKey: imageKeys.public });
    },
  });
}

/** Asks for another address. It waits, as `pending_email` of the session, until the link in its mail is opened. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call('changeEmail', { body: { new_email: email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
  });
}

/** Sets a new password; this session stays, every other one of the account ends. */
export const useChangePassword = () =>
  useMutation({ mutationFn: (body: CallRequest<'changePassword'>['body']) => call('changePassword', { body }) });

/** Fetches everything about the account as a zip. */
export const useExportProfile = () => useMutation({ mutationFn: async () => fileOf(await send('exportProfile', { accept: 'application/zip' }), 'application/zip') });

/** Deletes the account with all its data, then signs the page out. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call('deleteAccount', { body: { password } }),
    onSuccess: () => leaveAccount(queryClient),
  });
}
