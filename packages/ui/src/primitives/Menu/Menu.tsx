import { lazy, type ReactNode, Suspense, use, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import type { PopoverProps } from 'react-aria-components/Popover';
import { MenuPartsContext, MenuTriggerContext, type MenuTriggerState } from './menuContext';

const loadList = () => import('./MenuList');
const LazyMenuList = lazy(async () => ({ default: (await loadList()).MenuList }));

export interface MenuTriggerProps {
  /** The button first, then the `Menu`. */
  children: [trigger: ReactNode, menu: ReactNode];
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Joins a button and its menu. The menu's code comes when the button is first hovered, focused or
 * pressed, so that a page that shows a menu button does not load menus.
 */
export function MenuTrigger({ children, onOpenChange }: MenuTriggerProps) {
  const [trigger, menu] = children;
  const [autoFocus, setAutoFocus] = useState<MenuTriggerState['autoFocus'] | null>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const isOpen = autoFocus !== null;

  const show = (focus: MenuTriggerState['autoFocus'] | null): void => {
    if (triggerRef.current?.ariaDisabled === 'true') return;
    setAutoFocus(focus);
    onOpenChange?.(focus !== null);
  };

  const preload = (): void => void loadList();

  const state: MenuTriggerState = {
    isOpen,
    onOpenChange: (willOpen) => show(willOpen ? true : null),
    triggerRef,
    triggerId,
    autoFocus: autoFocus ?? true,
  };

  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          id: triggerId,
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          isPressed: isOpen,
          onHoverStart: preload,
          onFocus: preload,
          onPress: ({ pointerType }) => {
            const isByKey = pointerType === 'keyboard' || pointerType === 'virtual';
            show(isOpen ? null : isByKey ? 'first' : true);
          },
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown') show('first');
            else if (event.key === 'ArrowUp') show('last');
            else event.continuePropagation();
          },
        }}
      >
        {trigger}
      </ButtonContext>
      <MenuTriggerContext value={state}>{menu}</MenuTriggerContext>
    </>
  );
}

export interface MenuProps {
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

/** Actions behind a button, inside a `MenuTrigger`. On a phone it is a sheet at the lower edge. */
export function Menu(props: MenuProps) {
  const trigger = use(MenuTriggerContext);
  const wasOpened = useRef(false);
  if (trigger?.isOpen === true) wasOpened.current = true;
  if (trigger === null || !wasOpened.current) return null;
  return (
    <Suspense fallback={null}>
      <LazyMenuList {...props} trigger={trigger} />
    </Suspense>
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
export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts === null ? null : <parts.Item {...props} />;
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

/** A named group of items, which may be choices among themselves. */
export function MenuSection(props: MenuSectionProps) {
  const parts = use(MenuPartsContext);
  return parts === null ? null : <parts.Section {...props} />;
}

/** A hairline between two groups of items. */
export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts === null ? null : <parts.Separator />;
}
