import { formatUsd } from '@jewelry/contract/constants';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as styles from './Usd.css';

/** A price as the largest figure of its view, with the locale's digits and a small 'USD' next to it. */
export function Usd({ amount }: { amount: number }) {
  const { locale } = useLocale();
  const [before = '', after = ''] = formatUsd(amount, locale)
    .split('USD')
    .map((part) => part.trim());
  const code = <span className={styles.code}>USD</span>;
  return (
    <span className={styles.amount}>
      {before && `${before} `}
      {code}
      {after && ` ${after}`}
    </span>
  );
}
