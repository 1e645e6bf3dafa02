import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-aria-components/I18nProvider';
import { invoicesQuery } from '../queries';
import { billingMessages } from '../messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Link } from '../../../components/Link/Link';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import * as styles from './BillingTab.css';

/** The user's invoices, newest first; a sentence when there are none. */
export function Invoices() {
  const { locale } = useLocale();
  const { data: invoices, isPending, isError, refetch } = useQuery(invoicesQuery);
  if (isError)
    return (
      <Banner action={<Button onPress={() => void refetch()}>{billingMessages.retry}</Button>}>
        {billingMessages.invoicesFailed}
      </Banner>
    );
  if (isPending) return <Skeleton width="60%" />;
  if (invoices.length === 0) return <Text tone="muted">{billingMessages.noInvoices}</Text>;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  return (
    <ul className={styles.invoices}>
      {invoices.map(({ id, number, description, amountCents, status, createdAt, url }) => (
        <li key={id} className={styles.invoice}>
          <div>
            <Text>{description}</Text>
            <Text type="caption" tone="muted">
              {[new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'medium' }), number]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </div>
          <div className={styles.amount}>
            <Text isTabular>{money.format(amountCents / 100)}</Text>
            <Text type="caption" tone="muted">
              {url === null ? (
                billingMessages.status[status]
              ) : (
                <Link
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${billingMessages.status[status]}, ${billingMessages.show} ${number ?? ''}`}
                >
                  {billingMessages.status[status]}
                </Link>
              )}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
