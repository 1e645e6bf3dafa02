import { useState } from 'react';
import { lightboxMessages } from './messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import * as styles from './LightboxRail.css';

/** Characters that fit in the three lines above the actions on a phone. */
const LONG = 120;

/**
 * The prompt as the title of its picture. A long one is smaller, and collapsed on a phone, so that the actions stay
 * visible.
 */
export function LightboxPrompt({ prompt }: { prompt: string }) {
  const [isWhole, setWhole] = useState(false);
  if (prompt.length <= LONG) {
    return (
      <Heading slot="title" type="title.caption" className={styles.title}>
        {prompt}
      </Heading>
    );
  }
  return (
    <>
      <Heading slot="title" type="title.s" className={isWhole ? styles.title : styles.beginning}>
        {prompt}
      </Heading>
      <Button variant="bare" className={styles.whole} aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
        {isWhole ? lightboxMessages.less : lightboxMessages.whole}
      </Button>
    </>
  );
}
