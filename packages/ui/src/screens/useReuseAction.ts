import type { Image } from '@jewelry/contract';
import { useCallback } from 'react';
import { fetchDrawing } from '../data/fetchDrawing';
import { useSession } from '../data/useSession';
import { browserStorage } from '../hooks/browserStorage';
import { toast } from '../primitives/Toast/toastQueue';
import { useApp } from './appContext';
import { toastMessages } from './toastMessages';

/**
 * Takes over a prompt: into the form of the page, or else into that of the studio (STA-39, STA-40). The drawing of one's own
 * piece comes along, to be sent again or opened in the pad; `undo` of the form brings back what it replaced.
 */
export function useReuseAction(): (image: Image) => void {
  const { navigate, writePrompt, promptForm } = useApp();
  const { user } = useSession();
  const userId = user?.id;
  return useCallback(
    (image) => {
      if (promptForm.current) {
        writePrompt({ do: 'reuse', text: image.prompt });
        promptForm.current.focus();
      } else {
        browserStorage.set('reusedPrompt', image.prompt);
        navigate('/imagine');
      }
      if (!image.metadata.has_drawing || image.user_id === null || image.user_id !== userId) return;
      reopened(image.id).then(
        (drawing) => drawing && writePrompt({ do: 'reuseDrawing', drawing }),
        () => toast({ variant: 'destructive', ...toastMessages.drawingFailed }),
      );
    },
    [writePrompt, promptForm, navigate, userId],
  );
}

/** A kept drawing with its pictures made anew; the code that draws comes with it. */
async function reopened(imageId: string) {
  const [drawing, { pngOf, svgOf }] = await Promise.all([fetchDrawing(imageId), import('../blocks/DrawingPad/exportDrawing')]);
  return drawing && { ...drawing, png: pngOf(drawing.paths), svg: svgOf(drawing.paths) };
}
