import { CONFIRM_PAGE_REQUEST_MS } from '@jewelry/contract/constants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceAuthChange, call, queryKeys } from '../session';

/**
 * Sends the token of a confirmation link, once for a page load and 500 ms after it (CFM-06): a reader who leaves at once,
 * and a double effect of development, send nothing twice.
 */
export function useConfirmEmail(token: string | null) {
  const queryClient = useQueryClient();
  const confirmation = useMutation({
    mutationFn: (value: string) => call('confirmEmail', { query: { token: value } }),
    meta: { answers401: true },
    onSettled: () => {
      announceAuthChange();
      void queryClient.invalidateQueries({ queryKey: queryKeys.session });
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
