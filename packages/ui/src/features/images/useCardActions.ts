import type { Image } from '@jewelry/contract';
import { planByKey } from '@jewelry/contract/constants';
import { useState } from 'react';
import { isTemporary, type BusyAction, type ImageActions } from './imageActions';
import { ApiFailure, useApp, useContinuedIntent, useRequireAccount, useSession } from '../session';
import { useSetPrivacy } from './useSetPrivacy';
import { useToggleLike } from './useToggleLike';
import { toast } from '../../components/Toast/toastQueue';
import { imageToasts } from './messages';
import { useDeleteAction } from './useDeleteAction';
import { useDownloadAction } from './useDownloadAction';
import { useLinkActions } from './useLinkActions';
import { useReuseAction } from './useReuseAction';

const tellLikeFailure = () => toast({ variant: 'destructive', title: imageToasts.likeFailed });

export type CardActions = ImageActions & { readonly busyAction: BusyAction | null };

/**
 * What the one who looks may do with a picture, as props of its card. Somebody else's private picture, seen through its
 * link, is looked at and passed on, nothing else (SHR-07).
 */
export function useCardActions(): (image: Image) => CardActions {
  const { navigate, upgradeHref, openQuote } = useApp();
  const { user } = useSession();
  const requireAccount = useRequireAccount();
  const toggleLike = useToggleLike({ onFailure: tellLikeFailure });
  const { mutateAsync: changePrivacy } = useSetPrivacy();
  const { busyOf, whileBusy } = useBusyPictures();
  const reuse = useReuseAction();
  const remove = useDeleteAction();
  const { copyLink, share } = useLinkActions();
  const download = useDownloadAction((image, work) => whileBusy(image, 'download', work));

  const like = async (image: Image): Promise<void> => {
    if (isTemporary(image)) toast({ variant: 'warning', title: imageToasts.cannotLike });
    else if (await requireAccount({ action: 'like', image })) await toggleLike(image);
  };
  useContinuedIntent('like', ({ image }) => void toggleLike(image));

  const upgrade = upgradeHref === undefined ? undefined : { label: imageToasts.upgrade, onPress: () => navigate(upgradeHref) };
  const setPrivacy = (image: Image): Promise<void> =>
    whileBusy(image, 'privacy', async () => {
      try {
        await changePrivacy({ id: image.id, isPrivate: !image.is_private });
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'plan_required') toast({ variant: 'limit', title: error.message, action: upgrade });
        else toast({ variant: 'destructive', title: imageToasts.privacyFailed });
      }
    });

  return (image) => {
    const isOwn = user !== null && image.user_id === user.id;
    const isForItsOwner = image.is_private && image.user_id === null;
    const maySetPrivacy = isOwn && (image.is_private || planByKey(user.subscription_plan).allowPrivateImages);
    return {
      onToggleLike: isForItsOwner ? undefined : (liked) => void like(liked),
      onReusePrompt: reuse,
      onTogglePrivacy: maySetPrivacy ? (changed) => void setPrivacy(changed) : undefined,
      onPrice: isForItsOwner ? undefined : openQuote,
      onCopyLink: (shared) => void copyLink(shared),
      onShare: share && ((shared) => void share(shared)),
      onDownload: isForItsOwner ? undefined : (wanted) => void download(wanted),
      onDelete: isOwn ? remove : undefined,
      busyAction: busyOf(image),
    };
  };
}

/** Which pictures something is being done with; a second wish for the same picture waits for nobody and is refused. */
function useBusyPictures() {
  const [busy, setBusy] = useState<ReadonlyMap<string, BusyAction>>(new Map());
  const whileBusy = async (image: Image, action: BusyAction, work: () => Promise<void>): Promise<void> => {
    if (busy.has(image.id)) return;
    setBusy((pictures) => new Map(pictures).set(image.id, action));
    await work();
    setBusy((pictures) => new Map([...pictures].filter(([id]) => id !== image.id)));
  };
  return { busyOf: ({ id }: Image): BusyAction | null => busy.get(id) ?? null, whileBusy };
}
