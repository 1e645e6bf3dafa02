import { useState } from 'react';
import { TermsOverlay } from '../../blocks/TermsOverlay/TermsOverlay';
import { Wordmark } from '../../icons/Logo';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Link } from '../../primitives/Link/Link';
import { useApp, type AuthView } from '../appContext';
import * as styles from './AuthModal.css';
import { authMessages } from './authMessages';
import { ConfirmationView } from './ConfirmationView';
import { CredentialsForm } from './CredentialsForm';
import earring from './earring.webp';

/** Width of the dialog with its picture, and of the one that only waits, px. */
const WIDTH = 880;
const CONFIRMATION_WIDTH = 480;

/** The dialog behind `AuthModal`: which view it shows, and the terms that take its place while they are read. */
export function AuthDialog() {
  const { auth } = useApp();
  const [areTermsOpen, setTermsOpen] = useState(false);
  const [hasAccepted, setAccepted] = useState(false);
  const [mailSentTo, setMailSentTo] = useState<string | null>(null);
  /** Kept while the dialog closes, so that it does not change under the reader's eyes. */
  const [shown, setShown] = useState<AuthView>('sign-in');
  const view = auth.view === 'confirmation' ? null : auth.view;
  if (view !== null && view !== shown) setShown(view);

  const words = shown === 'sign-in' ? authMessages.signIn : authMessages.signUp;
  const other: AuthView = shown === 'sign-in' ? 'sign-up' : 'sign-in';
  return (
    <>
      <Dialog
        title={words.title}
        subtitle={
          <>
            {words.question} <Link onPress={() => auth.open(other)}>{words.other}</Link>
          </>
        }
        aside={
          <div className={styles.aside}>
            <img src={earring} alt="" className={styles.picture} />
            <span className={styles.wordmark}>
              <Wordmark size={17} isDecorative />
            </span>
          </div>
        }
        width={WIDTH}
        isDismissable={false}
        isOpen={view !== null && !areTermsOpen}
        onOpenChange={auth.close}
      >
        <CredentialsForm
          key={shown}
          view={shown}
          hasAccepted={hasAccepted}
          onAcceptedChange={setAccepted}
          onReadTerms={() => setTermsOpen(true)}
          mailSentTo={shown === 'sign-in' ? mailSentTo : null}
          onAddressTaken={(email) => {
            setMailSentTo(email);
            auth.open('sign-in');
          }}
          onDone={auth.close}
        />
      </Dialog>
      <TermsOverlay isOpen={areTermsOpen} onOpenChange={setTermsOpen} onAccept={() => setAccepted(true)} />
      <Dialog title={authMessages.confirmTitle} width={CONFIRMATION_WIDTH} isLocked isOpen={auth.view === 'confirmation'}>
        <ConfirmationView />
      </Dialog>
    </>
  );
}
