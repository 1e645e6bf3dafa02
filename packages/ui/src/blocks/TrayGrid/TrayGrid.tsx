import type { Image } from '@jewelry/contract';
import type { ReactNode } from 'react';
import type { CardSlot } from '../imageActions';

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
  /** Leaves the bench alone in the tray (RTE-03). @default false */
  isBenchOnly?: boolean;
  /** What stands below the bench when there is no image: an `EmptyState`. */
  empty?: ReactNode;
  /** What went wrong while loading. */
  error?: string | null;
  onRetry?: () => void;
  /** Stands below the tray: 'Show all my jewelry'. */
  closing?: ReactNode;
}

/**
 * The jeweller's tray: six columns with the bench in the middle and pieces on three sides of it; on
 * narrower screens the bench on top and two, three or five columns below. Tiles keep their square
 * whatever the bench does.
 */
export function TrayGrid({ bench, generating, images, renderCard, closing, ...props }: TrayGridProps) {
  return (
    <div>
      {bench}
      <ul role="list" aria-label={props['aria-label']}>
        {generating !== undefined && <li>{generating}</li>}
        {images.map((image, index) => (
          <li key={image.id}>{renderCard(image, { index, column: index % 6, sizes: '17vw' })}</li>
        ))}
      </ul>
      {closing}
    </div>
  );
}
