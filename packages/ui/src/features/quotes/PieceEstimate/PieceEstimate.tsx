import type { Image } from '@jewelry/contract';
import { formatUsd } from '@jewelry/contract/constants';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isTemporary } from '../../images';
import { useSession } from '../../session';
import { estimateMessages } from '../estimateMessages';
import { useEstimate } from '../queries';
import * as styles from './PieceEstimate.css';

/** The price estimate of a piece in one line, for an account that may have one. */
export function PieceEstimate({ image }: { image: Image }) {
  const { locale } = useLocale();
  const { user } = useSession();
  const { estimate, error } = useEstimate(image, { isEnabled: user?.email_confirmed === true && !isTemporary(image) });
  if (error) return <p className={styles.word}>{estimateMessages.notEstimable}</p>;
  if (!estimate) return null;
  return (
    <p className={styles.line}>
      <span className={styles.amount}>{formatUsd(estimate.estimatedCost, locale)}</span> <span className={styles.word}>{estimateMessages.estimate}</span>
    </p>
  );
}
