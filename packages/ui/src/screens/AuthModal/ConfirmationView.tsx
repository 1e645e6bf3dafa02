import { RESEND_INTERVAL_S } from '@jewelry/contract/constants';
import { useState } from 'react';
import { ConfirmationNotice } from '../../blocks/ConfirmationNotice/ConfirmationNotice';
import { ApiFailure } from '../../data/failures';
import { useResendConfirmation } from '../../data/useResendConfirmation';
import { useSession } from '../../data/useSession';
import { useSignOut } from '../../data/useSignOut';
import { browserStorage } from '../../hooks/browserStorage';
import { toast } from '../../primitives/Toast/toastQueue';
import { useApp } from '../appContext';
import { toastMessages } from '../toastMessages';

/** Stands in the way of whoever has not confirmed the address: sends the link again, or lets another account in. */
export function ConfirmationView() {
  const { auth } = useApp();
  const { user } = useSession();
  const [resendAt, setResendAt] = useState<number | null>(null);
  const resend = useResendConfirmation();
  const signOut = useSignOut();
  const email = user?.email ?? browserStorage.get('unconfirmed_email') ?? '';

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

  const switchAccount = (): void => {
    auth.open('sign-in');
    signOut.mutate(undefined, { onError: () => toast({ variant: 'destructive', ...toastMessages.signOutFailed }) });
  };

  return (
    <ConfirmationNotice
      email={email}
      onResend={send}
      isResending={resend.isPending}
      resendAt={resendAt}
      onUseAnotherAccount={switchAccount}
    />
  );
}
