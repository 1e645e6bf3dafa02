import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner';
import { LocalQuotes } from '../../features/quotes';
import * as styles from './NotFound.css';

export interface NotFoundProps {
  /** What is shown below the line: the gallery, or the studio. */
  children?: ReactNode;
}

/** What an unknown address shows: a quiet line, a page all the same, and a quote form of its own. */
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
