import type { PlanStanding, User } from '@jewelry/contract';
import { planByKey, type PlanKey } from '@jewelry/contract/constants';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBillingPortal } from '../../data/useCheckout';
import { useOwnPlan } from '../../data/useOwnPlan';
import { useSubscription } from '../../data/useSubscription';
import { accountMessages, billingMessages } from '../../messages/account';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { Inline } from '../../primitives/Inline/Inline';
import { Milgrain } from '../../primitives/Milgrain/Milgrain';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { toast } from '../../primitives/Toast/toastQueue';
import { useApp } from '../appContext';
import * as styles from './AccountSettings.css';
import { Invoices } from './Invoices';
import { Requests } from './Requests';

/** The plan of the account and until when it lasts, the way to a higher one, the invoices (ACC-08 to ACC-10), and what was ordered and asked about. */
export function BillingTab({ user }: { user: User }) {
  const { upgradeHref, navigate, closeDialog } = useApp();
  const { data: plan, isError, isPending, refetch } = useOwnPlan(user);
  const { data: standing } = useSubscription();
  if (isError) {
    return <Banner action={<Button onPress={() => void refetch()}>{accountMessages.retry}</Button>}>{accountMessages.loadFailed}</Banner>;
  }
  const canUpgrade = upgradeHref !== undefined && plan !== 'business';
  return (
    <>
      <div className={styles.plan}>
        <div>
          <Text type="caption" tone="muted">
            {accountMessages.currentPlan}
          </Text>
          {isPending ? (
            <Skeleton width="6rem" />
          ) : (
            <Heading level={3} type="title.l">
              {planByKey(plan).name}
            </Heading>
          )}
          {plan !== undefined && standing !== undefined && <Period plan={plan} standing={standing} />}
        </div>
        <Inline gap={4}>
          {standing?.hasPortal === true && <Portal />}
          {canUpgrade && (
            <Button
              variant="outlineCut"
              onPress={() => {
                closeDialog();
                navigate(upgradeHref);
              }}
            >
              {accountMessages.upgrade}
            </Button>
          )}
        </Inline>
      </div>
      <Milgrain className={styles.beads} />
      <Heading level={3} type="title.s">
        {accountMessages.invoices}
      </Heading>
      <Invoices />
      <Requests />
    </>
  );
}

/** When the plan in force ends or renews; nothing for one that simply stays. */
function Period({ plan, standing: { subscription, givenUntil } }: { plan: PlanKey; standing: PlanStanding }) {
  const { locale } = useLocale();
  const on = (date: string): string => new Date(date).toLocaleDateString(locale, { dateStyle: 'long' });
  const isPaid = subscription?.plan === plan;
  if (!isPaid && givenUntil === null) return null;
  const sentence = isPaid
    ? `${billingMessages.cycles[subscription.cycle]}, ${subscription.renews ? billingMessages.renewsOn : billingMessages.endsOn} ${on(subscription.paidUntil)}`
    : `${billingMessages.until} ${on(givenUntil ?? '')}`;
  return <Text tone="muted">{sentence}</Text>;
}

/** The way to the provider's page on which to change the card or to cancel. */
function Portal() {
  const portal = useBillingPortal();
  const open = (): void =>
    portal.mutate(undefined, {
      onSuccess: (url) => location.assign(url),
      onError: () => void toast({ variant: 'destructive', ...billingMessages.portalFailed }),
    });
  return (
    <Button onPress={open} isPending={portal.isPending}>
      {billingMessages.manage}
    </Button>
  );
}
