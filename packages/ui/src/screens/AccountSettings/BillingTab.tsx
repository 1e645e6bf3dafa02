import type { User } from '@jewelry/contract';
import { planByKey } from '@jewelry/contract/constants';
import { useOwnPlan } from '../../data/useOwnPlan';
import { accountMessages } from '../../messages/account';
import { Banner } from '../../primitives/Banner/Banner';
import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { Milgrain } from '../../primitives/Milgrain/Milgrain';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { useApp } from '../appContext';
import * as styles from './AccountSettings.css';

/** The plan of the account, the way to a higher one, and the invoices (ACC-08 to ACC-10). */
export function BillingTab({ user }: { user: User }) {
  const { upgradeHref, navigate, closeDialog } = useApp();
  const { data: plan, isError, isPending, refetch } = useOwnPlan(user);
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
        </div>
        {canUpgrade && (
          <Button
            onPress={() => {
              closeDialog();
              navigate(upgradeHref);
            }}
          >
            {accountMessages.upgrade}
          </Button>
        )}
      </div>
      <Milgrain className={styles.beads} />
      <Heading level={3} type="title.s">
        {accountMessages.invoices}
      </Heading>
      <Text tone="muted">{accountMessages.noInvoices}</Text>
    </>
  );
}
