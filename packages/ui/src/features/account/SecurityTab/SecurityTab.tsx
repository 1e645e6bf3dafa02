import { type Ref, useState } from 'react';
import { appMessages } from '../../../i18n/messages';
import { type ErrorsOf, errorsOfNewPassword, errorsOfRefusal, NewPasswordFields, NO_PASSWORD } from '../../session';
import { useChangePassword } from '../mutations';
import { useExportProfile } from '../mutations';
import { saveFile } from '../../../utils/saveFile';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { DownloadIcon } from '../../../icons/glyphs';
import { AccountForm } from '../AccountForm/AccountForm';
import { accountMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { Text } from '../../../components/Text/Text';
import { toast } from '../../../components/Toast/toastQueue';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import * as styles from '../account.css';

type Errors = ErrorsOf<'current' | 'password' | 'again'>;

const FIELDS = { current_password: 'current', new_password: 'password' } as const;

interface SecurityTabProps {
  /** User name for password managers. */
  email: string;
  form: PasswordFormState;
  deleteButton: Ref<HTMLButtonElement>;
  onDelete: () => void;
}

type PasswordFormState = ReturnType<typeof usePasswordForm>;

/** State of the password form: its values and the result of the last submission. */
export function usePasswordForm() {
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(NO_PASSWORD);
  const { errors, refusals, refuse, clear } = useFormErrors<Errors>();
  const change = useChangePassword();

  const submit = (): void => {
    if (change.isPending) return;
    const missing = current === '' ? { current: accountMessages.currentPasswordMissing } : null;
    const wrong = errorsOfNewPassword(typed);
    if (missing || wrong) return refuse({ ...missing, ...wrong });
    clear();
    change.mutate(
      { current_password: current, new_password: typed.password },
      {
        onSuccess: ({ message }) => {
          setCurrent('');
          setTyped(NO_PASSWORD);
          toast({ title: message });
        },
        onError: (error) => refuse(errorsOfRefusal(error, FIELDS, accountMessages.passwordFailed)),
      },
    );
  };

  return { current, setCurrent, typed, setTyped, errors, refusals, submit, isPending: change.isPending };
}

/** Change of password, export of the account's data, and deletion of the account. */
export function SecurityTab({ email, form, deleteButton, onDelete }: SecurityTabProps) {
  return (
    <>
      <PasswordForm email={email} form={form} />
      <YourData deleteButton={deleteButton} onDelete={onDelete} />
    </>
  );
}

function PasswordForm({ email, form }: Pick<SecurityTabProps, 'email' | 'form'>) {
  const { current, setCurrent, typed, setTyped, errors } = form;
  return (
    <AccountForm aria-label={accountMessages.tabs.security} form={form} submitLabel={accountMessages.updatePassword}>
      <VisuallyHidden>
        <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <PasswordField
        showLabel={appMessages.showPassword}
        hideLabel={appMessages.hidePassword}
        label={accountMessages.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={current}
        onChange={setCurrent}
        errorMessage={errors.current}
      />
      <NewPasswordFields value={typed} onChange={setTyped} errors={errors} />
      <Text type="caption" tone="muted">
        {accountMessages.passwordNote}
      </Text>
    </AccountForm>
  );
}

function YourData({ deleteButton, onDelete }: Pick<SecurityTabProps, 'deleteButton' | 'onDelete'>) {
  const exporting = useExportProfile();
  /** Independent of the tab, which may unmount before the file arrives. */
  const save = async (): Promise<void> => {
    try {
      saveFile(await exporting.mutateAsync(), accountMessages.exportName);
    } catch (error) {
      toast({
        variant: 'destructive',
        title: accountMessages.exportFailed,
        description: errorsOfRefusal(error, {}, '').form || undefined,
      });
    }
  };
  return (
    <section className={styles.section}>
      <Heading level={3} type="title.s">
        {accountMessages.yourData}
      </Heading>
      <Text type="caption" tone="muted">
        {accountMessages.yourDataNote}
      </Text>
      <Inline gap={4}>
        <Button onPress={() => void save()} isPending={exporting.isPending}>
          {!exporting.isPending && <DownloadIcon />}
          {accountMessages.exportData}
        </Button>
        <Button variant="bare" ref={deleteButton} onPress={onDelete}>
          {accountMessages.deleteAccount}
        </Button>
      </Inline>
    </section>
  );
}
