import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../utils/classNames';
import type { Gap } from '../../theme/scale';
import type { Breakpoint } from '../../theme/media';
import { columnsDesk, columnsLaptop, columnsPhone, columnsTablet, grid } from './Grid.css';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** Element to render. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** Number of columns from each breakpoint up; an omitted breakpoint inherits from the narrower one. */
  columns: number | ({ phone: number } & Partial<Record<Breakpoint, number>>);
  /** Space between cells, a step of the space scale. @default 2 (4 px, the gap of the image grids) */
  gap?: Gap;
  ref?: Ref<HTMLElement>;
}

/**
 * Equal columns whose number depends on the width of the screen.
 *
 * - **Use it**: for cards, pictures and swatches of one size.
 * - **Not**: for a row of controls (`Inline`), stacked text (`Stack`), or data with headings (a `table`).
 * - **States**: none.
 * - **Keyboard**: none; focus follows the order of the children.
 * - **Name**: render it as `ul` where the children are items of a list.
 */
export function Grid({ as = 'div', columns, gap, className, style, ref, ...props }: GridProps) {
  const Element = as as 'div';
  const at = typeof columns === 'number' ? { phone: columns } : columns;
  const tablet = at.tablet ?? at.phone;
  const laptop = at.laptop ?? tablet;
  const vars = assignInlineVars({
    [columnsPhone]: String(at.phone),
    [columnsTablet]: String(tablet),
    [columnsLaptop]: String(laptop),
    [columnsDesk]: String(at.desk ?? laptop),
  });
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={classNames(grid({ gap }), className)}
      style={{ ...vars, ...style }}
    />
  );
}
