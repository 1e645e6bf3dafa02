import { useQuery } from '@tanstack/react-query';
import type { SubscriptionStatus, User } from '@jewelry/contract';
import { planByKey, type PlanKey } from '@jewelry/contract/constants';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBillingPortal } from '../mutations';
import { ownPlanQuery, subscriptionQuery } from '../queries';
import { billingMessages } from '../messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Milgrain } from '../../../components/Milgrain/Milgrain';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import { toast } from '../../../components/Toast/toastQueue';
import { useApp } from '../../session';
import * as styles from './BillingTab.css';
import { Invoices } from './Invoices';

interface BillingTabProps {
  user: User;
  /** Shown below the invoices. */
  children?: ReactNode;
}

/** The account's plan and its end or renewal, links to a higher plan or to another billing period, and the invoices. */
export function BillingTab({ user, children }: BillingTabProps) {
  const { upgradeHref, navigate, closeDialog } = useApp();
  const { data: plan, isError, isPending, refetch } = useQuery(ownPlanQuery(user));
  const { data: status } = useQuery(subscriptionQuery);
  if (isError) {
    return (
      <Banner action={<Button onPress={() => void refetch()}>{billingMessages.retry}</Button>}>
        {billingMessages.loadFailed}
      </Banner>
    );
  }
  const change = plan === undefined || upgradeHref === undefined ? null : changeOf(plan, status);
  return (
    <>
      <div className={styles.plan}>
        <div>
          <Text type="caption" tone="muted">
            {billingMessages.currentPlan}
          </Text>
          {isPending ? (
            <Skeleton width="6rem" />
          ) : (
            <Heading level={3} type="title.l">
              {planByKey(plan).name}
            </Heading>
          )}
          {plan !== undefined && status !== undefined && <Period plan={plan} status={status} />}
        </div>
        <Inline gap={4}>
          {status?.hasPortal === true && <Portal />}
          {change !== null && (
            <Button
              variant="outlineCut"
              onPress={() => {
                closeDialog();
                if (upgradeHref !== undefined) navigate(upgradeHref);
              }}
            >
              {change}
            </Button>
          )}
        </Inline>
      </div>
      <Milgrain className={styles.beads} />
      <Heading level={3} type="title.s">
        {billingMessages.invoices}
      </Heading>
      <Invoices />
      {children}
    </>
  );
}

/**
 * The link to the plans page: the business plan has no upgrade, but its billing period can change, and a granted plan
 * can be paid for.
 */
function changeOf(plan: PlanKey, status: SubscriptionStatus | undefined): string | null {
  if (plan !== 'business') return billingMessages.upgrade;
  if (status?.subscription) return billingMessages.changePeriod;
  return status?.givenUntil ? billingMessages.storePlan : null;
}

/** When the current plan ends or renews; null when it does neither. */
function Period({ plan, status: { subscription, givenUntil } }: { plan: PlanKey; status: SubscriptionStatus }) {
  const { locale } = useLocale();
  const on = (date: string): string => new Date(date).toLocaleDateString(locale, { dateStyle: 'long' });
  const isPaid = subscription?.plan === plan;
  if (!isPaid && givenUntil === null) return null;
  const sentence = isPaid
    ? `${billingMessages.cycles[subscription.cycle]}, ${subscription.renews ? billingMessages.renewsOn : billingMessages.endsOn} ${on(subscription.paidUntil)}`
    : `${billingMessages.until} ${on(givenUntil ?? '')}`;
  return <Text tone="muted">{sentence}</Text>;
}

/** Opens the payment provider's page, where the user can change the card or cancel. */
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
