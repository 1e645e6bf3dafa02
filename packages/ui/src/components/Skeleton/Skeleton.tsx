import { classNames } from '../../utils/classNames';
import { Glint, type GlintProps } from './Glint';
import { skeleton } from './Skeleton.css';

export interface SkeletonProps extends GlintProps {
  /** A line of text (12 px), a picture's square, or a control (44 px). @default 'line' */
  shape?: 'line' | 'square' | 'control';
  /** Inline size, as CSS. @default that of its container, also in a server-rendered page */
  width?: string;
  /** Class for placement only. */
  className?: string;
}

/**
 * Placeholder of loading content, at its exact size.
 *
 * - **Use it**: at the exact size of the content, so that nothing shifts.
 * - **Not**: for an operation with progress (`ProgressBeads`), or for an empty list (`EmptyState`).
 * - **States**: line, square, control; the glint stands still under reduced motion.
 * - **Keyboard**: none.
 * - **Name**: hidden from assistive technology: mark the region as loading once (`aria-busy` and a status).
 */
export function Skeleton({ shape, width, column, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(skeleton({ shape }), className)}
      style={width === undefined ? undefined : { inlineSize: width }}
    >
      <Glint column={column} />
    </span>
  );
}
