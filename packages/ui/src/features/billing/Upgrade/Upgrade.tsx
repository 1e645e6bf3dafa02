import type { User } from '@jewelry/contract';
import type { BillingCycle, PaidPlanKey } from '@jewelry/contract/constants';
import { useState } from 'react';
import { PlanCard, PlanCards } from '../PlanCard/PlanCard';
import { useQuery } from '@tanstack/react-query';
import { plansQuery, subscriptionQuery } from '../queries';
import { upgradeMessages } from '../messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import { CheckoutBar } from './CheckoutBar';
import { CheckoutReturn } from './CheckoutReturn';
import * as styles from './Upgrade.css';
import type { UpgradeProps } from './upgradeProps';

const CYCLES = (['monthly', 'annual'] as const).map((id) => ({ id, label: upgradeMessages.cycles[id] }));

const isPaid = (key: string): key is PaidPlanKey => key === 'pro' || key === 'business';

/** The plans, or the result of a payment. */
export function Upgrade({ user, returned = null, follow }: UpgradeProps & { user: User }) {
  const [isBack, setBack] = useState(false);
  if (returned?.outcome === 'done' && returned.plan !== null && !isBack)
    return <CheckoutReturn plan={returned.plan} onPlans={() => setBack(true)} />;
  return <Plans user={user} returned={returned} follow={follow} />;
}

function Plans({ user, returned, follow }: UpgradeProps & { user: User }) {
  const plans = useQuery(plansQuery);
  const { data: status, isPending } = useQuery(subscriptionQuery);
  const [pickedCycle, setCycle] = useState<BillingCycle | null>(returned?.cycle ?? null);
  const cycle = pickedCycle ?? status?.subscription?.cycle ?? 'monthly';
  const [chosen, setChosen] = useState<PaidPlanKey | null>(returned?.plan ?? null);
  const current = user.subscription_plan;
  /** The subscription decides the cycle, and would replace one that is chosen before it has loaded. */
  const isCycleOpen = isPending && pickedCycle === null && isPaid(current);
  /** A temporary grant can be continued as a paid plan. */
  const canKeep = status !== undefined && status.subscription === null && status.givenUntil !== null;
  const paidCycle = status?.subscription?.plan === current ? status.subscription.cycle : null;
  const isOtherCycle = paidCycle !== null && paidCycle !== cycle;
  const mayChoose = (key: string): boolean => isPaid(key) && (key !== current || canKeep || isOtherCycle);
  const plan = plans.data?.find(({ key }) => key === chosen && mayChoose(key));

  return (
    <section className={styles.page}>
      <header className={styles.head}>
        <div>
          <Heading level={1} type="display.l">
            {upgradeMessages.title}
          </Heading>
          <Text tone="muted" className={styles.subtitle}>
            {upgradeMessages.subtitle}
          </Text>
        </div>
        <SegmentedControl
          aria-label={upgradeMessages.cycle}
          items={CYCLES}
          value={cycle}
          onChange={setCycle}
          isDisabled={isCycleOpen}
          className={styles.cycle}
        />
      </header>
      {returned?.outcome === 'cancelled' && <Banner tone="info">{upgradeMessages.cancelled}</Banner>}
      {plans.isError && (
        <Banner action={<Button onPress={() => void plans.refetch()}>{upgradeMessages.retry}</Button>}>
          {upgradeMessages.loadFailed}
        </Banner>
      )}
      {plans.isPending && <LoadingPlans />}
      {plans.data && (
        <>
          <PlanCards value={plan?.key ?? null} onChange={(key) => isPaid(key) && setChosen(key)}>
            {plans.data.map((shown) => (
              <PlanCard
                key={shown.key}
                plan={shown}
                cycle={cycle}
                isCurrent={shown.key === current}
                paidCycle={paidCycle}
                isDisabled={!mayChoose(shown.key)}
              />
            ))}
          </PlanCards>
          <CheckoutBar plan={plan ?? null} cycle={cycle} follow={follow} />
        </>
      )}
    </section>
  );
}

function LoadingPlans() {
  return (
    <div className={styles.loading}>
      <div role="status">
        <Text tone="muted">{upgradeMessages.loading}</Text>
      </div>
      <div className={styles.places} aria-hidden="true">
        {['free', 'pro', 'business'].map((key) => (
          <div key={key} className={styles.place}>
            <Skeleton width="2.75rem" />
            <Skeleton width="45%" />
            <Skeleton width="60%" />
            <Skeleton width="100%" />
            <Skeleton width="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
