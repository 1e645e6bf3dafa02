import { useMutation } from '@tanstack/react-query';
import { call } from './client';

/** Sends the confirmation mail again; the server does so at most once a minute. */
export const useResendConfirmation = () => useMutation({ mutationFn: () => call('resendConfirmation') });
