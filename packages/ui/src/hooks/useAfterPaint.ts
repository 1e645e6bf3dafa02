import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../utils/afterPaint';

/** Whether `isTrue` has held for a painted frame, so that the first frame can omit what is not visible first. */
export function useAfterPaint(isTrue: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  if (isPainted && !isTrue) setPainted(false);
  useEffect(() => (isTrue ? afterPaint(() => startTransition(() => setPainted(true))) : undefined), [isTrue]);
  return isTrue && isPainted;
}
