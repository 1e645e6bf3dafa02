import { PATHS } from '@jewelry/contract/constants';
import { useEffect, useState } from 'react';
import { useDeleteAccount } from '../mutations';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { accountMessages } from '../messages';
import { appMessages } from '../../../i18n/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../components/Form/Form';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { Text } from '../../../components/Text/Text';
import { toast } from '../../../components/Toast/toastQueue';
import { type ErrorsOf, errorsOfRefusal, useApp } from '../../session';

interface DeleteAccountDialogProps {
  email: string;
  isOpen: boolean;
  onClose: () => void;
  /** The dialog has closed, including its exit animation. */
  onGone: () => void;
}

/** Width of the dialog, px. */
const WIDTH = 520;

/** Requires the password before an account is deleted permanently. */
export function DeleteAccountDialog({ email, isOpen, onClose, onGone }: DeleteAccountDialogProps) {
  return (
    <Dialog
      closeLabel={appMessages.close}
      title={accountMessages.deleteAccount}
      subtitle={email}
      width={WIDTH}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      {(close) => <DeleteForm onCancel={close} onGone={onGone} />}
    </Dialog>
  );
}

interface DeleteFormProps extends Pick<DeleteAccountDialogProps, 'onGone'> {
  onCancel: () => void;
}

function DeleteForm({ onCancel, onGone }: DeleteFormProps) {
  const { navigate, closeDialog } = useApp();
  const [password, setPassword] = useState('');
  const { errors, refusals, refuse, clear } = useFormErrors<ErrorsOf<'password'>>();
  const removal = useDeleteAccount();
  useEffect(() => onGone, [onGone]);

  /** Independent of the form, which unmounts with the account. */
  const remove = async (): Promise<void> => {
    try {
      const { message } = await removal.mutateAsync(password);
      closeDialog();
      navigate(PATHS.home);
      toast({ title: message });
    } catch (error) {
      refuse(errorsOfRefusal(error, { password: 'password' }, accountMessages.deleteFailed));
    }
  };

  const submit = (): void => {
    if (removal.isPending) return;
    if (password === '') return refuse({ password: accountMessages.deletePasswordMissing });
    clear();
    void remove();
  };

  return (
    <Form
      aria-label={accountMessages.deleteAccount}
      onSubmit={submit}
      error={errors.form}
      refusals={refusals}
      actions={
        <>
          <Button size="lg" onPress={onCancel} isDisabled={removal.isPending}>
            {appMessages.cancel}
          </Button>
          <Button type="submit" variant="danger" size="lg" isPending={removal.isPending}>
            {accountMessages.deleteAccount}
          </Button>
        </>
      }
    >
      <Text tone="muted">{accountMessages.deleteText}</Text>
      <PasswordField
        showLabel={appMessages.showPassword}
        hideLabel={appMessages.hidePassword}
        autoFocus
        label={accountMessages.deletePassword}
        name="current-password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={errors.password}
      />
    </Form>
  );
}
