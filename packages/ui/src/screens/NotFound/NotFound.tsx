import { Banner } from '../../primitives/Banner/Banner';
import * as styles from './NotFound.css';

/** The quiet line above the page that an unknown address shows (RTE-13). */
export function NotFound() {
  return (
    <div className={styles.line}>
      <Banner tone="info">Page not found</Banner>
    </div>
  );
}
