import { CONFIRMATION_VIEW_POLL_MS, RESEND_INTERVAL_S } from '@jewelry/contract/constants';
import { useEffect, useState } from 'react';
import { ConfirmationNotice } from '../../blocks/ConfirmationNotice/ConfirmationNotice';
import { ApiFailure } from '../../data/failures';
import { useResendConfirmation } from '../../data/useResendConfirmation';
import { useSession } from '../../data/useSession';
import { useSignOut } from '../../data/useSignOut';
import { browserStorage } from '../../hooks/browserStorage';
import { toast } from '../../primitives/Toast/toastQueue';
import { useApp } from '../appContext';
import { toastMessages } from '../toastMessages';

/** Waits for the confirmation of an address: asks every 5 s and loads the page anew once it is there (STA-11). */
export function ConfirmationView() {
  const { auth, reload } = useApp();
  const { user, isEmailConfirmed } = useSession({ pollEvery: CONFIRMATION_VIEW_POLL_MS });
  const [resendAt, setResendAt] = useState<number | null>(null);
  const resend = useResendConfirmation();
  const signOut = useSignOut();
  const email = user?.email ?? browserStorage.get('unconfirmed_email') ?? '';

  useEffect(() => {
    if (isEmailConfirmed) reload();
  }, [isEmailConfirmed, reload]);

  const send = (): void => {
    resend.mutate(undefined, {
      onSuccess: () => {
        setResendAt(Date.now() + RESEND_INTERVAL_S * 1000);
        toast({ title: toastMessages.confirmationSent });
      },
      onError: (error) => {
        if (error instanceof ApiFailure && error.retryAfter) setResendAt(Date.now() + error.retryAfter * 1000);
        toast({ variant: 'destructive', ...toastMessages.resendFailed });
      },
    });
  };

  return (
    <ConfirmationNotice
      email={email}
      onResend={send}
      isResending={resend.isPending}
      resendAt={resendAt}
      onUseAnotherAccount={() => signOut.mutate(undefined, { onSuccess: () => auth.open('sign-in') })}
    />
  );
}
