import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Element to render. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p';
  /** Makes it visible while something in it is focused, such as a skip link. @default false */
  isFocusable?: boolean;
  id?: string;
}

/**
 * Text for assistive technology only.
 *
 * - **Use it**: for meaning that is only visible, such as that of an icon or a layout.
 * - **Not**: to hide what all users need, or in place of a label that could be visible.
 * - **States**: hidden; with `isFocusable` visible while focused, such as a skip link.
 * - **Keyboard**: that of its content.
 * - **Name**: the text is read in document order, so write it as part of the sentence around it.
 */
export function VisuallyHidden({ as = 'span', isFocusable = false, ...props }: VisuallyHiddenProps) {
  const Element = as;
  return <Element {...props} className={visuallyHidden} data-focusable={isFocusable || undefined} />;
}
