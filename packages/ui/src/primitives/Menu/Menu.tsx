import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { CheckIcon } from '../../icons/glyphs';
import { media } from '../../theme/media';
import { popover } from '../Popover/Popover.css';
import { check, item, itemText, menu, separator, sheet, sheetScrim } from './Menu.css';

export { MenuTrigger };

export interface MenuProps {
  /** Names the menu; without it the trigger's name serves. */
  'aria-label'?: string;
  /** `MenuItem`s and `MenuSeparator`s. */
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

/** Actions behind a button, inside a `MenuTrigger`. On a phone it is a sheet at the lower edge. */
export function Menu({
  children,
  onAction,
  selectedKey,
  onSelectionChange,
  placement = 'bottom end',
  ...props
}: MenuProps) {
  const isPhone = useMediaQuery(media.phone);
  const choices =
    selectedKey === undefined
      ? {}
      : ({
          selectionMode: 'single',
          disallowEmptySelection: true,
          selectedKeys: [selectedKey],
          onSelectionChange: (keys: 'all' | Set<string | number>) => {
            if (keys !== 'all') for (const key of keys) onSelectionChange?.(String(key));
          },
        } as const);
  const list = (
    <AriaMenu
      {...props}
      {...choices}
      className={menu}
      onAction={onAction && ((key) => onAction(String(key)))}
    >
      {children}
    </AriaMenu>
  );
  if (isPhone) {
    return (
      <ModalOverlay isDismissable className={sheetScrim}>
        <Modal className={sheet}>{list}</Modal>
      </ModalOverlay>
    );
  }
  return (
    <AriaPopover className={popover} placement={placement} offset={8} containerPadding={12}>
      {list}
    </AriaPopover>
  );
}

export interface MenuItemProps {
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

/** One action or place in a `Menu`. */
export function MenuItem({ children, icon, tone, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={item({ tone })}>
      {({ selectionMode }) => (
        <>
          {icon}
          <span className={itemText}>{children}</span>
          {selectionMode !== 'none' && <CheckIcon size={16} className={check} />}
        </>
      )}
    </AriaMenuItem>
  );
}

/** A hairline between two groups of items. */
export function MenuSeparator() {
  return <Separator className={separator} />;
}
