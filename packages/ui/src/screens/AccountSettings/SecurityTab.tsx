import { useState } from 'react';
import { useChangePassword } from '../../data/useChangePassword';
import { useExportProfile } from '../../data/useExportProfile';
import { saveFile } from '../../hooks/saveFile';
import { useFormErrors } from '../../hooks/useFormErrors';
import { DownloadIcon } from '../../icons/glyphs';
import { accountMessages } from '../../messages/account';
import { Button } from '../../primitives/Button/Button';
import { Form } from '../../primitives/Form/Form';
import { Heading } from '../../primitives/Heading/Heading';
import { Inline } from '../../primitives/Inline/Inline';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { Text } from '../../primitives/Text/Text';
import { toast } from '../../primitives/Toast/toastQueue';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { type ErrorsOf, errorsOfNewPassword, errorsOfRefusal } from '../formErrors';
import * as styles from './AccountSettings.css';

type Errors = ErrorsOf<'current' | 'password' | 'again'>;

const FIELDS = { current_password: 'current', new_password: 'password' } as const;

interface SecurityTabProps {
  /** For password managers: whose password it is. */
  email: string;
  onDelete: () => void;
}

/** The password (ACC-07), and what belongs to the account as a whole: a copy of everything in it, and its end. */
export function SecurityTab({ email, onDelete }: SecurityTabProps) {
  return (
    <>
      <PasswordForm email={email} />
      <YourData onDelete={onDelete} />
    </>
  );
}

function PasswordForm({ email }: { email: string }) {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { errors, refusals, refuse, clear } = useFormErrors<Errors>();
  const change = useChangePassword();

  const submit = (): void => {
    if (change.isPending) return;
    const missing = current === '' ? { current: accountMessages.currentPasswordMissing } : null;
    const wrong = errorsOfNewPassword(password, again);
    if (missing || wrong) return refuse({ ...missing, ...wrong });
    clear();
    change.mutate(
      { current_password: current, new_password: password },
      {
        onSuccess: ({ message }) => {
          for (const set of [setCurrent, setPassword, setAgain]) set('');
          toast({ title: message });
        },
        onError: (error) => refuse(errorsOfRefusal(error, FIELDS, accountMessages.passwordFailed)),
      },
    );
  };

  return (
    <div className={styles.fields}>
      <Form
        aria-label={accountMessages.tabs.security}
        onSubmit={submit}
        error={errors.form}
        refusals={refusals}
        actions={
          <Button type="submit" variant="filled" size="lg" isPending={change.isPending}>
            {accountMessages.updatePassword}
          </Button>
        }
      >
        <VisuallyHidden>
          <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
        </VisuallyHidden>
        <PasswordField
          label={accountMessages.currentPassword}
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          errorMessage={errors.current}
        />
        <PasswordField
          label={accountMessages.newPassword}
          name="new-password"
          autoComplete="new-password"
          placeholder={accountMessages.newPasswordPlaceholder}
          value={password}
          onChange={setPassword}
          errorMessage={errors.password}
        />
        <PasswordField
          label={accountMessages.confirmPassword}
          name="new-password-again"
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
          errorMessage={errors.again}
        />
        <Text type="caption" tone="muted">
          {accountMessages.passwordNote}
        </Text>
      </Form>
    </div>
  );
}

function YourData({ onDelete }: { onDelete: () => void }) {
  const exporting = useExportProfile();
  const save = (): void =>
    exporting.mutate(undefined, {
      onSuccess: (file) => saveFile(file, accountMessages.exportName),
      onError: (error) =>
        toast({ variant: 'destructive', title: accountMessages.exportFailed, description: errorsOfRefusal(error, {}, '').form || undefined }),
    });
  return (
    <section className={styles.section}>
      <Heading level={3} type="title.s">
        {accountMessages.yourData}
      </Heading>
      <Text type="caption" tone="muted">
        {accountMessages.yourDataNote}
      </Text>
      <Inline gap={4}>
        <Button onPress={save} isPending={exporting.isPending}>
          <DownloadIcon />
          {accountMessages.exportData}
        </Button>
        <Button variant="bare" onPress={onDelete}>
          {accountMessages.deleteAccount}
        </Button>
      </Inline>
    </section>
  );
}
