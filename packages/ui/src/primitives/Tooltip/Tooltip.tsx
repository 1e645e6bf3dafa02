import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css';

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

/** Names or explains a control on hover and on keyboard focus. Touch never sees it. */
export function Tooltip({ children, text, placement = 'top', isDisabled }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={8} containerPadding={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
