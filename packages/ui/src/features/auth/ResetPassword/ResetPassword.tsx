import { type ReactNode, useState } from 'react';
import {
  ApiFailure,
  type ErrorsOf,
  errorsOfNewPassword,
  errorsOfRefusal,
  NewPasswordFields,
  NO_PASSWORD,
  useApp,
} from '../../session';
import { useResetPassword } from '../mutations';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { CheckIcon, LockIcon } from '../../../icons/glyphs';
import { MailXIcon } from '../../../icons/laterGlyphs';
import { resetMessages } from '../messages';
import { NoticePage } from '../../../components/NoticePage/NoticePage';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import * as styles from './ResetPassword.css';

export interface ResetPasswordProps {
  /** From the link in the email; null when the URL has none. */
  token: string | null;
}

type Errors = ErrorsOf<'password' | 'again'>;

/** Whether the user needs another link. */
const isLinkUsedUp = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'token_invalid';

/** Sets a new password with the token of an email; for an expired link it offers a new one. */
export function ResetPassword({ token }: ResetPasswordProps) {
  const { auth } = useApp();
  const [typed, setTyped] = useState(NO_PASSWORD);
  const { errors, refusals, refuse, clear } = useFormErrors<Errors>();
  const reset = useResetPassword();

  if (!token || isLinkUsedUp(reset.error)) {
    return (
      <NoticePage tone="bad" icon={MailXIcon} title={resetMessages.invalid} text={resetMessages.invalidText}>
        <Action onPress={() => auth.open('forgot-password')}>{resetMessages.askAgain}</Action>
      </NoticePage>
    );
  }
  if (reset.isSuccess) {
    return (
      <NoticePage icon={CheckIcon} title={resetMessages.success} text={resetMessages.successText}>
        <Action onPress={() => auth.open('sign-in')}>{resetMessages.signIn}</Action>
      </NoticePage>
    );
  }

  const submit = (): void => {
    if (reset.isPending) return;
    const wrong = errorsOfNewPassword(typed);
    if (wrong) return refuse(wrong);
    clear();
    reset.mutate(
      { token, password: typed.password },
      { onError: (error) => refuse(errorsOfRefusal(error, { password: 'password' }, resetMessages.failed)) },
    );
  };

  return (
    <NoticePage icon={LockIcon} title={resetMessages.title} text={resetMessages.text}>
      <div className={styles.form}>
        <Form
          aria-label={resetMessages.title}
          onSubmit={submit}
          error={errors.form}
          refusals={refusals}
          actions={
            <Button type="submit" variant="filled" size="xl" isPending={reset.isPending}>
              {resetMessages.submit}
            </Button>
          }
        >
          <NewPasswordFields value={typed} onChange={setTyped} errors={errors} />
        </Form>
      </div>
    </NoticePage>
  );
}

function Action({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <Button variant="filled" size="xl" onPress={onPress}>
      {children}
    </Button>
  );
}
