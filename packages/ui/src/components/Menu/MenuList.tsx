import { type RefObject, useEffect } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Header } from 'react-aria-components/Header';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Separator as AriaSeparator } from 'react-aria-components/Separator';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { CheckIcon } from '../../icons/glyphs';
import { media } from '../../theme/media';
import { withClass } from '../../utils/withClass';
import { popover } from './popover.css';
import { check, heading, item, itemText, menu, separator, sheet, sheetScrim } from './Menu.css';
import { MenuPartsContext, type MenuTriggerState } from './menuContext';
import type { MenuItemProps, MenuProps, MenuSectionProps } from './menuProps';

/** The list and its popover: the part of a menu that is loaded when it opens. */
export function MenuList({ trigger, ...props }: MenuProps & { trigger: MenuTriggerState }) {
  const { children, onAction, placement = 'bottom end', 'aria-label': label, className, style } = props;
  const { isOpen, onOpenChange, triggerRef, triggerId, autoFocus } = trigger;
  const isPhone = useMediaQuery(media.phone);
  const name = label === undefined ? { 'aria-labelledby': triggerId } : { 'aria-label': label };
  const list = (
    <AriaMenu
      {...name}
      {...choices(props)}
      className={withClass(menu, className)}
      style={style}
      autoFocus={autoFocus}
      onClose={() => onOpenChange(false)}
      onAction={onAction && ((key) => onAction(String(key)))}
    >
      {children}
    </AriaMenu>
  );
  return (
    <MenuPartsContext value={{ Item, Section, Separator }}>
      {isPhone ? (
        <ModalOverlay isDismissable isOpen={isOpen} onOpenChange={onOpenChange} className={sheetScrim}>
          <Modal className={sheet}>
            {list}
            <FocusReturn to={triggerRef} />
          </Modal>
        </ModalOverlay>
      ) : (
        <AriaPopover
          {...name}
          trigger="MenuTrigger"
          triggerRef={triggerRef}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          className={popover}
          placement={placement}
          offset={8}
          containerPadding={12}
        >
          {list}
          <FocusReturn to={triggerRef} />
        </AriaPopover>
      )}
    </MenuPartsContext>
  );
}

/** The props of a single selection. */
function choices({ selectedKey, onSelectionChange }: Pick<MenuSectionProps, 'selectedKey' | 'onSelectionChange'>) {
  if (selectedKey === undefined) return {};
  return {
    selectionMode: 'single',
    disallowEmptySelection: true,
    selectedKeys: [selectedKey],
    onSelectionChange: (keys: 'all' | Set<string | number>) => {
      if (keys !== 'all') for (const key of keys) onSelectionChange?.(String(key));
    },
  } as const;
}

/**
 * Restores the focus as soon as the list is removed. The overlay does so a frame later, and a dialog that an item
 * opened before then would store the body as the element to restore.
 */
function FocusReturn({ to }: { to: RefObject<HTMLElement | null> }) {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) to.current?.focus({ preventScroll: true });
    },
    [to],
  );
  return null;
}

function Item({ children, icon, tone, className, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={children} className={withClass(item({ tone }), className)}>
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

function Section({ title, children, ...selection }: MenuSectionProps) {
  return (
    <AriaMenuSection {...choices(selection)}>
      <Header className={heading}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

function Separator() {
  return <AriaSeparator className={separator} />;
}
