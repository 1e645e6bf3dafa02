import type { Image } from '@jewelry/contract';
import { Usd } from '../../images';
import { useSession, isTemporary } from '../../session';
import { estimateMessages } from '../estimateMessages';
import { useEstimate } from '../queries';
import * as styles from './PieceEstimate.css';

/** The price estimate of a piece on one line, for accounts that may see one. */
export function PieceEstimate({ image }: { image: Image }) {
  const { user } = useSession();
  const { estimate, error } = useEstimate(image, { isEnabled: user?.email_confirmed === true && !isTemporary(image) });
  if (error) return <p className={styles.word}>{estimateMessages.notEstimable}</p>;
  if (!estimate) return null;
  return (
    <p className={styles.line}>
      <Usd amount={estimate.estimatedCost} /> <span className={styles.word}>{estimateMessages.estimate}</span>
    </p>
  );
}
