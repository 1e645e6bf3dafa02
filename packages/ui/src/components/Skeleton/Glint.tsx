import { type RefCallback, useCallback } from 'react';
import { glint } from './Skeleton.css';

export interface GlintProps {
  /** Column in a grid, from 0; each starts 60 ms after the one before it. @default 0 */
  column?: number;
}

/**
 * A narrow highlight that travels over loading content. All glints of a page share the start time of the document
 * timeline, so that a grid animates as one.
 */
export function Glint({ column = 0 }: GlintProps) {
  const alignClock: RefCallback<HTMLSpanElement> = useCallback((element) => {
    for (const animation of element?.getAnimations?.() ?? []) animation.startTime = 0;
  }, []);
  return <span ref={alignClock} aria-hidden="true" className={glint} data-column={column} />;
}
