import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { withClass } from '../../utils/withClass';
import { segment, tray } from './SegmentedControl.css';

export interface SegmentedControlProps<Key extends string> extends Pick<AriaRadioGroupProps, 'className' | 'style'> {
  /** Accessible name of the control. */
  'aria-label': string;
  /** The options in order, with labels of one to four words. */
  items: readonly { readonly id: Key; readonly label: string }[];
  /** Value of the selected option. */
  value: Key;
  onChange: (value: Key) => void;
  isDisabled?: boolean;
}

/**
 * Two or three views of the same content, one of which is always selected: monthly or annual. Arrow keys select. For a
 * choice that can be empty use a `ToggleButtonGroup`, for longer labels a `RadioGroup`.
 *
 * - **Use it**: where one of two or three short labels is always selected: monthly or annual.
 * - **Not**: for a choice that can be empty (`ToggleButtonGroup`), longer labels (`RadioGroup`), or parts of a page
 *   (`Tabs`).
 * - **States**: each segment off, on, hovered, focused, disabled.
 * - **Keyboard**: Tab to the selected segment; arrows select.
 * - **Name**: `aria-label` names the question; labels of one to four words.
 */
export function SegmentedControl<Key extends string>({
  items,
  onChange,
  className,
  ...props
}: SegmentedControlProps<Key>) {
  return (
    <AriaRadioGroup
      {...props}
      orientation="horizontal"
      onChange={(value) => onChange(value as Key)}
      className={withClass(tray, className)}
    >
      {items.map(({ id, label }) => (
        <AriaRadio key={id} value={id} className={segment}>
          {label}
        </AriaRadio>
      ))}
    </AriaRadioGroup>
  );
}
