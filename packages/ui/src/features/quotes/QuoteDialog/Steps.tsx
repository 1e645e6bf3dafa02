import { quoteMessages } from '../messages';
import * as styles from './QuoteDialog.css';

type Step = keyof typeof quoteMessages.steps;

/** The current step, from estimate to order. */
export function Steps({ current }: { current: Step }) {
  return (
    <ol className={styles.steps} aria-label={quoteMessages.stepsLabel}>
      {(Object.entries(quoteMessages.steps) as [Step, string][]).map(([step, word]) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
          {word}
        </li>
      ))}
    </ol>
  );
}
