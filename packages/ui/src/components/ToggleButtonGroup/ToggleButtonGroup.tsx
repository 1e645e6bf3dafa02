import type { ReactNode, Ref } from 'react';
import { ToggleGroupStateContext } from 'react-aria-components/ToggleButtonGroup';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useToolbar } from 'react-aria/useToolbar';
import { useToggleGroupState } from 'react-stately/useToggleGroupState';
import { classNames } from '../../utils/classNames';
import { group } from '../ToggleButton/ToggleButton.css';

export interface ToggleButtonGroupProps<Key extends string> {
  /** Accessible name of the group. */
  'aria-label': string;
  /** `ToggleButton` elements, each with an `id`. */
  children: ReactNode;
  /** `id` of the selected button, or `null`. */
  value: Key | null;
  onChange: (value: Key | null) => void;
  /** Whether the choice can be cleared. @default true */
  isClearable?: boolean;
  /** `chip`: wraps; six columns on a phone. `segment`: one row of equal parts. @default 'chip' */
  variant?: 'chip' | 'segment';
  isDisabled?: boolean;
  /** Class for placement only. */
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A row of toggles of which at most one is on. Built from the parts of react-aria's group instead of the group itself,
 * which would add its arrow key handling to every page with a toggle.
 *
 * - **Use it**: for a choice that can be empty: the type of jewelry.
 * - **Not**: where one is always selected (`SegmentedControl`, `RadioGroup`), or several can be (`Checkbox`).
 * - **States**: those of its toggles; with `isClearable={false}` one stays selected.
 * - **Keyboard**: Tab to the selected toggle; arrows move, Enter or Space selects and clears.
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
