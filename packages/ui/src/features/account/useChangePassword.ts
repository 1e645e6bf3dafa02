import { useMutation } from '@tanstack/react-query';
import { call, type CallRequest } from '../session';

/** Sets a new password; this session stays, every other one of the account ends. */
export const useChangePassword = () =>
  useMutation({ mutationFn: (body: CallRequest<'changePassword'>['body']) => call('changePassword', { body }) });
