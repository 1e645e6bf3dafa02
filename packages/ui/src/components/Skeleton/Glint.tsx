import { type RefCallback, useCallback } from 'react';
import { glint } from './Skeleton.css';

export interface GlintProps {
  /** Column in a tray, from 0; each lags 60 ms behind the one before it. @default 0 */
  column?: number;
}

/**
 * The polish glint: a narrow light that travels over loading content. All glints of a page
 * start at the same moment of the document's clock, so that a grid shines as one piece.
 */
export function Glint({ column = 0 }: GlintProps) {
  const alignClock: RefCallback<HTMLSpanElement> = useCallback((element) => {
    for (const animation of element?.getAnimations?.() ?? []) animation.startTime = 0;
  }, []);
  return <span ref={alignClock} aria-hidden="true" className={glint} data-column={column} />;
}
