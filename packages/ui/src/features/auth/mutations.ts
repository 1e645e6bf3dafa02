import { CONFIRM_PAGE_REQUEST_MS } from '@jewelry/contract/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceAuthChange, call, type CallRequest, enterAccount, leaveAccount, sessionKey } from '../session';

/**
 * Sends the token of a confirmation link once per page load, 500 ms after it, so that neither a user who leaves
 * immediately nor a repeated effect in development sends a request.
 */
export function useConfirmEmail(token: string | null) {
  const queryClient = useQueryClient();
  const confirmation = useMutation({
    mutationFn: (value: string) => call('confirmEmail', { query: { token: value } }),
    meta: { answers401: true },
    onSettled: () => {
      announceAuthChange();
      void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
  });
  const { mutate, isIdle } = confirmation;
  useEffect(() => {
    if (!token || !isIdle) return;
    const timer = setTimeout(() => mutate(token), CONFIRM_PAGE_REQUEST_MS);
    return () => clearTimeout(timer);
  }, [token, isIdle, mutate]);
  return confirmation;
}

/** Signs in and updates the session. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'signIn'>['body']) => call('signIn', { body }),
    meta: { answers401: true },
    onSuccess: ({ user }) => enterAccount(queryClient, user),
  });
}

/**
 * Creates an account. The response has no `user` when the address is taken: the server then emails its owner and starts
 * no session.
 */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'signUp'>['body']) => call('signUp', { body }),
    onSuccess: ({ user }) => enterAccount(queryClient, user),
  });
}

/** Requests a reset email. The response does not reveal whether the address has an account. */
export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call('forgotPassword', { body: { email } }) });

/** Sets a new password with the token of an email, which ends every session of the account, including this one. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallRequest<'resetPassword'>['body']) => call('resetPassword', { body }),
    onSuccess: () => leaveAccount(queryClient),
  });
}

/** Resends the confirmation email, which the server allows once a minute. Failures are also logged to the console. */
export const useResendConfirmation = () =>
  useMutation({
    mutationFn: () => call('resendConfirmation'),
    // oxlint-disable-next-line no-console -- for debugging; the screens show their own message
    onError: () => console.warn('Failed to resend confirmation email'),
  });
