import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../utils/afterPaint';

interface Shown {
  readonly chosenId: string;
  readonly id: string;
  /** Images stepped to since then, which may be reported late. */
  readonly steps: readonly string[];
}

/**
 * The image on the stage. A step is shown in the frame of its press, and reported to the screen once that frame is
 * painted.
 * @param imageId the image that the screen has selected; one that was not stepped to is shown immediately
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
