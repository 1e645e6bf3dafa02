import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { withClass } from '../../utils/withClass';
import { link } from './Link.css';

export interface LinkProps extends Omit<AriaLinkProps, 'children'> {
  children: ReactNode;
  /** Where it goes. Without it the link is a button in the look of a link: give it `onPress`. */
  href?: string;
  /**
   * `inline` in running text (brass and underlined), `quiet` where its place says that it is a link,
   * `plain` around a whole picture or mark.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet' | 'plain';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Goes somewhere. For doing something on this page use `Button`.
 *
 * - **Use it**: for another page, another site or a place on this page.
 * - **Not**: for an action on this page (`Button`).
 * - **States**: rest, hovered, focused, pressed; `inline`, `quiet` and `plain`.
 * - **Keyboard**: Tab, then Enter.
 * - **Name**: the words name the target and make sense out of context.
 *
 * | Do | Don't |
 * |---|---|
 * | "Terms of Use". | "here". |
 */
export function Link({ variant, className, ...props }: LinkProps) {
  return <AriaLink {...props} className={withClass(link({ variant }), className)} />;
}
