import type { Image } from '@jewelry/contract';
import { RESTORE_MS } from '@jewelry/contract/constants';
import { useDeleteImage, useRestoreImage } from '../data/useDeleteImage';
import { toast } from '../primitives/Toast/toastQueue';
import { toastMessages } from './toastMessages';

/** Removes a picture, and offers to bring it back for as long as the server can (MYJ-11). */
export function useDeleteAction(): (image: Image) => void {
  const { mutate: restore } = useRestoreImage({
    onRestored: () => toast({ title: toastMessages.restored }),
    onFailure: () => toast({ variant: 'destructive', ...toastMessages.restoreFailed }),
  });
  const { mutate: remove } = useDeleteImage({
    onRemoved: (removal) => {
      const dismiss = toast({ title: toastMessages.deleted, action: { label: toastMessages.undo, onPress: () => restore(removal) } });
      setTimeout(dismiss, RESTORE_MS);
    },
    onFailure: () => toast({ variant: 'destructive', ...toastMessages.deleteFailed }),
  });
  return remove;
}
