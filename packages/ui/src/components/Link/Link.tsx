import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { withClass } from '../../utils/withClass';
import { link } from './Link.css';

export interface LinkProps extends Omit<AriaLinkProps, 'children'> {
  children: ReactNode;
  /** The target. Without it, renders a button that looks like a link and needs `onPress`. */
  href?: string;
  /**
   * `inline` in running text (brass and underlined), `quiet` where the context shows that it is a link,
   * `plain` around a picture or the logo.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet' | 'plain';
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Navigates. For an action on this page use `Button`.
 *
 * - **Use it**: for another page, another site or a section of this page.
 * - **Not**: for an action on this page (`Button`).
 * - **States**: rest, hovered, focused, pressed; `inline`, `quiet` and `plain`.
 * - **Keyboard**: Tab, then Enter.
 * - **Name**: the text names the target and makes sense out of context.
 *
 * | Do | Don't |
 * |---|---|
 * | "Terms of Use". | "here". |
 */
export function Link({ variant, className, ...props }: LinkProps) {
  return <AriaLink {...props} className={withClass(link({ variant }), className)} />;
}
