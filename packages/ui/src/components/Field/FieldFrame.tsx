import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { LockIcon } from '../../icons/glyphs';
import { box, end, hint, label, labelLine, lock, optional } from './Field.css';
import { FieldMessage } from './FieldMessage';

/** Texts that all fields share. */
export interface FieldWords {
  /** What to enter. Always visible; a placeholder does not replace it. */
  label: string;
  /** How to enter it, below the field while there is no error. */
  description?: string;
  /** Error message with the correction; makes the field invalid. */
  errorMessage?: string;
  /** Text at the end of the label's line for a field that may stay empty: 'optional'. */
  optionalLabel?: string;
}

interface FieldFrameProps extends FieldWords {
  children: ReactNode;
  /** Content inside the box after the input. */
  trailing?: ReactNode;
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

/**
 * Label, box, hint and error around an input, wired to the react-aria field that surrounds it.
 *
 * - **Use it**: to build a new kind of field, inside a field of React Aria.
 * - **Not**: where a field exists: `TextField`, `TextArea`, `PasswordField`, `SearchField`, `FileField`.
 * - **States**: rest, focused, invalid (the error takes the place of the hint), read-only, disabled, optional.
 * - **Keyboard**: that of the input inside.
 * - **Name**: the label is a noun; hint and error are read with the field.
 *
 * | Do | Don't |
 * |---|---|
 * | "Ring size" with the hint "Inner diameter in mm". | a placeholder instead of a label: it disappears with the first letter. |
 */
export function FieldFrame({
  label: words,
  description,
  errorMessage,
  optionalLabel,
  children,
  trailing,
  isReadOnly = false,
  isDisabled = false,
}: FieldFrameProps) {
  const hasError = errorMessage !== undefined && errorMessage !== '';
  return (
    <>
      <span className={labelLine}>
        <Label className={label}>{words}</Label>
        {optionalLabel !== undefined && <span className={optional}>{optionalLabel}</span>}
      </span>
      <Group className={box} role="presentation" isInvalid={hasError} isDisabled={isDisabled} isReadOnly={isReadOnly}>
        {children}
        {(trailing !== undefined || isReadOnly) && (
          <span className={end}>{isReadOnly ? <LockIcon className={lock} /> : trailing}</span>
        )}
      </Group>
      {description !== undefined && !hasError && (
        <Text slot="description" className={hint}>
          {description}
        </Text>
      )}
      {hasError && (
        <Text slot="errorMessage">
          <FieldMessage>{errorMessage}</FieldMessage>
        </Text>
      )}
    </>
  );
}
