import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { classNames } from '../../utils/classNames';
import { link } from './Link.css';

export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'children' | 'style'> {
  children: ReactNode;
  /** Where it goes. Without it the link is a button in the look of a link: give it `onPress`. */
  href?: string;
  /**
   * `inline` in running text (brass and underlined), `quiet` where its place says that it is a link,
   * `plain` around a whole picture or mark.
   * @default 'inline'
   */
  variant?: 'inline' | 'quiet' | 'plain';
  /** Class for placement only. */
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. For doing something on this page use `Button`. */
export function Link({ variant, className, ...props }: LinkProps) {
  return <AriaLink {...props} className={classNames(link({ variant }), className)} />;
}
