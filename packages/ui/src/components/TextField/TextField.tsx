import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { withClass } from '../../utils/withClass';
import { field, input } from '../Field/Field.css';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame';

export interface TextFieldProps extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'isInvalid' | 'label'> {
  value?: string;
  onChange?: (value: string) => void;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** An example; never a replacement for the label. */
  placeholder?: string;
  /** Content inside the field at its end: a button, a unit. */
  trailing?: ReactNode;
  /** Ref of the `input`, for focus. */
  inputRef?: Ref<HTMLInputElement>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * One line of text with its label, hint and error.
 *
 * - **Use it**: for names, addresses, sizes.
 * - **Not**: for several lines (`TextArea`), a password (`PasswordField`), or a search (`SearchField`).
 * - **States**: empty, filled, focused, invalid, read-only, disabled.
 * - **Keyboard**: Tab; Enter submits the form.
 * - **Name**: the label is a noun of one to three words; the error states what to enter.
 *
 * | Do | Don't |
 * |---|---|
 * | "Please enter a valid email address". | "Invalid input". |
 */
export function TextField({
  label,
  description,
  errorMessage,
  optionalLabel,
  placeholder,
  trailing,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const { isReadOnly, isDisabled } = props;
  const hasError = errorMessage !== undefined && errorMessage !== '';
  return (
    <AriaTextField {...props} validationBehavior="aria" isInvalid={hasError} className={withClass(field, className)}>
      <FieldFrame {...{ label, description, errorMessage, optionalLabel, trailing, isReadOnly, isDisabled }}>
        <Input ref={inputRef} className={input} placeholder={placeholder} />
      </FieldFrame>
    </AriaTextField>
  );
}
