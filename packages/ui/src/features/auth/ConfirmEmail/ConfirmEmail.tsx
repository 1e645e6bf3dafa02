import { PATHS } from '@jewelry/contract/constants';
import { NoticePage } from '../../../components/NoticePage/NoticePage';
import { useConfirmEmail } from '../mutations';
import { useApp, useSession } from '../../session';
import { MailIcon, MailXIcon } from '../../../icons/laterGlyphs';
import { confirmationMessages, confirmEmailMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { useResendAction } from '../useResendAction';
import { confirmationSentence, isAlreadyConfirmed, isInvalidToken } from './confirmationOutcome';

export interface ConfirmEmailProps {
  /** From the link in the email; null when the URL has none. */
  token: string | null;
}

interface View {
  readonly state: 'loading' | 'success' | 'error';
  readonly title: string;
  readonly text: string;
}

function viewOf(token: string | null, isSuccess: boolean, error: unknown): View {
  const words = confirmEmailMessages;
  if (!token) return { state: 'error', title: words.noToken, text: words.noTokenText };
  if (isSuccess || isAlreadyConfirmed(error))
    return { state: 'success', title: words.success, text: words.successText };
  if (error) return { state: 'error', title: words.error, text: confirmationSentence(error) };
  return { state: 'loading', title: words.loading, text: words.loadingText };
}

/**
 * Uses the token once and reports the result. Requesting a new link needs a session, so anonymous visitors sign in
 * first.
 */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const { auth, navigate } = useApp();
  const { user, isAppUnlocked } = useSession();
  const { isSuccess, error } = useConfirmEmail(token);
  const resend = useResendAction();
  const { state, title, text } = viewOf(token, isSuccess, error);
  const isBad = state === 'error';
  const isLinkUsedUp = isInvalidToken(error);
  const canResend = isLinkUsedUp && user !== null && !user.email_confirmed;

  return (
    <NoticePage
      icon={isBad ? MailXIcon : MailIcon}
      tone={isBad ? 'bad' : 'good'}
      title={title}
      text={text}
      isWaiting={state === 'loading'}
    >
      <Button variant="filled" size="xl" onPress={() => navigate(PATHS.home)}>
        {confirmEmailMessages.return}
      </Button>
      {canResend && (
        <Button size="xl" isPending={resend.isPending} onPress={resend.send}>
          {confirmationMessages.resend}
        </Button>
      )}
      {isLinkUsedUp && isAppUnlocked && user === null && (
        <Button size="xl" onPress={() => auth.open('sign-in')}>
          {confirmEmailMessages.signIn}
        </Button>
      )}
    </NoticePage>
  );
}
