import type { Image } from '@jewelry/contract';
import { RESTORE_MS } from '@jewelry/contract/constants';
import { useDeleteImage, useRestoreImage } from './mutations';
import { toast } from '../../components/Toast/toastQueue';
import { imageToasts } from './messages';

/** Deletes an image, and offers Undo as long as the server can restore it. */
export function useDeleteAction(): (image: Image) => void {
  const { mutate: restore } = useRestoreImage({
    onRestored: () => toast({ title: imageToasts.restored }),
    onFailure: () => toast({ variant: 'destructive', ...imageToasts.restoreFailed }),
  });
  const { mutate: remove } = useDeleteImage({
    onRemoved: (removal) => {
      const dismiss = toast({
        title: imageToasts.deleted,
        action: { label: imageToasts.undo, onPress: () => restore(removal) },
      });
      setTimeout(dismiss, RESTORE_MS);
    },
    onFailure: () => toast({ variant: 'destructive', ...imageToasts.deleteFailed }),
  });
  return remove;
}
