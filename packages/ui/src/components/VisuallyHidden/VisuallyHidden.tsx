import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Element to render. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
  /** Shows itself while something in it has the focus, as a skip link does. @default false */
  isFocusable?: boolean;
  id?: string;
}

/** Words for assistive technology only. */
export function VisuallyHidden({ as = 'span', isFocusable = false, ...props }: VisuallyHiddenProps) {
  const Element = as;
  return (
    <Element {...props} className={visuallyHidden} data-focusable={isFocusable || undefined} />
  );
}
