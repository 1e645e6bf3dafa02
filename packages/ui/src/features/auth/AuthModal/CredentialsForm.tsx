import { appMessages } from '../../../i18n/messages';
import { useSignIn } from '../mutations';
import { useSignUp } from '../mutations';
import { browserStorage } from '../../../utils/browserStorage';
import { useFormErrors } from '../../../hooks/useFormErrors';
import { newPasswordMessages } from '../../session';
import { authMessages } from '../messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Form } from '../../../components/Form/Form';
import { Link } from '../../../components/Link/Link';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import { TextField } from '../../../components/TextField/TextField';
import { toast } from '../../../components/Toast/toastQueue';
import { authToasts } from '../toasts';
import { type Credentials, errorsBeforeSending, errorsOfFailure, type FormErrors } from './credentials';

interface CredentialsFormProps {
  view: 'sign-in' | 'sign-up';
  credentials: Credentials;
  onCredentialsChange: (credentials: Credentials) => void;
  hasAccepted: boolean;
  onAcceptedChange: (hasAccepted: boolean) => void;
  /** The terms were just closed: focuses the link that opened them. */
  hasReadTerms: boolean;
  onReadTerms: () => void;
  /** The address that an email was sent to without signing the user in. */
  mailSentTo: string | null;
  onAddressTaken: (email: string) => void;
  onForgotten: () => void;
  onDone: () => void;
}

/** Address and password, and for a new account the promo code and the terms. Shakes when it is refused. */
export function CredentialsForm({
  view,
  credentials,
  onCredentialsChange,
  hasAccepted,
  onAcceptedChange,
  hasReadTerms,
  onReadTerms,
  mailSentTo,
  onAddressTaken,
  onForgotten,
  onDone,
}: CredentialsFormProps) {
  const isNew = view === 'sign-up';
  const isBackFromTerms = isNew && hasReadTerms;
  const { email, password } = credentials;
  const { errors, refusals, refuse, clear } = useFormErrors<FormErrors>();
  const signIn = useSignIn();
  const signUp = useSignUp();
  const promoCode = browserStorage.get('promo_code') || null;

  /** Independent of the form, since a session closes the dialog. */
  const enter = async (): Promise<void> => {
    try {
      if (!isNew) {
        await signIn.mutateAsync({ email, password });
      } else if (!(await signUp.mutateAsync({ email, password, promoCode })).user) {
        return onAddressTaken(email);
      }
      toast({ title: isNew ? authToasts.accountCreated : authToasts.signedIn });
      onDone();
    } catch (error) {
      refuse(errorsOfFailure(view, error));
    }
  };

  const submit = (): void => {
    if (signIn.isPending || signUp.isPending) return;
    const found = errorsBeforeSending(view, credentials, hasAccepted);
    if (found) return refuse(found);
    clear();
    void enter();
  };

  return (
    <Form
      onSubmit={submit}
      error={errors.form}
      refusals={refusals}
      actions={
        <>
          <Button type="submit" variant="filled" size="lg" isWide isPending={signIn.isPending || signUp.isPending}>
            {isNew ? authMessages.signUp.submit : authMessages.signIn.submit}
          </Button>
          {!isNew && <Link onPress={onForgotten}>{authMessages.forgot.link}</Link>}
        </>
      }
    >
      {mailSentTo !== null && (
        <Banner tone="info">
          {authMessages.mailSent} {mailSentTo}. {authMessages.mailSentNext}
        </Banner>
      )}
      <TextField
        label={authMessages.email}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={!isBackFromTerms}
        value={email}
        onChange={(value) => onCredentialsChange({ email: value, password })}
        errorMessage={errors.email}
      />
      <PasswordField
        showLabel={appMessages.showPassword}
        hideLabel={appMessages.hidePassword}
        label={authMessages.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        description={isNew ? newPasswordMessages.hint : undefined}
        value={password}
        onChange={(value) => onCredentialsChange({ email, password: value })}
        errorMessage={errors.password}
      />
      {isNew && promoCode !== null && <TextField label={authMessages.promoCode} value={promoCode} isReadOnly />}
      {isNew && (
        <Checkbox
          isSelected={hasAccepted}
          onChange={onAcceptedChange}
          errorMessage={hasAccepted ? undefined : errors.terms}
        >
          {authMessages.acceptTerms}{' '}
          <Link autoFocus={isBackFromTerms} onPress={onReadTerms}>
            {authMessages.termsOfUse}
          </Link>
        </Checkbox>
      )}
    </Form>
  );
}
