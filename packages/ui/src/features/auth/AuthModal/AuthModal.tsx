import { useState } from 'react';
import { appMessages } from '../../../i18n/messages';
import { TermsOverlay } from '../TermsOverlay/TermsOverlay';
import { classNames } from '../../../utils/classNames';
import { useBackToClose } from '../../../hooks/useBackToClose';
import { MailIcon } from '../../../icons/laterGlyphs';
import { Wordmark } from '../../../icons/Logo';
import { authMessages, confirmationMessages } from '../messages';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Link } from '../../../components/Link/Link';
import { darkRoom } from '../../../theme/darkRoom.css';
import { type AuthView, useApp } from '../../session';
import * as styles from './AuthModal.css';
import { ConfirmationView } from './ConfirmationView';
import type { Credentials } from './credentials';
import { CredentialsForm } from './CredentialsForm';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import side from './side.webp';

/** Widths of the dialogs, px: the sign-up has a picture next to its form. */
const WIDTHS: Readonly<Record<AuthView, number>> = { 'sign-up': 880, 'sign-in': 440, 'forgot-password': 440 };
const CONFIRMATION_WIDTH = 480;

const NOTHING_TYPED: Credentials = { email: '', password: '' };

/** The auth dialog: its current view, and the terms, which replace it while they are read. */
export function AuthModal() {
  const { auth } = useApp();
  const [areTermsOpen, setTermsOpen] = useState(false);
  const [hasReadTerms, setReadTerms] = useState(false);
  const [hasAccepted, setAccepted] = useState(false);
  /** State of this component, so that it survives reading the terms and switching views. */
  const [credentials, setCredentials] = useState(NOTHING_TYPED);
  /** Kept during the closing transition, so that the content does not change while it fades out. */
  const [shown, setShown] = useState<AuthView>('sign-in');
  const view = auth.view === 'confirmation-required' || auth.view === 'closed' ? null : auth.view;
  if (view !== null && view !== shown) setShown(view);

  const clearCredentials = (): void => setCredentials(NOTHING_TYPED);
  const leave = (): void => {
    clearCredentials();
    setReadTerms(false);
    auth.close();
  };
  useBackToClose(view !== null, leave);
  useBackToClose(view !== null && areTermsOpen, () => setTermsOpen(false));
  const { email } = credentials;
  return (
    <>
      <Dialog
        closeLabel={appMessages.close}
        title={titleOf(shown, auth.mailSentTo)}
        subtitle={shown === 'forgot-password' ? undefined : <OtherWay from={shown} onPress={auth.open} />}
        aside={shown === 'sign-up' ? <SidePicture /> : undefined}
        width={WIDTHS[shown]}
        isDismissable={false}
        isOpen={view !== null && !areTermsOpen}
        onOpenChange={leave}
      >
        {shown === 'forgot-password' ? (
          <ForgotPasswordForm
            email={email}
            onEmailChange={(value) => setCredentials({ ...credentials, email: value })}
            sentTo={auth.mailSentTo}
            onSent={auth.reportMailSent}
            onBack={() => auth.open('sign-in')}
          />
        ) : (
          <CredentialsForm
            key={shown}
            view={shown}
            credentials={credentials}
            onCredentialsChange={setCredentials}
            hasAccepted={hasAccepted}
            onAcceptedChange={setAccepted}
            hasReadTerms={hasReadTerms}
            onReadTerms={() => {
              setReadTerms(true);
              setTermsOpen(true);
            }}
            mailSentTo={auth.mailSentTo}
            onAddressTaken={auth.reportMailSent}
            onForgotten={() => auth.open('forgot-password')}
            onDone={clearCredentials}
          />
        )}
      </Dialog>
      <TermsOverlay isOpen={areTermsOpen} onOpenChange={setTermsOpen} onAccept={() => setAccepted(true)} />
      <Dialog
        closeLabel={appMessages.close}
        title={confirmationMessages.title}
        icon={<MailIcon size={32} />}
        width={CONFIRMATION_WIDTH}
        isLocked
        isOpen={auth.view === 'confirmation-required'}
      >
        <ConfirmationView />
      </Dialog>
    </>
  );
}

function titleOf(view: AuthView, mailSentTo: string | null): string {
  if (view === 'sign-up') return authMessages.signUp.title;
  if (view === 'sign-in') return authMessages.signIn.title;
  return mailSentTo === null ? authMessages.forgot.title : authMessages.forgot.sentTitle;
}

function OtherWay({ from, onPress }: { from: 'sign-in' | 'sign-up'; onPress: (view: AuthView) => void }) {
  const words = from === 'sign-up' ? authMessages.signUp : authMessages.signIn;
  return (
    <>
      {words.question} <Link onPress={() => onPress(from === 'sign-up' ? 'sign-in' : 'sign-up')}>{words.other}</Link>
    </>
  );
}

function SidePicture() {
  return (
    <div className={classNames(darkRoom, styles.aside)}>
      <img src={side} alt="" className={styles.picture} />
      <span className={styles.wordmark}>
        <Wordmark size={17} isDecorative />
      </span>
    </div>
  );
}
