import { appMessages } from '../../../i18n/messages';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Heading } from '../../../components/Heading/Heading';
import { Text } from '../../../components/Text/Text';
import { terms, termsUpdated } from './terms';
import * as styles from './TermsOverlay.css';

export interface TermsOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called by 'I Understand and Accept'. Without it the terms are read-only. */
  onAccept?: () => void;
}

/** The Terms of Use in thirteen sections. Accepting closes it. */
export function TermsOverlay({ isOpen, onOpenChange, onAccept }: TermsOverlayProps) {
  return (
    <Dialog
      closeLabel={appMessages.close}
      title={appMessages.termsOfUse}
      subtitle={<Text type="caption">{termsUpdated}</Text>}
      width={640}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        onAccept && (
          <Button
            variant="filled"
            size="lg"
            isWide
            onPress={() => {
              onAccept();
              onOpenChange(false);
            }}
          >
            {appMessages.acceptTerms}
          </Button>
        )
      }
    >
      <ol role="list" className={styles.sections}>
        {terms.map(({ title, paragraphs }, index) => (
          <li key={title} className={styles.section}>
            <Heading level={3} type="title.s" className={styles.title}>
              {index + 1}. {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
