import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
} from 'react-aria-components/RadioGroup';
import { withClass } from '../../utils/withClass';
import { group, groupLabel, mark, radio } from './RadioGroup.css';

export interface RadioGroupProps<Key extends string> extends Pick<AriaRadioGroupProps, 'className' | 'style'> {
  /** Label of the group. Shown above the options unless `isLabelHidden`. */
  label: string;
  /** Hides the label visually. @default false */
  isLabelHidden?: boolean;
  /** `Radio`s, in any layout. */
  children: ReactNode;
  /** Value of the selected option, or `null`. */
  value: Key | null;
  onChange: (value: Key) => void;
  orientation?: 'horizontal' | 'vertical';
  isDisabled?: boolean;
}

/**
 * One choice of a few. Where the choice can be cleared use a `ToggleButtonGroup`.
 *
 * - **Use it**: for one choice of two to six options with labels of several words.
 * - **Not**: where the choice can be cleared (`ToggleButtonGroup`), for two short words (`SegmentedControl`), or for
 *   independent options (`Checkbox`).
 * - **States**: each option off, on, hovered, focused, disabled.
 * - **Keyboard**: Tab to the selected option; arrows select, and Tab leaves the group.
 * - **Name**: `label` names the question; options are answers of the same kind.
 */
export function RadioGroup<Key extends string>({
  label,
  isLabelHidden = false,
  children,
  onChange,
  className,
  ...props
}: RadioGroupProps<Key>) {
  return (
    <AriaRadioGroup
      {...props}
      {...(isLabelHidden ? { 'aria-label': label } : undefined)}
      onChange={(value) => onChange(value as Key)}
      className={withClass(group, className)}
    >
      {!isLabelHidden && <Label className={groupLabel}>{label}</Label>}
      {children}
    </AriaRadioGroup>
  );
}

export interface RadioProps extends Pick<AriaRadioProps, 'className' | 'style'> {
  value: string;
  /** Label of the option. */
  children: ReactNode;
  isDisabled?: boolean;
}

/** One option of a `RadioGroup`: an octagon and its label in a row of 44 px. */
export function Radio({ children, className, ...props }: RadioProps) {
  return (
    <AriaRadio {...props} className={withClass(radio, className)}>
      <span className={mark} aria-hidden="true" />
      <span>{children}</span>
    </AriaRadio>
  );
}
