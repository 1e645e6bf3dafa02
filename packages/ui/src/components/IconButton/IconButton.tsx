import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { withClass } from '../../utils/withClass';
import { buttonStates } from '../Button/buttonStates';
import { Beads } from '../ProgressBeads/Beads';
import { Tooltip } from '../Tooltip/Tooltip';
import { iconButton } from './IconButton.css';

export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'aria-label'> {
  /** Accessible name: the action. Also the tooltip. */
  'aria-label': string;
  /** One icon; a count may follow it. */
  children: ReactNode;
  /** 44 px, or 40 px on a card (44 px with a coarse pointer). @default 'md' */
  size?: 'sm' | 'md';
  /** Lets the button grow in width for a count beside the icon. @default false */
  isWithText?: boolean;
  /** Another text for the tooltip, or `false` where a visible label names the button. */
  tooltip?: string | false;
  /** The action is pending: three beads replace the icon, `aria-busy` is set, and presses do nothing. */
  isPending?: boolean;
  /** The action is unavailable. The button stays in the tab order and keeps the focus. */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with only an icon. `aria-label` is required.
 *
 * - **Use it**: where the icon is well known and space is limited: close, like, more.
 * - **Not**: where there is space for a label (`Button`), or for an icon without action (the icon itself).
 * - **States**: rest, hovered (with a tooltip), focused, pressed, pending, disabled.
 * - **Keyboard**: Tab, then Enter or Space; the tooltip appears on focus.
 * - **Name**: `aria-label` is required: the action, not the drawing.
 *
 * | Do | Don't |
 * |---|---|
 * | "Delete all images". | "Trash can". |
 */
export function IconButton({
  children,
  size,
  isWithText,
  tooltip,
  className,
  isDisabled = false,
  isPending = false,
  ...props
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...props}
      isPending={isPending}
      {...buttonStates(isDisabled, isPending)}
      className={withClass(iconButton({ size, isWithText }), className)}
    >
      {isPending ? <Beads /> : children}
    </AriaButton>
  );
  if (tooltip === false) return button;
  return <Tooltip text={tooltip ?? props['aria-label']}>{button}</Tooltip>;
}
