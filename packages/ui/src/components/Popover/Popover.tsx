import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { content, popover } from './Popover.css';

export interface PopoverProps
  extends Pick<AriaPopoverProps, 'placement' | 'isOpen' | 'onOpenChange' | 'triggerRef'> {
  /** Names the popover for assistive technology. */
  'aria-label': string;
  /** A few controls or facts. A task belongs in a `Dialog`. */
  children: ReactNode;
}

/** Floats beside the control that opened it, inside a `DialogTrigger`, and closes on a press outside. */
export function Popover({ children, 'aria-label': label, ...props }: PopoverProps) {
  return (
    <AriaPopover {...props} className={popover} offset={8} containerPadding={12}>
      <AriaDialog aria-label={label} className={content}>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}
