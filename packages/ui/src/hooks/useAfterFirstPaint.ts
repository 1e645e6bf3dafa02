import { startTransition, useEffect, useState } from 'react';

/** False while something appears, so that its first frame can do without what is not looked at first; true after that frame. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Effects of a press run before the frame, and so does the first callback.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
