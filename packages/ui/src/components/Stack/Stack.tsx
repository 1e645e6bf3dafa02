import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../utils/classNames';
import type { Gap } from '../../theme/scale';
import { stack } from './Stack.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Element to render. @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'article' | 'form';
  /** Space between the children, a step of the space scale (1 is 2 px, 6 is 16 px). @default 6 */
  gap?: Gap;
  /** Alignment of the children across the stack. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  ref?: Ref<HTMLElement>;
}

/**
 * Stacks its children with an even gap.
 *
 * - **Use it**: instead of margins.
 * - **Not**: for children in a row (`Inline`), or equal columns (`Grid`).
 * - **States**: none.
 * - **Keyboard**: none; focus follows the order of the children.
 * - **Name**: render it as `ul` or `section` where that is its meaning.
 */
export function Stack({ as = 'div', gap, align, className, ref, ...props }: StackProps) {
  const Element = as as 'div';
  return (
    <Element {...props} ref={ref as Ref<HTMLDivElement>} className={classNames(stack({ gap, align }), className)} />
  );
}
