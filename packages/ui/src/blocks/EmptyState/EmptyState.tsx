import type { JewelryTypeId } from '@jewelry/contract/constants';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What is not there yet, and what to do about it. */
  title: string;
  /** A second sentence. */
  children?: ReactNode;
  /** The type of jewelry that is drawn above. @default 'pendant' */
  shape?: JewelryTypeId;
  /** The one next step: a `Button` or `Link`. */
  action?: ReactNode;
}

/** A place where nothing lies yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div>
      <p>{title}</p>
      {children}
      {action}
    </div>
  );
}
