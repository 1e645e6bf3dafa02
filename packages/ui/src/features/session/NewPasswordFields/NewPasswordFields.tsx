import { appMessages } from '../../../i18n/messages';
import { newPasswordMessages } from '../messages';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import type { NewPassword, NewPasswordErrors } from './newPassword';

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** From `errorsOfNewPassword`, or the server's. */
  errors?: NewPasswordErrors;
}

/** A new password and its confirmation. For use inside a `Form`, below its other fields. */
export function NewPasswordFields({ value, onChange, errors }: NewPasswordFieldsProps) {
  const { password, again } = value;
  return (
    <>
      <PasswordField
        showLabel={appMessages.showPassword}
        hideLabel={appMessages.hidePassword}
        label={newPasswordMessages.first}
        name="new-password"
        autoComplete="new-password"
        placeholder={newPasswordMessages.hint}
        value={password}
        onChange={(typed) => onChange({ password: typed, again })}
        errorMessage={errors?.password}
      />
      <PasswordField
        showLabel={appMessages.showPassword}
        hideLabel={appMessages.hidePassword}
        label={newPasswordMessages.again}
        name="new-password-again"
        autoComplete="new-password"
        value={again}
        onChange={(typed) => onChange({ password, again: typed })}
        errorMessage={errors?.again}
      />
    </>
  );
}
