import type { ReactNode } from 'react';
import { JewelryIcon, type JewelryShape } from '../../icons/JewelryIcon';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { root, shape as shapeClass } from './EmptyState.css';

export interface EmptyStateProps {
  /** What is not there yet, and what to do about it. */
  title: string;
  /** A second sentence. */
  children?: ReactNode;
  /** The type of jewelry that is drawn above. @default 'pendant' */
  shape?: JewelryShape;
  /** The one next step: a `Button` or `Link`. */
  action?: ReactNode;
}

/** A place where nothing lies yet. */
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
