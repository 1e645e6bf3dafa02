import type { Image } from '@jewelry/contract';
import { PATHS } from '@jewelry/contract/constants';
import { useCallback } from 'react';
import { reopenDrawing } from '../drawing';
import { useGenerationStore } from '../generation';
import { useApp, useSession } from '../session';
import { browserStorage } from '../../utils/browserStorage';
import { toast } from '../../components/Toast/toastQueue';
import { imageToasts } from './messages';

/**
 * Reuses a prompt in the form of the page, else in the studio's. A drawing of the user's own piece is included, to be
 * submitted again or edited; `undo` of the form restores the replaced input.
 */
export function useReuseAction(): (image: Image) => void {
  const { navigate } = useApp();
  const { write, promptForm } = useGenerationStore();
  const { user } = useSession();
  const userId = user?.id;
  return useCallback(
    (image) => {
      if (promptForm.current) {
        write({ do: 'reuse', text: image.prompt });
        promptForm.current.focus();
      } else {
        browserStorage.set('reusedPrompt', image.prompt);
        navigate(PATHS.imagine);
      }
      if (!image.metadata.has_drawing || image.user_id === null || image.user_id !== userId) return;
      reopenDrawing(image.id).then(
        (drawing) => drawing && write({ do: 'reuseDrawing', drawing }),
        () => toast({ variant: 'destructive', ...imageToasts.drawingFailed }),
      );
    },
    [write, promptForm, navigate, userId],
  );
}
