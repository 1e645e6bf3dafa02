import type { Image } from '@jewelry/contract';
import { SKELETON_COUNT, TRAY_TILE_SIZES } from '@jewelry/contract/constants';
import type { ReactNode } from 'react';
import { imageMessages } from '../messages';
import { Button } from '../../../components/Button/Button';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../../utils/classNames';
import type { CardSlot } from '../imageActions';
import { ListFailure } from '../ListFailure';
import { useNewCards } from '../useNewCards';
import * as styles from './TrayGrid.css';

export interface TrayGridProps {
  /** Name of the list: 'Your images', 'Recent images'. */
  'aria-label': string;
  /** What lies in the middle compartment: headline and prompt form (`PromptForm`). */
  bench: ReactNode;
  /** A piece in the making (`GeneratingTile`): takes the first two compartments. */
  generating?: ReactNode;
  /** The pieces in the tray. Ten fill it exactly (eight beside a piece in the making); more go on below. */
  images: readonly Image[];
  /** Draws one card, an `ImageCard` with this screen's actions. */
  renderCard: (image: Image, slot: CardSlot) => ReactNode;
  /** The images are on their way: ten skeletons. @default false */
  isLoading?: boolean;
  /** Leaves the bench alone in the tray. @default false */
  isBenchOnly?: boolean;
  /** What stands below the bench when there is no image: an `EmptyState`. */
  empty?: ReactNode;
  /** What went wrong while loading. 'Load More' stays beside it. */
  error?: string | null;
  /** Goes on where loading stopped. */
  onRetry?: () => void;
  /** Stands below the tray: 'Show all my jewelry'. */
  closing?: ReactNode;
  /** Whether there are more to load, below the tray. @default false */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
}

const columns = 6;
/** Compartments beside the bench on a wide screen. */
const sides = [0, 1, 2, 3];

/**
 * The jeweller's tray: six columns with the bench in the middle and pieces on three sides of it; on
 * narrower screens the bench on top and two, three or five columns below. Tiles keep their square
 * whatever the bench does. In the document the pieces run down the start side, down the end side,
 * and then row by row.
 */
export function TrayGrid({
  'aria-label': label,
  bench,
  generating,
  images,
  renderCard,
  isLoading = false,
  isBenchOnly = false,
  empty,
  error,
  onRetry,
  closing,
  hasMore = false,
  isLoadingMore = false,
  onLoadMore,
}: TrayGridProps) {
  const isMaking = generating !== undefined && generating !== null;
  const taken = isMaking ? 2 : 0;
  const hasError = error !== undefined && error !== null;
  const isEmpty = images.length === 0 && !isLoading && !isMaking;
  const { listRef, news, awaitCards } = useNewCards(images.length + (isMaking ? 1 : 0));
  const ending =
    hasMore && images.length > 0 && onLoadMore !== undefined ? (
      <Button isPending={isLoadingMore} onPress={() => awaitCards(onLoadMore)}>
        {imageMessages.loadMore}
      </Button>
    ) : (
      closing
    );
  const showsSockets = !isLoading && taken + images.length < sides.length;
  return (
    <div className={styles.tray}>
      <div className={styles.bench} data-alone={isBenchOnly || undefined}>
        {bench}
      </div>
      {!isBenchOnly && (
        <>
          {(isMaking || isLoading || images.length > 0) && (
            <ul ref={listRef} role="list" aria-label={label} aria-busy={isLoading || isLoadingMore} className={styles.list}>
              {isMaking && <li className={styles.pair}>{generating}</li>}
              {images.map((image, index) => (
                <li key={image.id} className={styles.cell} data-cell={taken + index}>
                  {renderCard(image, { index, column: columnOf(taken + index), sizes: TRAY_TILE_SIZES })}
                </li>
              ))}
              {isLoading && images.length === 0 && <Skeletons from={taken} />}
            </ul>
          )}
          <VisuallyHidden as="div">
            <span role="status">{isLoading ? imageMessages.loading : news}</span>
          </VisuallyHidden>
          {showsSockets &&
            sides.slice(taken + images.length).map((side) => (
              <div
                key={side}
                className={classNames(styles.cell, styles.emptyCell)}
                data-cell={side}
                aria-hidden="true"
              >
                <div className={styles.socket} />
              </div>
            ))}
          <ListFailure
            error={error}
            isRetrying={isLoadingMore}
            onRetry={onRetry && (() => awaitCards(onRetry))}
            className={styles.row}
          />
          {isEmpty && !hasError && empty !== undefined && <div className={styles.row}>{empty}</div>}
          {ending !== undefined && ending !== null && (
            <div
              className={styles.closing}
              data-closes-row={(taken + images.length) % 3 === 1 || undefined}
            >
              {ending}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function Skeletons({ from }: { from: number }) {
  return Array.from({ length: SKELETON_COUNT - from }, (_, index) => (
    <li key={index} className={styles.cell} data-cell={from + index} aria-hidden="true">
      <Skeleton shape="square" column={columnOf(from + index)} />
    </li>
  ));
}

/** The column in which a compartment lies on a wide screen, from 0. */
function columnOf(compartment: number): number {
  if (compartment < sides.length) return compartment < 2 ? 0 : columns - 1;
  return (compartment - sides.length) % columns;
}
