import { useConfirmEmail } from '../../data/useConfirmEmail';
import { useResendConfirmation } from '../../data/useResendConfirmation';
import { useSession } from '../../data/useSession';
import { MailIcon, MailXIcon } from '../../icons/glyphs';
import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { ProgressBeads } from '../../primitives/ProgressBeads/ProgressBeads';
import { Text } from '../../primitives/Text/Text';
import { toast } from '../../primitives/Toast/toastQueue';
import { useApp } from '../appContext';
import { toastMessages } from '../toastMessages';
import * as styles from './ConfirmEmail.css';
import { confirmationSentence, confirmMessages, isAlreadyConfirmed, isInvalidToken } from './confirmationOutcome';

export interface ConfirmEmailProps {
  /** From the link of the mail; null when the address carries none. */
  token: string | null;
}

type View = { state: 'loading' | 'success' | 'error' | 'no-token'; title: string; text: string };

function viewOf(token: string | null, isSuccess: boolean, error: unknown): View {
  if (!token) return { state: 'no-token', title: confirmMessages.noToken, text: confirmMessages.noTokenText };
  if (isSuccess || isAlreadyConfirmed(error)) return { state: 'success', title: confirmMessages.success, text: confirmMessages.successText };
  if (error) return { state: 'error', title: confirmMessages.error, text: confirmationSentence(error) };
  return { state: 'loading', title: confirmMessages.loading, text: confirmMessages.loadingText };
}

/** Uses the token once and says what came of it. */
export function Confirmation({ token }: ConfirmEmailProps) {
  const { navigate } = useApp();
  const { user } = useSession();
  const { isSuccess, error } = useConfirmEmail(token);
  const resend = useResendConfirmation();
  const { state, title, text } = viewOf(token, isSuccess, error);
  const isBad = state === 'error' || state === 'no-token';
  const canResend = isInvalidToken(error) && user !== null && !user.email_confirmed;

  return (
    <section className={styles.page} aria-live="polite">
      <span className={isBad ? styles.bad : styles.good}>{isBad ? <MailXIcon size={32} /> : <MailIcon size={32} />}</span>
      <Heading level={1} type="display.m">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      {state === 'loading' ? (
        <div className={styles.wait}>
          <ProgressBeads aria-label={confirmMessages.loading} />
        </div>
      ) : (
        <div className={styles.actions}>
          <Button variant="filled" size="xl" onPress={() => navigate('/')}>
            {confirmMessages.return}
          </Button>
          {canResend && (
            <Button
              size="xl"
              isPending={resend.isPending}
              onPress={() =>
                resend.mutate(undefined, {
                  onSuccess: () => toast({ title: toastMessages.confirmationSent }),
                  onError: () => toast({ variant: 'destructive', ...toastMessages.resendFailed }),
                })
              }
            >
              {confirmMessages.resend}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
