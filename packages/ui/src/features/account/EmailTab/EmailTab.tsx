import type { User } from '@jewelry/contract';
import { useState } from 'react';
import { useChangeEmail } from '../mutations';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { AccountForm } from '../AccountForm/AccountForm';
import { accountMessages } from '../messages';
import { Banner } from '../../../components/Banner/Banner';
import { TextField } from '../../../components/TextField/TextField';
import { toast } from '../../../components/Toast/toastQueue';
import { type ErrorsOf, errorsOfRefusal } from '../../session';
import * as styles from '../account.css';

type Errors = ErrorsOf<'email'>;

/** State of the email form: its value and the result of the last submission. */
export function useEmailForm() {
  const [email, setEmail] = useState('');
  const { errors, refusals, refuse, clear } = useFormErrors<Errors>();
  const change = useChangeEmail();

  const submit = (): void => {
    if (change.isPending) return;
    const address = email.trim();
    if (address === '') return refuse({ email: accountMessages.newEmailMissing });
    clear();
    change.mutate(address, {
      onSuccess: ({ message }) => {
        setEmail('');
        toast({ title: message });
      },
      onError: (error) => refuse(errorsOfRefusal(error, { new_email: 'email' }, accountMessages.emailFailed)),
    });
  };

  return { email, setEmail, errors, refusals, submit, isPending: change.isPending };
}

/** The account's address, and the pending one. */
export function EmailTab({ user, form }: { user: User; form: ReturnType<typeof useEmailForm> }) {
  const { email, setEmail, errors } = form;
  return (
    <AccountForm aria-label={accountMessages.tabs.email} form={form} submitLabel={accountMessages.sendConfirmation}>
      <dl className={styles.fact}>
        <dt className={styles.factName}>{accountMessages.currentEmail}</dt>
        <dd className={styles.factValue}>{user.email}</dd>
      </dl>
      {user.pending_email !== null && (
        <Banner tone="info">
          <strong>{user.pending_email}</strong> {accountMessages.pendingEmail}
        </Banner>
      )}
      <TextField
        label={accountMessages.newEmail}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errorMessage={errors.email}
      />
    </AccountForm>
  );
}
