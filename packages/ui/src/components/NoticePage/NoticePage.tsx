import type { ReactNode } from 'react';
import type { Icon } from '../../icons/drawn';
import { Heading } from '../Heading/Heading';
import { ProgressBeads } from '../ProgressBeads/ProgressBeads';
import { Text } from '../Text/Text';
import * as styles from './NoticePage.css';

export interface NoticePageProps {
  icon: Icon;
  /** @default 'good' */
  tone?: 'good' | 'bad';
  title: string;
  /** Explanation and next step, in one or two sentences. */
  text: string;
  /** An operation is pending: beads replace the actions. @default false */
  isWaiting?: boolean;
  /** The actions, or a form. */
  children?: ReactNode;
}

/**
 * A page with one message, such as the target of an email's link. Changes of its state are announced.
 *
 * - **Use it**: for the target of a link in an email, and for the return from a payment.
 * - **Not**: inside a page with other content (`Banner`).
 * - **States**: good, bad, waiting (beads replace the actions).
 * - **Keyboard**: the actions are reached by Tab; a change of state is announced.
 * - **Name**: the title is the result; the text explains it and names the next step.
 *
 * | Do | Don't |
 * |---|---|
 * | "Email Confirmed Successfully" with a button back to the product. | "Success!" without a next step. |
 */
export function NoticePage({ icon: Glyph, tone = 'good', title, text, isWaiting = false, children }: NoticePageProps) {
  return (
    <section className={styles.page}>
      <span className={tone === 'bad' ? styles.bad : styles.good}>
        <Glyph size={32} />
      </span>
      <div aria-live="polite" className={styles.words}>
        <Heading level={1} type="display.m">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </div>
      {isWaiting ? (
        <div className={styles.wait}>
          <ProgressBeads aria-label={title} />
        </div>
      ) : (
        children !== undefined && <div className={styles.actions}>{children}</div>
      )}
    </section>
  );
}
