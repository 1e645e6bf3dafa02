import type { Image } from '@jewelry/contract';
import { useQuery } from '@tanstack/react-query';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { signedUsd, suggestedDraftQuery, suggestionsFor } from '../../features/pieces';
import { useBeginChange } from './useBeginChange';
import * as styles from './HeroDrafts.css';

/**
 * Three suggested changes of a first piece, with pictures and price differences. The pictures are rendered one after
 * another, so that they delay nothing; a change whose picture fails is shown by its text only. Pressing one starts the
 * change.
 */
export function HeroDrafts({ image }: { image: Image }) {
  const startChange = useBeginChange(image);
  const [first, second, third] = suggestionsFor(image.built);
  const one = useQuery({ ...suggestedDraftQuery(image, first ?? ''), enabled: first !== undefined });
  const two = useQuery({
    ...suggestedDraftQuery(image, second ?? ''),
    enabled: second !== undefined && !one.isPending,
  });
  const three = useQuery({
    ...suggestedDraftQuery(image, third ?? ''),
    enabled: third !== undefined && !one.isPending && !two.isPending,
  });
  const drafts = [
    [first, one],
    [second, two],
    [third, three],
  ] as const;
  return drafts.map(
    ([text, { data: draft, isPending }]) =>
      text !== undefined && (
        <AriaButton key={text} className={styles.draft} onPress={() => startChange(text)}>
          {draft ? (
            <img src={draft.preview} alt="" className={styles.picture} />
          ) : isPending ? (
            <Skeleton shape="square" />
          ) : (
            <span className={styles.picture} />
          )}
          <span className={styles.caption}>
            <span>{text}</span>
            {typeof draft?.difference.price === 'number' && (
              <span className={styles.price}>{signedUsd(draft.difference.price)}</span>
            )}
          </span>
        </AriaButton>
      ),
  );
}
