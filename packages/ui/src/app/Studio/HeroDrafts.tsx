import type { Image } from '@jewelry/contract';
import { useQuery } from '@tanstack/react-query';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { signedUsd, suggestedDraftQuery, suggestionsFor } from '../../features/pieces';
import { useBeginChange } from './useBeginChange';
import * as styles from './HeroDrafts.css';

/**
 * Three changes of a first piece as pictures with what they add to its price. They are made one after another, so that
 * they delay nothing; a change of which no picture can be made is its words alone. Pressing one makes it.
 */
export function HeroDrafts({ image }: { image: Image }) {
  const begin = useBeginChange(image);
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
    ([words, { data: draft, isPending }]) =>
      words !== undefined && (
        <AriaButton key={words} className={styles.draft} onPress={() => begin(words)}>
          {draft ? (
            <img src={draft.preview} alt="" className={styles.picture} />
          ) : isPending ? (
            <Skeleton shape="square" />
          ) : (
            <span className={styles.picture} />
          )}
          <span className={styles.caption}>
            <span>{words}</span>
            {typeof draft?.difference.price === 'number' && (
              <span className={styles.price}>{signedUsd(draft.difference.price)}</span>
            )}
          </span>
        </AriaButton>
      ),
  );
}
