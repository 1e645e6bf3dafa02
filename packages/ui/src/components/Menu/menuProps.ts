import type { ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps, MenuProps as AriaMenuProps } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';

/** `className` and `style` are those of the list. */
export interface MenuProps extends Pick<AriaMenuProps<object>, 'className' | 'style'> {
  /** Names the menu; without it the trigger's name serves. */
  'aria-label'?: string;
  /** `MenuItem`s, `MenuSection`s and `MenuSeparator`s. */
  children: ReactNode;
  /** Called with the `id` of the chosen item; items may have an `onAction` of their own instead. */
  onAction?: (id: string) => void;
  /** The one item that is in force; turns the items into choices with a check mark. */
  selectedKey?: string;
  /** Called with the `id` of the item chosen among choices. */
  onSelectionChange?: (id: string) => void;
  /** @default 'bottom end' */
  placement?: PopoverProps['placement'];
}

export interface MenuItemProps extends Pick<AriaMenuItemProps, 'className' | 'style'> {
  id?: string;
  /** A verb or the name of a place. */
  children: string;
  /** An icon of 20 px before the words. */
  icon?: ReactNode;
  onAction?: () => void;
  /** Makes it a link. */
  href?: string;
  /** `danger` for what cannot be undone. @default 'default' */
  tone?: 'default' | 'danger';
  isDisabled?: boolean;
}

export interface MenuSectionProps {
  /** Stands above the items and names the group. */
  title: string;
  /** `MenuItem`s. */
  children: ReactNode;
  /** The one item of this group that is in force. */
  selectedKey?: string;
  onSelectionChange?: (id: string) => void;
}
