import { waitingMessage } from './waitingMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import * as styles from './SharePage.css';

/** The page while its image or its code loads. */
export function Waiting() {
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Skeleton shape="square" />
      </div>
      <div className={styles.words} aria-hidden="true">
        <Skeleton width="60%" />
        <Skeleton width="90%" />
        <Skeleton width="40%" />
      </div>
      <VisuallyHidden as="div">
        <span role="status">{waitingMessage}</span>
      </VisuallyHidden>
    </div>
  );
}
