import { type ReactNode, type Ref, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../../icons/glyphs';
import { MinusIcon } from '../../icons/laterGlyphs';
import { withClass } from '../../utils/withClass';
import { FieldMessage } from '../Field/FieldMessage';
import { octagon, row } from './Checkbox.css';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children'> {
  /** The option's label. May contain a link. */
  children: ReactNode;
  isSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  /** Error message; its presence makes the box invalid. */
  errorMessage?: string;
  ref?: Ref<HTMLLabelElement>;
}

/**
 * An octagonal checkbox in a row of 44 px, all of which can be pressed.
 *
 * - **Use it**: for one or several independent yes-or-no choices that take effect when a form is submitted.
 * - **Not**: for one of several (`RadioGroup`), or for a switch with an immediate effect (`ToggleButton`).
 * - **States**: off, on, hovered, focused, invalid, disabled.
 * - **Keyboard**: Tab, then Space. The whole row of 44 px is pressable.
 * - **Name**: the label is a statement that is true when the box is checked.
 *
 * | Do | Don't |
 * |---|---|
 * | "I have read and accept the Terms of Use". | "Do not send me email": checking it would mean no. |
 */
export function Checkbox({ children, errorMessage, className, ...props }: CheckboxProps) {
  const errorId = useId();
  const hasError = errorMessage !== undefined && errorMessage !== '';
  return (
    <div>
      <AriaCheckbox
        {...props}
        isInvalid={hasError || props.isInvalid}
        aria-describedby={hasError ? errorId : props['aria-describedby']}
        className={withClass(row, className)}
      >
        {({ isIndeterminate }) => (
          <>
            <span className={octagon} aria-hidden="true">
              {isIndeterminate ? <MinusIcon size={14} /> : <CheckIcon size={14} />}
            </span>
            <span>{children}</span>
          </>
        )}
      </AriaCheckbox>
      <div role="alert">{hasError && <FieldMessage id={errorId}>{errorMessage}</FieldMessage>}</div>
    </div>
  );
}
