import type { ReactNode, Ref } from 'react';
import { ToggleGroupStateContext } from 'react-aria-components/ToggleButtonGroup';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useToolbar } from 'react-aria/useToolbar';
import { useToggleGroupState } from 'react-stately/useToggleGroupState';
import { classNames } from '../../utils/classNames';
import { group } from '../ToggleButton/ToggleButton.css';

export interface ToggleButtonGroupProps<Key extends string> {
  /** Accessible name of the choice. */
  'aria-label': string;
  /** `ToggleButton`s, each with an `id`. */
  children: ReactNode;
  /** The chosen one, or `null` for none. */
  value: Key | null;
  onChange: (value: Key | null) => void;
  /** Whether the last choice can be taken back. @default true */
  isClearable?: boolean;
  /** `chip` wraps and becomes six columns on a phone; `segment` is one row of equal parts. @default 'chip' */
  variant?: 'chip' | 'segment';
  isDisabled?: boolean;
  /** Class for placement only. */
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A row of toggles of which at most one is on. Arrow keys go from one to the next. Made of the parts of react-aria's
 * group and not of the group itself, which would bring its handling of arrow keys to every page that has a toggle.
 *
 * - **Use it**: for a choice that may be empty: the type of jewelry.
 * - **Not**: where one is always in force (`SegmentedControl`, `RadioGroup`), or several can be (`Checkbox`).
 * - **States**: those of its toggles; `isClearable={false}` keeps the last choice.
 * - **Keyboard**: Tab to the chosen toggle; arrows move, Enter or Space chooses and takes back.
 * - **Name**: `aria-label` names the question.
 */
export function ToggleButtonGroup<Key extends string>({
  'aria-label': label,
  children,
  value,
  onChange,
  isClearable = true,
  isDisabled = false,
  variant = 'chip',
  className,
  ref,
}: ToggleButtonGroupProps<Key>) {
  const row = useObjectRef(ref);
  const state = useToggleGroupState({
    selectionMode: 'single',
    disallowEmptySelection: !isClearable,
    selectedKeys: value === null ? [] : [value],
    isDisabled,
    onSelectionChange(keys) {
      const [chosen] = keys;
      onChange(chosen === undefined ? null : (String(chosen) as Key));
    },
  });
  const { toolbarProps } = useToolbar({ 'aria-label': label, orientation: 'horizontal' }, row);
  return (
    <div
      {...toolbarProps}
      ref={row}
      role="radiogroup"
      aria-disabled={isDisabled}
      className={classNames(group({ variant }), className)}
    >
      <ToggleGroupStateContext value={state}>{children}</ToggleGroupStateContext>
    </div>
  );
}
