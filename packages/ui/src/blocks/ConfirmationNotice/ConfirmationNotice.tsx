import { confirmationMessages } from '../../messages/app';

export interface ConfirmationNoticeProps {
  /** The address that is to be confirmed. */
  email: string;
  onResend: () => void;
  /** The resend is under way. @default false */
  isResending?: boolean;
  /** From when the link may be sent again, ms since the epoch by this browser's clock. `null`: at once. */
  resendAt?: number | null;
  /** Signs out, so that another account can be used. */
  onUseAnotherAccount: () => void;
}

/** Says that a mail is waiting, offers to send it again, and another account. Stands in a dialog or on a page. */
export function ConfirmationNotice({ email, onResend }: ConfirmationNoticeProps) {
  return (
    <section>
      <p>
        {confirmationMessages.sent} {email}
      </p>
      <button type="button" onClick={onResend}>
        {confirmationMessages.resend}
      </button>
    </section>
  );
}
