import { useForgotPassword } from '../mutations';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { authMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { errorOfForgotten, errorsOfForgotFailure, type FormErrors } from './credentials';

interface ForgotPasswordFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** The address that the email was sent to; null before. */
  sentTo: string | null;
  onSent: (email: string) => void;
  onBack: () => void;
}

/** Requests a reset email for an address, then confirms that it was sent and links back to the sign-in. */
export function ForgotPasswordForm({ email, onEmailChange, sentTo, onSent, onBack }: ForgotPasswordFormProps) {
  const { errors, refusals, refuse, clear } = useFormErrors<FormErrors>();
  const forgot = useForgotPassword();
  const words = authMessages.forgot;

  const requestLink = async (): Promise<void> => {
    const address = email.trim();
    try {
      await forgot.mutateAsync(address);
      onSent(address);
    } catch (error) {
      refuse(errorsOfForgotFailure(error));
    }
  };

  const submit = (): void => {
    if (forgot.isPending) return;
    const wrong = errorOfForgotten(email);
    if (wrong !== null) return refuse({ email: wrong });
    clear();
    void requestLink();
  };

  if (sentTo !== null) {
    return (
      <Stack gap={7} align="start">
        <div role="status">
          <Text tone="muted">
            {words.sentTo} <strong>{sentTo}</strong>
            {words.sentEnd}
          </Text>
        </div>
        <Button autoFocus size="lg" onPress={onBack}>
          {words.back}
        </Button>
      </Stack>
    );
  }
  return (
    <Form
      onSubmit={submit}
      error={errors.form}
      refusals={refusals}
      actions={
        <>
          <Button type="submit" variant="filled" size="lg" isPending={forgot.isPending}>
            {words.submit}
          </Button>
          <Button variant="bare" size="lg" onPress={onBack}>
            {words.back}
          </Button>
        </>
      }
    >
      <Text tone="muted">{words.text}</Text>
      <TextField
        label={authMessages.email}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={onEmailChange}
        errorMessage={errors.email}
      />
    </Form>
  );
}
