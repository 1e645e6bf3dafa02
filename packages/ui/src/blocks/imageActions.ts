import type { Image } from '@jewelry/contract';

/**
 * What can be done with a picture. An action is offered exactly where its handler is given, so a
 * list of other people's pictures leaves out what only an owner may do.
 */
export interface ImageActions {
  /** The picture was chosen: show it large. */
  onOpen?: (image: Image) => void;
  onReusePrompt?: (image: Image) => void;
  /** Like, or take the like back; `image.is_liked` says which. */
  onToggleLike?: (image: Image) => void;
  /** Offered on the viewer's own pictures only. Leave it out where the plan does not allow the change. */
  onTogglePrivacy?: (image: Image) => void;
  /** Open the quote dialog. */
  onPrice?: (image: Image) => void;
  onCopyLink?: (image: Image) => void;
  onDownload?: (image: Image) => void;
  /** Offered on the viewer's own pictures only. */
  onDelete?: (image: Image) => void;
}

/** An action that is under way, so that its control shows it and refuses a second press. */
export type BusyAction = 'download' | 'privacy' | 'price' | 'delete';

/** Where a card stands in its grid. */
export interface CardSlot {
  /** Place in the list, from 0. */
  index: number;
  /** Column for the polish glint, from 0. */
  column: number;
  /** `sizes` of the picture in this grid. */
  sizes: string;
}

/** Whether the server does not know this picture yet (CRD-10): it may be looked at, nothing else. */
export function isTemporary(image: Image): boolean {
  return image.id.startsWith('temp-');
}
