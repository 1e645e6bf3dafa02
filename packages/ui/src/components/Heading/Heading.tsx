import { Heading as AriaHeading, type HeadingProps as AriaHeadingProps } from 'react-aria-components/Heading';
import { classNames } from '../../utils/classNames';
import { text } from '../Text/Text.css';

export interface HeadingProps extends Omit<AriaHeadingProps, 'className'> {
  /** Level in the outline of the page, 1 to 6. Independent of the size. @default 2 */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size, from the display end of the scale. One size per view, plus one smaller. @default 'title.m' */
  type?: 'display.xl' | 'display.l' | 'display.m' | 'title.l' | 'title.caption' | 'title.m' | 'title.s' | 'label';
  /** Class for placement only. */
  className?: string;
}

/**
 * A title, set in Marcellus (`label` is for small headings of lists). Not for prices or counts.
 *
 * - **Use it**: for titles of pages, dialogs and sections; choose `level` by the outline, `type` by the size.
 * - **Not**: for prices and counts (`Text`), or only to make text large.
 * - **States**: none.
 * - **Keyboard**: none; screen readers move from heading to heading.
 * - **Name**: one `level={1}` per page, and no level skipped.
 *
 * | Do | Don't |
 * |---|---|
 * | `level={2} type="title.m"` for a section. | `level={4}` because it is smaller. |
 */
export function Heading({ level = 2, type = 'title.m', className, ...props }: HeadingProps) {
  return (
    <AriaHeading {...props} level={level} className={classNames(text({ role: type, tone: 'inherit' }), className)} />
  );
}
