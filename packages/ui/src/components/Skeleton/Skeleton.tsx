import { classNames } from '../../utils/classNames';
import { Glint, type GlintProps } from './Glint';
import { skeleton } from './Skeleton.css';

export interface SkeletonProps extends GlintProps {
  /** A line of text (12 px), a picture's square, or a control (44 px). @default 'line' */
  shape?: 'line' | 'square' | 'control';
  /** Length along the line, as CSS. Left out, it is as long as its place, also in a page that the server has drawn. */
  width?: string;
  /** Class for placement only. */
  className?: string;
}

/**
 * Placeholder of loading content, at its exact size. Hidden from assistive technology: announce once
 * for the whole region that it is loading (`aria-busy` and a status).
 *
 * - **Use it**: at the exact size of what will come, so that nothing moves.
 * - **Not**: for a wait with progress (`ProgressBeads`), or for a place that stays empty (`EmptyState`).
 * - **States**: line, square, control; the glint stands still under reduced motion.
 * - **Keyboard**: none.
 * - **Name**: silent: say once for the region that it is loading (`aria-busy` and a status).
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
