import { cloneElement, type ReactElement, type RefAttributes } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { usePreload } from '../../hooks/usePreload';
import { lazyWithPreload } from '../../utils/lazyWithPreload';

const TooltipBubble = lazyWithPreload(() => import('./TooltipBubble').then((module) => module.TooltipBubble));

export interface TooltipProps {
  /** One focusable control: a button, a link. */
  children: ReactElement<RefAttributes<HTMLElement>>;
  /** A few words. Information that the user needs belongs on the page, not in a tooltip. */
  text: string;
  /** Side of the control. @default 'top' */
  placement?: AriaTooltipProps['placement'];
  /** Disables the tooltip, for example where its text is visible. @default false */
  isDisabled?: boolean;
}

/**
 * Names or explains a control on hover and on keyboard focus; never on touch. Its code is loaded when the first one
 * opens; if loading fails, there is no tooltip.
 *
 * - **Use it**: for the name of an icon button, or a shortcut.
 * - **Not**: for necessary information: touch never shows a tooltip.
 * - **States**: hidden, visible after 500 ms of hover or at once with keyboard focus.
 * - **Keyboard**: appears with the focus; Escape hides it.
 * - **Name**: a few words, no sentence, nothing to press.
 */
export function Tooltip({ children, text, placement = 'top', isDisabled }: TooltipProps) {
  const [isLoaded, preload] = usePreload(TooltipBubble);
  const triggerRef = useObjectRef(children.props.ref);
  const state = useTooltipTriggerState({
    delay: 500,
    closeDelay: 0,
    isDisabled,
    onOpenChange: (isOpen) => {
      if (isOpen) preload().catch(() => undefined);
    },
  });
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, triggerRef);
  /** react-aria's key handlers stop propagation by default, and Escape would not reach a dialog. */
  const onKeyDown: AriaButtonProps['onKeyDown'] = (event) => {
    triggerProps.onKeyDown?.(event);
    event.continuePropagation();
  };
  return (
    <>
      {cloneElement(children, { ...mergeProps(children.props, { ...triggerProps, onKeyDown }), ref: triggerRef })}
      {isLoaded && (
        <TooltipBubble id={tooltipProps.id} state={state} triggerRef={triggerRef} placement={placement}>
          {text}
        </TooltipBubble>
      )}
    </>
  );
}
