import { FORM_SHAKE_MS } from '@jewelry/contract/constants';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSignIn } from '../../data/useSignIn';
import { useSignUp } from '../../data/useSignUp';
import { browserStorage } from '../../hooks/browserStorage';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Link } from '../../primitives/Link/Link';
import { PasswordField } from '../../primitives/PasswordField/PasswordField';
import { TextField } from '../../primitives/TextField/TextField';
import { toast } from '../../primitives/Toast/toastQueue';
import type { AuthView } from '../appContext';
import { toastMessages } from '../toastMessages';
import * as styles from './AuthModal.css';
import { authMessages } from './authMessages';
import { errorsBeforeSending, errorsOfFailure, type FormErrors } from './credentials';

export interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  view: AuthView;
  credentials: Credentials;
  onCredentialsChange: (credentials: Credentials) => void;
  hasAccepted: boolean;
  onAcceptedChange: (hasAccepted: boolean) => void;
  onReadTerms: () => void;
  /** An address to which a mail went, though nobody is signed in. */
  mailSentTo: string | null;
  onAddressTaken: (email: string) => void;
  onDone: () => void;
}

/** Address and password, and for a new account the promo code and the terms. A refusal shakes it (AUM-08, AUM-13). */
export function CredentialsForm({ view, credentials, onCredentialsChange, hasAccepted, onAcceptedChange, onReadTerms, mailSentTo, onAddressTaken, onDone }: CredentialsFormProps) {
  const isNew = view === 'sign-up';
  const { email, password } = credentials;
  const [errors, setErrors] = useState<FormErrors>({});
  const [isShaking, shake] = useShake();
  const signIn = useSignIn();
  const signUp = useSignUp();
  const promoCode = browserStorage.get('promo_code') || null;
  const words = isNew ? authMessages.signUp : authMessages.signIn;

  const refuse = (found: FormErrors): void => {
    setErrors(found);
    shake();
  };

  /** Does not depend on the form being there when the answer comes: a session closes the dialog. */
  const enter = async (): Promise<void> => {
    try {
      if (!isNew) {
        await signIn.mutateAsync({ email, password });
      } else if (!(await signUp.mutateAsync({ email, password, promoCode })).user) {
        return onAddressTaken(email);
      }
      toast({ title: isNew ? toastMessages.accountCreated : toastMessages.signedIn });
      onDone();
    } catch (error) {
      refuse(errorsOfFailure(view, error));
    }
  };

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = errorsBeforeSending(view, { email, password, promoCode }, hasAccepted);
    if (found) return refuse(found);
    setErrors({});
    void enter();
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form} data-shaking={isShaking || undefined}>
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
        autoFocus
        value={email}
        onChange={(value) => onCredentialsChange({ email: value, password })}
        errorMessage={errors.email}
      />
      <PasswordField
        label={authMessages.password}
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        description={isNew ? authMessages.passwordHint : undefined}
        value={password}
        onChange={(value) => onCredentialsChange({ email, password: value })}
        errorMessage={errors.password}
      />
      {isNew && promoCode !== null && <TextField label={authMessages.promoCode} value={promoCode} isReadOnly />}
      {isNew && (
        <Checkbox isSelected={hasAccepted} onChange={onAcceptedChange} errorMessage={hasAccepted ? undefined : errors.terms}>
          {authMessages.acceptTerms} <Link onPress={onReadTerms}>{authMessages.termsOfUse}</Link>
        </Checkbox>
      )}
      {errors.form !== undefined && <Banner>{errors.form}</Banner>}
      <Button type="submit" variant="filled" size="lg" isWide isPending={signIn.isPending || signUp.isPending}>
        {words.submit}
      </Button>
    </form>
  );
}

/** Whether the form shakes, and what makes it do so for 820 ms. */
function useShake(): [isShaking: boolean, shake: () => void] {
  const [isShaking, setShaking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shake = (): void => {
    clearTimeout(timer.current);
    setShaking(true);
    timer.current = setTimeout(() => setShaking(false), FORM_SHAKE_MS);
  };
  return [isShaking, shake];
}
