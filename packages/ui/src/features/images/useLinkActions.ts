import type { Image } from '@jewelry/contract';
import { sharePath } from '@jewelry/contract/constants';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { toast } from '../../components/Toast/toastQueue';
import { media } from '../../theme/media';
import { useApp, isTemporary } from '../session';
import { imageToasts } from './messages';

/** The URL of an image's page. */
const linkTo = (image: Image): string => `${location.origin}${sharePath(image.id)}`;

const warnCannotShare = () => toast({ variant: 'warning', title: imageToasts.cannotShare });

const hasShareSheet = (): boolean => 'share' in navigator;

interface LinkActions {
  readonly copyLink: (image: Image) => Promise<void>;
  /** Present on handheld devices with a share sheet. */
  readonly share: ((image: Image) => Promise<void>) | undefined;
}

/** Shares the link of an image: copies it, or shows it to be copied by hand, or opens the device's share sheet. */
export function useLinkActions(): LinkActions {
  const { offerLink } = useApp();
  const isTouch = useMediaQuery(media.touch);

  const copyLink = async (image: Image): Promise<void> => {
    if (isTemporary(image)) {
      warnCannotShare();
      return;
    }
    const url = linkTo(image);
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      toast({ variant: 'destructive', title: imageToasts.copyFailed });
      offerLink(url);
      return;
    }
    toast({ title: imageToasts.linkCopied, description: image.is_private ? imageToasts.anyoneWithLink : undefined });
  };

  const share = async (image: Image): Promise<void> => {
    if (isTemporary(image)) {
      warnCannotShare();
      return;
    }
    try {
      await navigator.share({ title: image.prompt, url: linkTo(image) });
    } catch (error) {
      const isChangedMind = error instanceof DOMException && error.name === 'AbortError';
      if (!isChangedMind) await copyLink(image);
    }
  };

  return { copyLink, share: isTouch && hasShareSheet() ? share : undefined };
}
