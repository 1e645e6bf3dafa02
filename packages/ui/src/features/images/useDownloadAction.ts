import type { Image } from '@jewelry/contract';
import { useQueryClient } from '@tanstack/react-query';
import { isTemporary } from './imageActions';
import { isUnauthenticated, queryKeys, useContinuedIntent, useRequireAccount, useSettledUser } from '../session';
import { toast } from '../../components/Toast/toastQueue';
import { imageToasts } from './messages';

/** Told by its name: the class comes with the code that downloads, when somebody does. */
const isDownloadFailure = (error: unknown): error is Error => error instanceof Error && error.name === 'DownloadFailure';

/**
 * Downloads a picture, asking for an account first (VAL-14).
 * @param whileBusy runs the work, so that the control can show it
 */
export function useDownloadAction(whileBusy: (image: Image, work: () => Promise<void>) => Promise<void>): (image: Image) => Promise<void> {
  const queryClient = useQueryClient();
  const requireAccount = useRequireAccount();
  const settledUser = useSettledUser();

  const tellFailure = (error: unknown): void => {
    if (isUnauthenticated(error)) void queryClient.invalidateQueries({ queryKey: queryKeys.session });
    const { title, description } = imageToasts.downloadFailed;
    toast({ variant: 'destructive', title, description: isDownloadFailure(error) ? error.message : description });
  };

  const fetchFile = (image: Image): Promise<void> =>
    whileBusy(image, async () => {
      try {
        const { downloadImage } = await import('./downloadImage');
        await downloadImage(image, (await settledUser())?.id);
        toast({ title: imageToasts.downloadStarted });
      } catch (error) {
        tellFailure(error);
      }
    });
  useContinuedIntent('download', ({ image }) => void fetchFile(image));

  return async (image) => {
    if (isTemporary(image)) toast({ variant: 'warning', title: imageToasts.cannotDownload });
    else if (await requireAccount({ action: 'download', image })) await fetchFile(image);
  };
}
