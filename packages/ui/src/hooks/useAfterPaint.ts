import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../utils/afterPaint';

/**
 * Whether something that has become true was true for a painted frame already: for a first frame that does without what
 * is not looked at first.
 */
export function useAfterPaint(isTrue: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !isTrue) setPainted(false);
  useEffect(() => (isTrue ? afterPaint(() => startTransition(() => setPainted(true))) : undefined), [isTrue]);
  return isTrue && isPainted;
}
