import type { Image } from '@jewelry/contract';
import type { Icon } from '../../icons/drawn';
import {
  DownloadIcon,
  GlobeIcon,
  LinkIcon,
  LockIcon,
  PencilLineIcon,
  PriceIcon,
  ReuseIcon,
  ShareIcon,
  TrashIcon,
} from '../../icons/glyphs';
import { imageMessages } from './messages';

/**
 * Actions on an image. An action is offered only where its handler is given, so that lists of other users' images have
 * no owner actions.
 */
export interface ImageActions {
  /** Opens the image in the lightbox. */
  onOpen?: (image: Image) => void;
  /** Opens the workbench of the piece. */
  onChange?: (image: Image) => void;
  onReusePrompt?: (image: Image) => void;
  /** Toggles the like; `image.is_liked` is its current state. */
  onToggleLike?: (image: Image) => void;
  /** Only for the user's own images, where the plan allows the change. */
  onTogglePrivacy?: (image: Image) => void;
  /** Open the quote dialog. */
  onPrice?: (image: Image) => void;
  onCopyLink?: (image: Image) => void;
  /** Opens the device's share sheet, where there is one. */
  onShare?: (image: Image) => void;
  onDownload?: (image: Image) => void;
  /** Has the image service paint one of the user's own images that has no imagined picture. */
  onPaint?: (image: Image) => void;
  /** Offered on the viewer's own pictures only. */
  onDelete?: (image: Image) => void;
}

/** A pending action, which its control shows, ignoring further presses. */
export type BusyAction = 'download' | 'privacy' | 'price' | 'paint' | 'delete';

/** Position of a card in its grid. */
export interface CardSlot {
  /** Index in the list. */
  index: number;
  /** Column for the polish glint, from 0. */
  column: number;
  /** `sizes` of the picture in this grid. */
  sizes: string;
}

/** An action, as shown by controls. */
export interface ListedAction {
  id: 'change' | 'reuse' | 'privacy' | 'price' | 'link' | 'share' | 'download' | 'delete';
  label: string;
  icon: Icon;
  onPress: () => void;
  isBusy: boolean;
}

/** Whether the image belongs to the current user. */
export function isOwn(image: Image): boolean {
  return image.user_id !== null;
}

/** The picture's renditions as a `srcset`. */
export function srcSetOf(image: Pick<Image, 'renditions'>): string {
  return image.renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** The offered actions of a picture, in display order, without liking and painting. */
export function listActions(image: Image, handlers: ImageActions, busyAction?: BusyAction | null): ListedAction[] {
  const own = isOwn(image);
  const offered = [
    { id: 'reuse', label: imageMessages.reusePrompt, icon: ReuseIcon, handler: handlers.onReusePrompt },
    { id: 'change', label: imageMessages.change, icon: PencilLineIcon, handler: own ? handlers.onChange : undefined },
    {
      id: 'privacy',
      label: image.is_private ? imageMessages.makePublic : imageMessages.makePrivate,
      icon: image.is_private ? GlobeIcon : LockIcon,
      handler: own ? handlers.onTogglePrivacy : undefined,
    },
    { id: 'price', label: imageMessages.price, icon: PriceIcon, handler: handlers.onPrice },
    { id: 'link', label: imageMessages.copyLink, icon: LinkIcon, handler: handlers.onCopyLink },
    { id: 'share', label: imageMessages.share, icon: ShareIcon, handler: handlers.onShare },
    { id: 'download', label: imageMessages.download, icon: DownloadIcon, handler: handlers.onDownload },
    {
      id: 'delete',
      label: imageMessages.delete,
      icon: TrashIcon,
      handler: own ? handlers.onDelete : undefined,
    },
  ] as const;
  return offered.flatMap(({ handler, ...action }) =>
    handler === undefined ? [] : [{ ...action, isBusy: action.id === busyAction, onPress: () => handler(image) }],
  );
}
