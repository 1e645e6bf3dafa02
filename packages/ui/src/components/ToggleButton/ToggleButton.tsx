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
  /** An icon before the words (above them on a phone), 22 px. */
  icon?: ReactNode;
  /**
   * `chip` stands free, without a border until it is chosen; `segment` is one of a row of equal parts.
   * @default 'chip'
   */
  variant?: 'chip' | 'segment';
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Is on or off, and says so with its cut corners, border, fill and `aria-pressed`.
 *
 * - **Use it**: for an immediate effect, with words that stay the same.
 * - **Not**: for what counts only when a form is sent (`Checkbox`), or for an action (`Button`).
 * - **States**: off, on, hovered, focused, pressed, disabled; `chip` and `segment`.
 * - **Keyboard**: Tab, then Enter or Space.
 * - **Name**: the name does not change with the state: `aria-pressed` says it.
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
