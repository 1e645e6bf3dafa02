import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { withClass } from '../../utils/withClass';
import { useAutoGrow } from '../../hooks/useAutoGrow';
import { field, input } from '../Field/Field.css';
import { FieldFrame, type FieldWords } from '../Field/FieldFrame';

export interface TextAreaProps
  extends FieldWords, Omit<AriaTextFieldProps, 'children' | 'isInvalid' | 'label' | 'type'> {
  value?: string;
  onChange?: (value: string) => void;
  isReadOnly?: boolean;
  isDisabled?: boolean;
  placeholder?: string;
  /** Minimum height, px. @default 96 */
  minHeight?: number;
  /** Maximum height, px; longer content scrolls. @default 240 */
  maxHeight?: number;
  /** Ref of the `textarea`, for focus. */
  inputRef?: Ref<HTMLTextAreaElement>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Several lines of text; grows with its content between a minimum and a maximum height.
 *
 * - **Use it**: for a prompt, a message, notes; it grows with its text.
 * - **Not**: for one line (`TextField`).
 * - **States**: empty, filled, focused, invalid, read-only, disabled; scrolls from `maxHeight` on.
 * - **Keyboard**: Tab in and out; Enter starts a new line.
 * - **Name**: the label is a noun; a placeholder shows an example and never replaces the label.
 */
export function TextArea({
  label,
  description,
  errorMessage,
  optionalLabel,
  placeholder,
  minHeight = 96,
  maxHeight = 240,
  inputRef,
  className,
  ...props
}: TextAreaProps) {
  const { isReadOnly, isDisabled } = props;
  const hasError = errorMessage !== undefined && errorMessage !== '';
  const grow = useAutoGrow({ maxHeight, ref: inputRef });
  return (
    <AriaTextField {...props} validationBehavior="aria" isInvalid={hasError} className={withClass(field, className)}>
      <FieldFrame {...{ label, description, errorMessage, optionalLabel, isReadOnly, isDisabled }}>
        <AriaTextArea
          ref={grow}
          style={{ minBlockSize: minHeight, maxBlockSize: maxHeight }}
          className={input}
          placeholder={placeholder}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
