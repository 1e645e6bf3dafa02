import { RESEND_INTERVAL_S } from '@jewelry/contract/constants';
import { useState } from 'react';
import { ApiFailure } from '../session';
import { useResendConfirmation } from './mutations';
import { toast } from '../../components/Toast/toastQueue';
import { authToasts } from './toasts';

interface ResendAction {
  readonly send: () => void;
  readonly isPending: boolean;
  /** When the link may be sent again, ms since the epoch; null for immediately. */
  readonly resendAt: number | null;
}

/** Resends the confirmation link and reports the result. */
export function useResendAction(): ResendAction {
  const [resendAt, setResendAt] = useState<number | null>(null);
  const { mutate, isPending } = useResendConfirmation();
  const waitFor = (seconds: number): void => setResendAt(Date.now() + seconds * 1000);
  const send = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        waitFor(RESEND_INTERVAL_S);
        toast({ title: authToasts.confirmationSent });
      },
      onError: (error) => {
        if (error instanceof ApiFailure && error.retryAfter) waitFor(error.retryAfter);
        toast({ variant: 'destructive', ...authToasts.resendFailed });
      },
    });
  return { send, isPending, resendAt };
}
