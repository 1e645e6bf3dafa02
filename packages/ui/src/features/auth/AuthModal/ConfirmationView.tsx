import { ConfirmationNotice } from '../ConfirmationNotice/ConfirmationNotice';
import { useApp, useSession } from '../../session';
import { useSignOut } from '../useSignOut';
import { browserStorage } from '../../../utils/browserStorage';
import { toast } from '../../../components/Toast/toastQueue';
import { authToasts } from '../toasts';
import { useResendAction } from '../useResendAction';

/** Blocks an account with an unconfirmed address: resends the link, or switches to another account. */
export function ConfirmationView() {
  const { auth } = useApp();
  const { user } = useSession();
  const resend = useResendAction();
  const signOut = useSignOut();
  const email = user?.email ?? browserStorage.get('unconfirmed_email') ?? '';

  const switchAccount = (): void => {
    auth.open('sign-in');
    signOut.mutate(undefined, { onError: () => toast({ variant: 'destructive', ...authToasts.signOutFailed }) });
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
