import { startTransition, useEffect, useState } from 'react';

/**
 * Whether something that has become true was true for a painted frame already: for a first frame that does without what is
 * not looked at first.
 */
export function useAfterPaint(isTrue: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !isTrue) setPainted(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    // Effects of a press run before the frame, and so does the first callback.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, [isTrue]);
  return isTrue && isPainted;
}
