import { useSyncExternalStore } from 'react';
import { confirmationMessages, resendIn } from '../messages';
import { Button } from '../../../components/Button/Button';
import { ProgressBeads } from '../../../components/ProgressBeads/ProgressBeads';
import { Text } from '../../../components/Text/Text';
import { actions, address, beads, notice, waiting } from './ConfirmationNotice.css';

export interface ConfirmationNoticeProps {
  /** The address to confirm. */
  email: string;
  onResend: () => void;
  /** @default false */
  isResending?: boolean;
  /** When the link may be sent again, ms since the epoch by this browser's clock; null for immediately. */
  resendAt?: number | null;
  /** Signs out, so that the user can sign in to another account. */
  onUseAnotherAccount: () => void;
}

/**
 * Asks the user to confirm their address, and offers to resend the email or to use another account. It has no heading:
 * the surrounding dialog or page is titled 'Confirm your email'.
 */
export function ConfirmationNotice({
  email,
  onResend,
  isResending = false,
  resendAt = null,
  onUseAnotherAccount,
}: ConfirmationNoticeProps) {
  const seconds = useSecondsUntil(resendAt);
  return (
    <div className={notice}>
      <div data-toasts="keep-clear">
        <Text tone="muted">
          {confirmationMessages.sent} <span className={address}>{email}</span>
          {confirmationMessages.sentEnd}
        </Text>
      </div>
      <div className={waiting}>
        <Text type="caption" tone="muted">
          {confirmationMessages.waiting}
        </Text>
        <ProgressBeads aria-label={confirmationMessages.waiting} className={beads} />
      </div>
      <div className={actions}>
        <Button
          variant="filled"
          size="lg"
          isPending={isResending}
          isDisabled={seconds > 0}
          disabledHint={confirmationMessages.resendHint}
          onPress={onResend}
        >
          {seconds > 0 ? resendIn(seconds) : confirmationMessages.resend}
        </Button>
        <Button variant="bare" size="lg" onPress={onUseAnotherAccount}>
          {confirmationMessages.anotherAccount}
        </Button>
      </div>
      <Text type="caption" tone="muted">
        {confirmationMessages.next}
      </Text>
    </div>
  );
}

/** Whole seconds until a moment (ms since the epoch), counted down to 0. */
function useSecondsUntil(moment: number | null): number {
  return useSyncExternalStore(everySecond, () =>
    moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  );
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}
