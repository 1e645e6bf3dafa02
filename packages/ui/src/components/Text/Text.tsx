import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../utils/classNames';
import type { TextRole } from '../../theme/scale';
import { text } from './Text.css';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'role'> {
  /** Element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'time' | 'strong' | 'em' | 'dt' | 'dd' | 'figcaption';
  /** Role in the type scale. For titles use `Heading`. @default 'body' */
  type?: TextRole;
  /** Colour of the text; `inherit` uses the parent's. @default 'default' */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'danger' | 'warning' | 'success' | 'inherit';
  /** Number of lines after which the text is cut off with an ellipsis. */
  lines?: 1 | 2 | 3;
  /** Tabular figures, for counts, prices and times. @default false */
  isTabular?: boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * Running text, captions, counts and prices.
 *
 * - **Use it**: for all text that is not a title.
 * - **Not**: for titles (`Heading`).
 * - **States**: tones default, muted, subtle, accent, danger, warning, success.
 * - **Keyboard**: none.
 * - **Name**: `isTabular` for figures in a column.
 */
export function Text({ as = 'p', type, tone, lines, isTabular, className, ref, ...props }: TextProps) {
  const Element = as as 'p';
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLParagraphElement>}
      className={classNames(text({ role: type, tone, lines, isTabular }), className)}
    />
  );
}
