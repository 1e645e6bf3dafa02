import { quoteMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Milgrain } from '../../../components/Milgrain/Milgrain';
import { Text } from '../../../components/Text/Text';
import * as styles from './QuoteDialog.css';

interface PlacedStepProps {
  email: string;
  onDone: () => void;
}

/** What happens after an order. */
export function PlacedStep({ email, onDone }: PlacedStepProps) {
  const [check, price, made] = quoteMessages.next;
  const steps = [check, { ...price, text: `${price.text} ${email}` }, made];
  return (
    <div className={styles.placed}>
      <Milgrain />
      <ol className={styles.next}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.nextStep}>
            <Text type="control">{title}</Text>
            <Text tone="muted" className={styles.nextText}>
              {text}
            </Text>
          </li>
        ))}
      </ol>
      <Button autoFocus variant="filled" size="lg" className={styles.done} onPress={onDone}>
        {quoteMessages.done}
      </Button>
    </div>
  );
}
