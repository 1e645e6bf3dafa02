import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../hooks/afterPaint';

/**
 * Which image the stage shows. A step is shown in the frame of its press; the screen, with all that goes by it, hears of it
 * when that frame is drawn.
 * @param imageId the image that the screen has chosen; when it chooses another one, that is shown
 */
export function useShownImage(imageId: string, onImageChange: (imageId: string) => void): [shownId: string, show: (imageId: string) => void] {
  const [shown, setShown] = useState({ chosenId: imageId, id: imageId });
  if (shown.chosenId !== imageId) setShown({ chosenId: imageId, id: imageId });
  const { id } = shown;
  const isAhead = id !== imageId;
  useEffect(() => (isAhead ? afterPaint(() => startTransition(() => onImageChange(id))) : undefined), [isAhead, id, onImageChange]);
  return [id, (next) => setShown({ chosenId: imageId, id: next })];
}
