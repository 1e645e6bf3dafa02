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
 * Actions on an image. An action is offered only where its handler is given, so a
 * list of other users' images has no actions that only an owner may use.
 */
export interface ImageActions {
  /** The picture was chosen: show it large. */
  onOpen?: (image: Image) => void;
  /** Opens the workbench of the piece. */
  onChange?: (image: Image) => void;
  onReusePrompt?: (image: Image) => void;
  /** Like, or take the like back; `image.is_liked` says which. */
  onToggleLike?: (image: Image) => void;
  /** Offered on the viewer's own pictures only. Leave it out where the plan does not allow the change. */
  onTogglePrivacy?: (image: Image) => void;
  /** Open the quote dialog. */
  onPrice?: (image: Image) => void;
  onCopyLink?: (image: Image) => void;
  /** Opens the share sheet of the device; offered where there is one. */
  onShare?: (image: Image) => void;
  onDownload?: (image: Image) => void;
  /** Has an image service paint one of the viewer's own pictures, which has no picture as imagined. */
  onPaint?: (image: Image) => void;
  /** Offered on the viewer's own pictures only. */
  onDelete?: (image: Image) => void;
}

/** An action that is under way, so that its control shows it and refuses a second press. */
export type BusyAction = 'download' | 'privacy' | 'price' | 'paint' | 'delete';

/** Position of a card in its grid. */
export interface CardSlot {
  /** Place in the list, from 0. */
  index: number;
  /** Column for the polish glint, from 0. */
  column: number;
  /** `sizes` of the picture in this grid. */
  sizes: string;
}

/** An action as a control shows it. */
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

/**
 * The actions that are offered for a picture, in the order in which they are shown. Liking and painting stand apart.
 */
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
