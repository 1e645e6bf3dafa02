import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { withClass } from '../../utils/withClass';
import { chipIcon, toggleButton } from './ToggleButton.css';

export interface ToggleButtonProps extends Omit<AriaToggleButtonProps, 'children'> {
  /** One or two words. */
  children: ReactNode;
  /** Key of this button inside a `ToggleButtonGroup`. */
  id?: string;
  /** An icon of 22 px before the label (above it on a phone). */
  icon?: ReactNode;
  /**
   * `chip`: free-standing, without a border until it is selected; `segment`: one of a row of equal parts.
   * @default 'chip'
   */
  variant?: 'chip' | 'segment';
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that is on or off, shown by its cut corners, border, fill and `aria-pressed`.
 *
 * - **Use it**: for an immediate effect, with a label that stays the same.
 * - **Not**: for a choice that takes effect when a form is submitted (`Checkbox`), or for an action (`Button`).
 * - **States**: off, on, hovered, focused, pressed, disabled; `chip` and `segment`.
 * - **Keyboard**: Tab, then Enter or Space.
 * - **Name**: does not change with the state, which `aria-pressed` announces.
 *
 * | Do | Don't |
 * |---|---|
 * | "Symmetry", pressed or not. | "Symmetry on" that becomes "Symmetry off". |
 */
export function ToggleButton({ children, icon, variant, className, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...props} className={withClass(toggleButton({ variant }), className)}>
      {icon !== undefined && <span className={chipIcon}>{icon}</span>}
      {children}
    </AriaToggleButton>
  );
}
