import type { ReactNode, RefObject } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from './Tooltip.css';

interface TooltipBubbleProps {
  id?: string;
  state: TooltipTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
  placement: AriaTooltipProps['placement'];
  children: ReactNode;
}

/** The text and its placement beside the control. */
export function TooltipBubble({ state, ...props }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip {...props} className={tooltip} offset={8} containerPadding={8} />
    </TooltipTriggerStateContext>
  );
}
