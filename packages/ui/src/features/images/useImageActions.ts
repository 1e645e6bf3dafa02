import type { Image } from '@jewelry/contract';
import { piecePath, planByKey } from '@jewelry/contract/constants';
import { useMutationState, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { toast } from '../../components/Toast/toastQueue';
import { sentTo, capabilitiesQuery } from '../generation';
import { ApiFailure, useApp, useContinuedIntent, useRequireAccount, useSession, isTemporary } from '../session';
import { type BusyAction, type ImageActions } from './imageActions';
import { imageToasts } from './messages';
import { busyScope, useDownloadImage, usePaintImage, useSetPrivacy, useToggleLike } from './mutations';
import { useDeleteAction } from './useDeleteAction';
import { useLinkActions } from './useLinkActions';
import { useReuseAction } from './useReuseAction';

export interface OfferedActions extends ImageActions {
  readonly busyAction: BusyAction | null;
  /** Says who receives which data when the image is painted; null when nothing leaves this machine. */
  readonly paintRecipients: string | null;
}

const notifyLikeFailed = (): void => void toast({ variant: 'destructive', title: imageToasts.likeFailed });
const notifyDownloadStarted = (): void => void toast({ title: imageToasts.downloadStarted });

const notifyPainted = (): void => void toast({ title: imageToasts.painted });

function notifyPaintFailed(error: unknown): void {
  const { title, description } = imageToasts.paintFailed;
  toast({ variant: 'destructive', title, description: error instanceof ApiFailure ? error.message : description });
}

/** A refusal is final; the image service is not tried as a second source. */
const REFUSALS: ReadonlySet<unknown> = new Set(['prompt_refused', 'picture_refused']);

/** Compared by name, since the class is loaded with the code that downloads. */
const isDownloadFailure = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'DownloadFailure';

function notifyDownloadFailed(error: unknown): void {
  const { title, description } = imageToasts.downloadFailed;
  toast({ variant: 'destructive', title, description: isDownloadFailure(error) ? error.message : description });
}

/** The pending action of an image, wherever it was started. */
const useBusyAction = (id: string): BusyAction | null =>
  useMutationState({
    filters: { status: 'pending', predicate: ({ options }) => options.scope?.id === busyScope(id).id },
    select: ({ options }) => options.mutationKey?.[0] as BusyAction,
  })[0] ?? null;

/**
 * The current user's actions on an image, as props of its card or of the lightbox. Another user's private image, opened
 * through its link, can only be viewed and shared.
 */
export function useImageActions(image: Image): OfferedActions {
  const { navigate, upgradeHref, openQuote } = useApp();
  const { user } = useSession();
  const requireAccount = useRequireAccount();
  const toggleLike = useToggleLike({ onFailure: notifyLikeFailed });
  const download = useDownloadImage({ onStarted: notifyDownloadStarted, onFailure: notifyDownloadFailed });
  const notifyPrivacyFailed = useCallback(
    (error: unknown): void => {
      const upgrade =
        upgradeHref === undefined ? undefined : { label: imageToasts.upgrade, onPress: () => navigate(upgradeHref) };
      if (error instanceof ApiFailure && error.code === 'plan_required')
        toast({ variant: 'limit', title: error.message, action: upgrade });
      else toast({ variant: 'destructive', title: imageToasts.privacyFailed });
    },
    [navigate, upgradeHref],
  );
  const setPrivacy = useSetPrivacy({ onFailure: notifyPrivacyFailed });
  const paint = usePaintImage({ onPainted: notifyPainted, onFailure: notifyPaintFailed });
  const reuse = useReuseAction();
  const remove = useDeleteAction();
  const { copyLink, share } = useLinkActions();
  const busyAction = useBusyAction(image.id);

  const withAccount = async (
    action: 'like' | 'download',
    pressed: Image,
    run: (image: Image) => Promise<unknown>,
    refusal: string,
  ): Promise<void> => {
    if (isTemporary(pressed)) toast({ variant: 'warning', title: refusal });
    else if (await requireAccount({ action, image: pressed })) await run(pressed);
  };

  const isOwn = user !== null && image.user_id === user.id;
  const {
    generator = 'builtin',
    changes: canChange = true,
    sends_words_to: words = [],
    sends_pictures_to: pictures = [],
  } = useQuery(capabilitiesQuery).data ?? {};
  const canPaint =
    isOwn &&
    generator !== 'builtin' &&
    image.imagined === null &&
    !REFUSALS.has(image.metadata.imagined_missing) &&
    !isTemporary(image);
  const isForItsOwner = image.is_private && image.user_id === null;
  const maySetPrivacy = isOwn && (image.is_private || planByKey(user.subscription_plan).allowPrivateImages);
  return {
    onToggleLike: isForItsOwner
      ? undefined
      : (liked) => void withAccount('like', liked, toggleLike, imageToasts.cannotLike),
    onChange:
      isOwn && canChange && image.metadata.design !== null && !isTemporary(image)
        ? (changed) => navigate(piecePath(changed.id))
        : undefined,
    onReusePrompt: reuse,
    onTogglePrivacy: maySetPrivacy ? (changed) => void setPrivacy(changed) : undefined,
    onPrice: isForItsOwner ? undefined : openQuote,
    onCopyLink: (shared) => void copyLink(shared),
    onShare: share && ((shared) => void share(shared)),
    onDownload: isForItsOwner
      ? undefined
      : (wanted) => void withAccount('download', wanted, download, imageToasts.cannotDownload),
    onPaint: canPaint ? (painted) => void paint(painted) : undefined,
    paintRecipients: sentTo(pictures.length > 0 ? pictures : words, pictures),
    onDelete: isOwn ? remove : undefined,
    busyAction,
  };
}

/** Continues a like or a download after the sign-in that it required. Mount once. */
export function useContinuedImageActions(): void {
  const toggleLike = useToggleLike({ onFailure: notifyLikeFailed });
  const download = useDownloadImage({ onStarted: notifyDownloadStarted, onFailure: notifyDownloadFailed });
  useContinuedIntent('like', ({ image }) => void toggleLike(image));
  useContinuedIntent('download', ({ image }) => void download(image));
}
