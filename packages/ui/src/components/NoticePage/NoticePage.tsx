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
  /** Explanation and next step, in a sentence or two. */
  text: string;
  /** Something is under way: beads stand in the place of the actions. @default false */
  isWaiting?: boolean;
  /** The actions, or the form that the page is about. */
  children?: ReactNode;
}

/**
 * A page with one message, to which the link of a mail leads. A change of its state is announced.
 *
 * - **Use it**: for the page behind the link of an email, and the return from a payment.
 * - **Not**: inside a page that shows something else (`Banner`).
 * - **States**: good, bad, waiting (beads take the place of the actions).
 * - **Keyboard**: the actions are reached by Tab; a change of state is announced.
 * - **Name**: the title is the result; the text explains it and names the next step.
 *
 * | Do | Don't |
 * |---|---|
 * | "Email Confirmed Successfully" with a button back to the product. | "Success!" without a way on. |
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
