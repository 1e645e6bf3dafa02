import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../utils/afterPaint';

interface Shown {
  readonly chosenId: string;
  readonly id: string;
  /** The images that were stepped to since; one may be reported when the next is shown already. */
  readonly steps: readonly string[];
}

/**
 * Which image the stage shows. A step is shown in the frame of its press; the screen, with all that goes by it, hears
 * of it when that frame is drawn.
 * @param imageId the image that the screen has chosen; when it chooses another one than was stepped to, that is shown
 */
export function useVisibleImage(
  imageId: string,
  onImageChange: (imageId: string) => void,
): [shownId: string, show: (imageId: string) => void] {
  const [shown, setShown] = useState<Shown>({ chosenId: imageId, id: imageId, steps: [] });
  if (shown.chosenId !== imageId) {
    const step = shown.steps.lastIndexOf(imageId);
    setShown(
      step < 0
        ? { chosenId: imageId, id: imageId, steps: [] }
        : { ...shown, chosenId: imageId, steps: shown.steps.slice(step + 1) },
    );
  }
  const { id } = shown;
  const isAhead = id !== imageId;
  useEffect(
    () => (isAhead ? afterPaint(() => startTransition(() => onImageChange(id))) : undefined),
    [isAhead, id, onImageChange],
  );
  return [id, (next) => setShown(({ chosenId, steps }) => ({ chosenId, id: next, steps: [...steps, next] }))];
}
