import type { Plan } from '@jewelry/contract';
import { priceOf, type BillingCycle, type PaidPlanKey } from '@jewelry/contract/constants';
import { useEffect, useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { dollars } from '../PlanCard/dollars';
import { ApiFailure, ConnectionFailure } from '../../session';
import { UnsafeAddress, useCheckout } from '../mutations';
import { priceLabel, upgradeMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Milgrain } from '../../../components/Milgrain/Milgrain';
import { Text } from '../../../components/Text/Text';
import { toast, type ToastOptions } from '../../../components/Toast/toastQueue';
import * as styles from './Upgrade.css';

/** Failures with a specific message; all others are logged. */
const PLAIN_CODES = new Set<string | null>([
  'email_unconfirmed',
  'conflict',
  'rate_limited',
  'validation_failed',
  'internal',
  'unavailable',
]);

/** Toast for a checkout that did not open. */
export function toastOf(error: unknown): ToastOptions {
  if (error instanceof ApiFailure && error.status === 401)
    return { variant: 'warning', title: upgradeMessages.signInFirst };
  if (error instanceof UnsafeAddress)
    return { variant: 'destructive', title: upgradeMessages.checkoutFailed, description: upgradeMessages.notOurs };
  const isPlain =
    error instanceof ConnectionFailure ||
    (error instanceof ApiFailure && PLAIN_CODES.has(error.code) && error.code !== null);
  return isPlain
    ? { variant: 'destructive', title: upgradeMessages.checkoutFailed, description: error.message }
    : { variant: 'warning', ...upgradeMessages.almostThere };
}

interface CheckoutBarProps {
  /** The selected plan; null for none. */
  plan: Plan | null;
  cycle: BillingCycle;
  follow?: ((url: string) => void) | undefined;
}

const leave = (url: string): void => location.assign(url);

/** The selected plan and the button that starts the checkout. Fixed to the lower edge on a phone. */
export function CheckoutBar({ plan, cycle, follow = leave }: CheckoutBarProps) {
  const hintId = useId();
  const { locale } = useLocale();
  const { mutate, reset, isPending, isSuccess } = useCheckout();

  /** A page restored from the back/forward cache still has the pending state. */
  useEffect(() => {
    const resetRestored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    addEventListener('pageshow', resetRestored);
    return () => removeEventListener('pageshow', resetRestored);
  }, [reset]);

  const isLeaving = isPending || isSuccess;
  const startCheckout = (): void => {
    if (plan === null || isLeaving) return;
    mutate(
      { plan: plan.key as PaidPlanKey, cycle },
      { onSuccess: (url) => follow(url), onError: (error) => void toast(toastOf(error)) },
    );
  };
  return (
    <div className={styles.bar}>
      <Milgrain className={styles.edge} />
      <Text tone="muted" id={hintId} isTabular>
        {plan === null
          ? upgradeMessages.hint
          : `${plan.name}, ${priceLabel(dollars(priceOf(plan, cycle), locale), cycle)}`}
      </Text>
      <Button
        variant="filled"
        size="xl"
        isDisabled={plan === null}
        isPending={isLeaving}
        aria-describedby={hintId}
        onPress={startCheckout}
        className={styles.pay}
      >
        {upgradeMessages.continue}
      </Button>
    </div>
  );
}
