import type { ReactNode, Ref } from 'react';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '../../hooks/classNames';
import { group } from '../ToggleButton/ToggleButton.css';

export interface ToggleButtonGroupProps<Key extends string> {
  /** What is chosen here, for assistive technology. */
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

/** A row of toggles of which at most one is on. Arrow keys go from one to the next. */
export function ToggleButtonGroup<Key extends string>({
  value,
  onChange,
  isClearable = true,
  variant = 'chip',
  className,
  ...props
}: ToggleButtonGroupProps<Key>) {
  return (
    <AriaToggleButtonGroup
      {...props}
      className={classNames(group({ variant }), className)}
      selectionMode="single"
      disallowEmptySelection={!isClearable}
      selectedKeys={value === null ? [] : [value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        onChange(chosen === undefined ? null : (String(chosen) as Key));
      }}
    />
  );
}
