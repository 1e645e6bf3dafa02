import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { LocalQuotes } from '../../features/quotes';
import * as styles from './NotFound.css';

export interface NotFoundProps {
  /** Content below the message: the gallery or the studio. */
  children?: ReactNode;
}

/** Page for an unknown path: a short message above a usable page. */
export function NotFound({ children }: NotFoundProps) {
  return (
    <LocalQuotes>
      <div className={styles.line}>
        <Banner tone="info">Page not found</Banner>
      </div>
      {children}
    </LocalQuotes>
  );
}
