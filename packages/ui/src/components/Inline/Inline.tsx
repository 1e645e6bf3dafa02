import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../utils/classNames';
import type { Gap } from '../../theme/scale';
import { inline } from './Inline.css';

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Element to render. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'nav' | 'header' | 'footer' | 'span';
  /** Space between the children and between lines, a step of the space scale. @default 4 (8 px) */
  gap?: Gap;
  /** Alignment of the children across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Distribution of the remaining space. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children wrap onto new lines. @default true */
  wrap?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * Children in a row with an even gap, wrapping by default.
 *
 * - **Use it**: for buttons in a row, or an icon and its label.
 * - **Not**: for columns (`Grid`), or for stacked children (`Stack`).
 * - **States**: none.
 * - **Keyboard**: none; focus follows the order of the children.
 * - **Name**: render it as `nav` or `ul` where that is its meaning.
 */
export function Inline({ as = 'div', gap, align, justify, wrap, className, ref, ...props }: InlineProps) {
  const Element = as as 'div';
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(inline({ gap, align, justify, wrap }), className)}
    />
  );
}
