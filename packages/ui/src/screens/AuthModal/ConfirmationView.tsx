import { ConfirmationNotice } from '../../blocks/ConfirmationNotice/ConfirmationNotice';
import { useSession } from '../../data/useSession';
import { useSignOut } from '../../data/useSignOut';
import { browserStorage } from '../../hooks/browserStorage';
import { toast } from '../../primitives/Toast/toastQueue';
import { useApp } from '../appContext';
import { toastMessages } from '../toastMessages';
import { useResendAction } from '../useResendAction';

/** Stands in the way of whoever has not confirmed the address: sends the link again, or lets another account in. */
export function ConfirmationView() {
  const { auth } = useApp();
  const { user } = useSession();
  const resend = useResendAction();
  const signOut = useSignOut();
  const email = user?.email ?? browserStorage.get('unconfirmed_email') ?? '';

  const switchAccount = (): void => {
    auth.open('sign-in');
    signOut.mutate(undefined, { onError: () => toast({ variant: 'destructive', ...toastMessages.signOutFailed }) });
  };

  return (
    <ConfirmationNotice
      email={email}
      onResend={resend.send}
      isResending={resend.isPending}
      resendAt={resend.resendAt}
      onUseAnotherAccount={switchAccount}
    />
  );
}
