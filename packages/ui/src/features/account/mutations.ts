import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imageKeys } from '../images';
import { call, type CallRequest, fileOf, leaveAccount, send, sessionKey } from '../session';

/** Sets the user's public name and invalidates the lists that show it. */
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

/** Requests a change of address. The session holds it as `pending_email` until the link in the email is opened. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call('changeEmail', { body: { new_email: email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
  });
}

/** Sets a new password. This session continues; all others of the account end. */
export const useChangePassword = () =>
  useMutation({ mutationFn: (body: CallRequest<'changePassword'>['body']) => call('changePassword', { body }) });

/** Fetches everything about the account as a zip. */
export const useExportProfile = () =>
  useMutation({
    mutationFn: async () => fileOf(await send('exportProfile', { accept: 'application/zip' }), 'application/zip'),
  });

/** Deletes the account with all its data, then signs out. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call('deleteAccount', { body: { password } }),
    onSuccess: () => leaveAccount(queryClient),
  });
}
