import type { ReactNode } from 'react';
import { JewelryIcon, type JewelryShape } from '../../icons/JewelryIcon';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { root, shape as shapeClass } from './EmptyState.css';

export interface EmptyStateProps {
  /** Names the missing content and the way to add it. */
  title: string;
  /** A second sentence. */
  children?: ReactNode;
  /** Type of jewelry of the drawing above the text. @default 'pendant' */
  shape?: JewelryShape;
  /** The one next step: a `Button` or `Link`. */
  action?: ReactNode;
}

/**
 * Replaces an empty list.
 *
 * - **Use it**: instead of an empty list, with the one next step.
 * - **Not**: while a list is loading (`Skeleton`) or failed to load (`Banner` with a retry).
 * - **States**: with or without a second sentence and an action.
 * - **Keyboard**: the action is reached by Tab.
 * - **Name**: names the missing content and the way to add it.
 *
 * | Do | Don't |
 * |---|---|
 * | "No images in your history yet. Create your first image to see it here!" | "No data". |
 */
export function EmptyState({ title, children, shape = 'pendant', action }: EmptyStateProps) {
  return (
    <div className={root}>
      <JewelryIcon shape={shape} size={56} className={shapeClass} />
      <Heading level={2} type="title.m">
        {title}
      </Heading>
      {children !== undefined && <Text tone="muted">{children}</Text>}
      {action}
    </div>
  );
}
