import { useMutation } from '@tanstack/react-query';
import { call } from '../session';

/** Asks for a mail with a link to set a new password. The answer does not tell whether the address has an account. */
export const useForgotPassword = () => useMutation({ mutationFn: (email: string) => call('forgotPassword', { body: { email } }) });
