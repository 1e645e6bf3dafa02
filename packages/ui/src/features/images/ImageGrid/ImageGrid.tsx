import type { Image } from '@jewelry/contract';
import { GALLERY_CARD_SIZES, SKELETON_COUNT } from '@jewelry/contract/constants';
import type { ReactNode } from 'react';
import { classNames } from '../../../utils/classNames';
import { imageMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { CardSlot } from '../imageActions';
import { ListFailure } from '../ListFailure';
import * as styles from './ImageGrid.css';
import { useNewCards } from '../useNewCards';

export interface ImageGridProps {
  /** Name of the list: 'Recent images'. */
  'aria-label': string;
  images: readonly Image[];
  /** Renders one card, an `ImageCard` with this screen's actions. */
  renderCard: (image: Image, slot: CardSlot) => ReactNode;
  /** `gallery` has four columns and captions, `jewelry` three columns of plain tiles. @default 'gallery' */
  variant?: 'gallery' | 'jewelry';
  /** The first images are loading: shows ten skeletons. @default false */
  isLoading?: boolean;
  /** Shown for an empty list: a sentence, or an `EmptyState`. @default 'No images found' */
  empty?: ReactNode;
  /** Load failure. Replaces an empty list; otherwise it is shown below the list, and 'Load More' remains. */
  error?: string | null;
  /** Resumes loading after a failure. */
  onRetry?: () => void;
  /** Whether there are more to load. @default false */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
}

const layouts = {
  gallery: { columns: 4, sizes: GALLERY_CARD_SIZES },
  jewelry: { columns: 3, sizes: '(min-width: 1104px) 336px, (min-width: 600px) 33vw, 50vw' },
} as const;

/**
 * A grid of pictures with its states: loading, empty, failed, and 'Load More', which focuses the first new card and
 * announces how many were loaded.
 */
export function ImageGrid({
  'aria-label': label,
  images,
  renderCard,
  variant = 'gallery',
  isLoading = false,
  empty = imageMessages.emptyPublic,
  error,
  onRetry,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
}: ImageGridProps) {
  const { columns, sizes } = layouts[variant];
  const { listRef, news, awaitCards } = useNewCards(images.length);
  const hasError = error !== undefined && error !== null;
  const isWaiting = isLoading && images.length === 0;
  return (
    <div>
      {(images.length > 0 || isWaiting) && (
        <ul
          ref={listRef}
          role="list"
          aria-label={label}
          aria-busy={isLoading || isLoadingMore}
          className={styles.grid({ variant })}
        >
          {images.map((image, index) => (
            <li key={image.id} className={styles.cell}>
              {renderCard(image, { index, column: index % columns, sizes })}
            </li>
          ))}
          {isWaiting && <Skeletons columns={columns} hasStrip={variant === 'gallery'} />}
        </ul>
      )}
      <VisuallyHidden as="div">
        <span role="status">{isWaiting ? imageMessages.loading : news}</span>
      </VisuallyHidden>
      <ListFailure
        error={error}
        isRetrying={isLoadingMore}
        onRetry={onRetry && (() => awaitCards(onRetry))}
        className={classNames(styles.row({ variant }), styles.failure)}
      />
      {images.length === 0 && !isLoading && !hasError && (
        <div className={styles.row({ variant })}>
          {typeof empty === 'string' ? <Text type="title.m">{empty}</Text> : empty}
        </div>
      )}
      {hasMore && images.length > 0 && onLoadMore !== undefined && (
        <div className={styles.more}>
          <Button isPending={isLoadingMore} onPress={() => awaitCards(onLoadMore)}>
            {imageMessages.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function Skeletons({ columns, hasStrip }: { columns: number; hasStrip: boolean }) {
  return Array.from({ length: SKELETON_COUNT }, (_, index) => (
    <li key={index} className={styles.cell} aria-hidden="true">
      <Skeleton shape="square" column={index % columns} />
      {hasStrip && (
        <div className={styles.strip}>
          <Skeleton width="35%" column={index % columns} />
          <Skeleton width="15%" column={index % columns} />
        </div>
      )}
    </li>
  ));
}
