import type { Image } from '@jewelry/contract';
import { RESULTS_GRID_COUNT, SKELETON_COUNT, TRAY_TILE_SIZES } from '@jewelry/contract/constants';
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
  /** Headline and prompt form (`PromptForm`): in the middle compartment, or docked below a hero. */
  bench: ReactNode;
  /** A running generation (`GeneratingTile`): the hero. */
  generating?: ReactNode;
  /** The pieces in the tray. Ten fill it exactly (nine beside a running generation); more continue below. */
  images: readonly Image[];
  /** Renders one card, an `ImageCard` with this screen's actions. */
  renderCard: (image: Image, slot: CardSlot) => ReactNode;
  /**
   * Renders the first piece as the hero, three tiles wide: a `HeroPiece`. The form is then docked. Without it all
   * pieces are tiles around the bench.
   */
  renderHero?: (image: Image) => ReactNode;
  /** The images are loading: shows ten skeletons. @default false */
  isLoading?: boolean;
  /** Shows only the bench. @default false */
  isBenchOnly?: boolean;
  /** Shown below the bench when there are no images: an `EmptyState`. */
  empty?: ReactNode;
  /** Load error. 'Load More' remains next to it. */
  error?: string | null;
  /** Resumes loading after a failure. */
  onRetry?: () => void;
  /** Shown below the tray: 'Show all my jewelry'. */
  closing?: ReactNode;
  /** Whether there are more to load, below the tray. @default false */
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
}

const columns = 6;
/** Compartments next to the bench, and next to the hero, on a wide screen. */
const besideBench = [0, 1, 2, 3];
const besideHero = [1, 2, 3, 4, 5];
/** Number of tiles that leaves space in the last row at every width. */
const CLOSED_ROW = RESULTS_GRID_COUNT - 1;

/**
 * The jeweler's tray: six columns, with the bench in the middle and pieces on three sides, or with a hero in the
 * middle, its text next to it and the form docked. On narrower screens the bench or the hero is on top, with two, three
 * or five columns below. Tiles stay square at any height of the bench. In document order the pieces go down the start
 * side, down the end side, and then row by row.
 */
export function TrayGrid({
  'aria-label': label,
  bench,
  generating,
  images,
  renderCard,
  renderHero,
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
  const count = images.length + (isMaking ? 1 : 0);
  const isWaiting = isLoading && images.length === 0;
  const hasHero = isMaking || (renderHero !== undefined && (count > 0 || isLoading));
  const hasError = error !== undefined && error !== null;
  const { listRef, news, awaitCards } = useNewCards(count);
  const ending =
    hasMore && images.length > 0 && onLoadMore !== undefined ? (
      <Button isPending={isLoadingMore} onPress={() => awaitCards(onLoadMore)}>
        {imageMessages.loadMore}
      </Button>
    ) : (
      closing
    );
  const isAlone = hasHero && count === 1 && !isWaiting;
  const sockets =
    isLoading || isAlone ? [] : (hasHero ? besideHero : besideBench).filter((compartment) => compartment >= count);
  const cellClass = hasHero ? styles.heroCell : styles.cell;
  const [heroImage] = hasHero && !isMaking ? images : [];
  const tiles = heroImage ? images.slice(1) : images;
  const first = hasHero ? 1 : 0;
  return (
    <div className={styles.tray} data-hero={hasHero || undefined}>
      <div className={styles.bench} data-alone={isBenchOnly || undefined}>
        {bench}
      </div>
      {!isBenchOnly && (
        <>
          {(count > 0 || isLoading) && (
            <ul
              ref={listRef}
              role="list"
              aria-label={label}
              aria-busy={isLoading || isLoadingMore}
              className={styles.list}
            >
              {isMaking && (
                <li className={styles.hero} data-alone={isAlone || undefined}>
                  {generating}
                </li>
              )}
              {heroImage && renderHero && (
                <li key={heroImage.id} className={styles.hero} data-alone={isAlone || undefined}>
                  {renderHero(heroImage)}
                </li>
              )}
              {isWaiting && hasHero && !isMaking && <HeroSkeleton />}
              {tiles.map((image, index) => (
                <li key={image.id} className={cellClass} data-cell={first + index}>
                  {renderCard(image, {
                    index: first + index,
                    column: columnOf(first + index, hasHero),
                    sizes: TRAY_TILE_SIZES,
                  })}
                </li>
              ))}
              {isWaiting &&
                Array.from({ length: SKELETON_COUNT - first }, (_, index) => (
                  <li key={index} className={cellClass} data-cell={first + index} aria-hidden="true">
                    <Skeleton shape="square" column={columnOf(first + index, hasHero)} />
                  </li>
                ))}
            </ul>
          )}
          <VisuallyHidden as="div">
            <span role="status">{isLoading ? imageMessages.loading : news}</span>
          </VisuallyHidden>
          {sockets.map((compartment) => (
            <div
              key={compartment}
              className={classNames(cellClass, styles.emptyCell)}
              data-cell={compartment}
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
          {count === 0 && !isLoading && !hasError && empty !== undefined && <div className={styles.row}>{empty}</div>}
          {ending !== undefined && ending !== null && (
            <div className={styles.closing} data-closes-row={(hasHero && tiles.length === CLOSED_ROW) || undefined}>
              {ending}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function HeroSkeleton() {
  return (
    <li className={styles.hero} aria-hidden="true">
      <div data-hero-part="picture">
        <Skeleton shape="square" />
      </div>
      <div data-hero-part="words" className={styles.heroWords} />
    </li>
  );
}

/** Column of a compartment on a wide screen, from 0. */
function columnOf(compartment: number, hasHero: boolean): number {
  if (hasHero && compartment <= besideHero.length) return compartment <= 3 ? 0 : compartment;
  if (hasHero) return (compartment - besideHero.length - 1) % columns;
  if (compartment < besideBench.length) return compartment < 2 ? 0 : columns - 1;
  return (compartment - besideBench.length) % columns;
}
