import type { ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps, MenuProps as AriaMenuProps } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';

/** `className` and `style` are those of the list. */
export interface MenuProps extends Pick<AriaMenuProps<object>, 'className' | 'style'> {
  /** Accessible name. @default the trigger's */
  'aria-label'?: string;
  /** `MenuItem`, `MenuSection` and `MenuSeparator` elements. */
  children: ReactNode;
  /** Called with the `id` of the pressed item; items can have their own `onAction` instead. */
  onAction?: (id: string) => void;
  /** `id` of the selected item; gives the items a check mark. */
  selectedKey?: string;
  /** Called with the `id` of the newly selected item. */
  onSelectionChange?: (id: string) => void;
  /** @default 'bottom end' */
  placement?: PopoverProps['placement'];
}

export interface MenuItemProps extends Pick<AriaMenuItemProps, 'className' | 'style'> {
  id?: string;
  /** A verb, or the name of a page. */
  children: string;
  /** An icon of 20 px before the label. */
  icon?: ReactNode;
  onAction?: () => void;
  /** Makes it a link. */
  href?: string;
  /** `danger` for actions that cannot be undone. @default 'default' */
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
}

export interface MenuSectionProps {
  /** Heading and accessible name of the group. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
  /** `id` of the selected item of this group. */
  selectedKey?: string;
  onSelectionChange?: (id: string) => void;
}
