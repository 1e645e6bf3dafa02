import { lazy, type ReactElement, Suspense, useRef, useState } from 'react';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';

const TooltipBubble = lazy(async () => ({ default: (await import('./TooltipBubble')).TooltipBubble }));

export interface TooltipProps {
  /** One control that can take the focus: a button, a link. */
  children: ReactElement;
  /** A few words. What a reader must know belongs on the page, not in a tooltip. */
  text: string;
  /** Side of the control. @default 'top' */
  placement?: AriaTooltipProps['placement'];
  /** Keeps it away, for instance where the words are visible anyway. @default false */
  isDisabled?: boolean;
}

/**
 * Names or explains a control on hover and on keyboard focus. Touch never sees it. The code that places the bubble
 * comes when the first one is shown, so that a page with icon buttons does not load it.
 */
export function Tooltip({ children, text, placement = 'top', isDisabled }: TooltipProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const triggerRef = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState({
    delay: 500,
    closeDelay: 0,
    isDisabled,
    onOpenChange: (isOpen) => isOpen && setWasOpened(true),
  });
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, triggerRef);
  return (
    <>
      <FocusableProvider {...triggerProps} ref={triggerRef}>
        {children}
      </FocusableProvider>
      {wasOpened && (
        <Suspense fallback={null}>
          <TooltipBubble id={tooltipProps.id} state={state} triggerRef={triggerRef} placement={placement}>
            {text}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  );
}
