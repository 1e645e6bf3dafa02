import { useState } from 'react';
import { TermsOverlay } from '../../blocks/TermsOverlay/TermsOverlay';
import { classNames } from '../../hooks/classNames';
import { Wordmark } from '../../icons/Logo';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { Link } from '../../primitives/Link/Link';
import { darkRoom } from '../../theme/themes.css';
import { useApp, type AuthView } from '../appContext';
import * as styles from './AuthModal.css';
import { authMessages } from './authMessages';
import { ConfirmationView } from './ConfirmationView';
import { type Credentials, CredentialsForm } from './CredentialsForm';
import side from './side.webp';

/** Widths of the dialogs, px: the sign-up has a picture beside its form. */
const SIGN_UP_WIDTH = 880;
const SIGN_IN_WIDTH = 440;
const CONFIRMATION_WIDTH = 480;

const NOTHING_TYPED: Credentials = { email: '', password: '' };

/** The dialog behind `AuthModal`: which view it shows, and the terms that take its place while they are read. */
export function AuthDialog() {
  const { auth } = useApp();
  const [areTermsOpen, setTermsOpen] = useState(false);
  const [hasAccepted, setAccepted] = useState(false);
  const [mailSentTo, setMailSentTo] = useState<string | null>(null);
  /** Lives here and not in the form: it outlasts the reading of the terms and the change between the two forms. */
  const [credentials, setCredentials] = useState(NOTHING_TYPED);
  /** Kept while the dialog closes, so that it does not change under the reader's eyes. */
  const [shown, setShown] = useState<AuthView>('sign-in');
  const view = auth.view === 'confirmation' ? null : auth.view;
  if (view !== null && view !== shown) setShown(view);

  const leave = (): void => {
    setCredentials(NOTHING_TYPED);
    auth.close();
  };

  const isNew = shown === 'sign-up';
  const words = isNew ? authMessages.signUp : authMessages.signIn;
  const other: AuthView = isNew ? 'sign-in' : 'sign-up';
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
          isNew ? (
            <div className={classNames(darkRoom, styles.aside)}>
              <img src={side} alt="" className={styles.picture} />
              <span className={styles.wordmark}>
                <Wordmark size={17} isDecorative />
              </span>
            </div>
          ) : undefined
        }
        width={isNew ? SIGN_UP_WIDTH : SIGN_IN_WIDTH}
        isDismissable={false}
        isOpen={view !== null && !areTermsOpen}
        onOpenChange={leave}
      >
        <CredentialsForm
          key={shown}
          view={shown}
          credentials={credentials}
          onCredentialsChange={setCredentials}
          hasAccepted={hasAccepted}
          onAcceptedChange={setAccepted}
          onReadTerms={() => setTermsOpen(true)}
          mailSentTo={isNew ? null : mailSentTo}
          onAddressTaken={(email) => {
            setMailSentTo(email);
            auth.open('sign-in');
          }}
          onDone={() => setCredentials(NOTHING_TYPED)}
        />
      </Dialog>
      <TermsOverlay isOpen={areTermsOpen} onOpenChange={setTermsOpen} onAccept={() => setAccepted(true)} />
      <Dialog title={authMessages.confirmTitle} width={CONFIRMATION_WIDTH} isLocked isOpen={auth.view === 'confirmation'}>
        <ConfirmationView />
      </Dialog>
    </>
  );
}
