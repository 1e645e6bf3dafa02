import { type ReactNode, use, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { usePreload } from '../../hooks/usePreload';
import { lazyWithPreload } from '../../utils/lazyWithPreload';
import { toast, type ToastContent } from '../Toast/toastQueue';
import { MenuPartsContext, MenuTriggerContext, type MenuTriggerState } from './menuContext';
import type { MenuItemProps, MenuProps, MenuSectionProps } from './menuProps';

const MenuList = lazyWithPreload(() => import('./MenuList').then((module) => module.MenuList));

export interface MenuTriggerProps {
  /** The button, then the `Menu`. */
  children: [trigger: ReactNode, menu: ReactNode];
  onOpenChange?: (isOpen: boolean) => void;
  /** Shown as a toast when the code of the menu cannot be loaded. */
  loadFailure: ToastContent;
}

/**
 * Connects a button and its menu. The menu's code is loaded when the button is first hovered, focused or pressed; if
 * loading fails, a toast reports it.
 */
export function MenuTrigger({ children, onOpenChange, loadFailure }: MenuTriggerProps) {
  const [trigger, menu] = children;
  const [autoFocus, setAutoFocus] = useState<MenuTriggerState['autoFocus'] | null>(null);
  const [isListLoaded, preloadList] = usePreload(MenuList);
  const [wasOpened, setWasOpened] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const isOpen = autoFocus !== null;

  const show = (focus: MenuTriggerState['autoFocus'] | null): void => {
    if (triggerRef.current?.ariaDisabled === 'true') return;
    setAutoFocus(focus);
    setWasOpened(true);
    onOpenChange?.(focus !== null);
    if (focus !== null) preloadList().catch(reportFailure);
  };

  const reportFailure = (): void => {
    setAutoFocus(null);
    onOpenChange?.(false);
    toast({ variant: 'destructive', ...loadFailure });
  };

  const preload = (): void => void preloadList().catch(() => undefined);

  const state: MenuTriggerState = {
    hasList: wasOpened && isListLoaded,
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

/**
 * A list of actions that a button opens, inside a `MenuTrigger`. On a phone it is a sheet at the lower edge.
 *
 * - **Use it**: for three or more actions on one item that need not be visible all the time, or a choice among
 *   settings.
 * - **Not**: for one or two actions (`Button`, `IconButton`), for a form (`Dialog`), or for navigation of the whole
 *   site.
 * - **States**: closed, open; items at rest, focused, chosen, disabled. On a phone it is a sheet at the lower edge.
 * - **Keyboard**: Enter, Space or ↓ opens it at the first item, ↑ at the last; arrows move, letters jump, Enter
 *   chooses, Escape closes and returns the focus.
 * - **Name**: the button names what the actions are for; items are verbs.
 *
 * | Do | Don't |
 * |---|---|
 * | "Actions for Oval sapphire ring". | The same "More" on every card. |
 */
export function Menu(props: MenuProps) {
  const trigger = use(MenuTriggerContext);
  if (!trigger?.hasList) return null;
  return <MenuList {...props} trigger={trigger} />;
}

/** One action or link of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuPartsContext);
  return parts === null ? null : <parts.Item {...props} />;
}

/** A named group of items, which can have its own selection. */
export function MenuSection(props: MenuSectionProps) {
  const parts = use(MenuPartsContext);
  return parts === null ? null : <parts.Section {...props} />;
}

/** A hairline between two groups of items. */
export function MenuSeparator() {
  const parts = use(MenuPartsContext);
  return parts === null ? null : <parts.Separator />;
}
