import { useMutation } from '@tanstack/react-query';
import { call } from '../session';

/** Sends the confirmation mail again; the server does so at most once a minute. A failure is told in the console too (ERR-04). */
export const useResendConfirmation = () =>
  useMutation({
    mutationFn: () => call('resendConfirmation'),
    // oxlint-disable-next-line no-console -- for whoever looks into it; the screens say it in their own words
    onError: () => console.warn('Failed to resend confirmation email'),
  });
