import { type ComponentType, createContext, type RefObject } from 'react';
import type { MenuItemProps, MenuSectionProps } from './menuProps';

/** Passed from a `MenuTrigger` to its `Menu`. */
export interface MenuTriggerState {
  isOpen: boolean;
  /** Whether the code of the list is loaded. */
  hasList: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  triggerId: string;
  /** What is focused on open: the first item, the last one, or (after a press) the list. */
  autoFocus: true | 'first' | 'last';
}

export const MenuTriggerContext = createContext<MenuTriggerState | null>(null);

interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
  Separator: ComponentType;
}

/** Components that are loaded together with the list. */
export const MenuPartsContext = createContext<MenuParts | null>(null);
