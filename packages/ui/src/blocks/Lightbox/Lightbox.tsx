import type { Image } from '@jewelry/contract';
import type { BusyAction, ImageActions } from '../imageActions';

export interface LightboxProps extends Omit<ImageActions, 'onOpen'> {
  /** The list that it was opened from. */
  images: readonly Image[];
  /** Which image is shown; `null` is closed. */
  imageId: string | null;
  onImageChange: (imageId: string) => void;
  onClose: () => void;
  /** Length of the whole list when not all of it is loaded. @default images.length */
  totalCount?: number;
  /** The last loaded images are near: load more. */
  onNearEnd?: () => void;
  busyAction?: BusyAction | null;
}

/** One piece in a dark room, large, with its neighbours an arrow away. */
export function Lightbox(_props: LightboxProps) {
  return null;
}
