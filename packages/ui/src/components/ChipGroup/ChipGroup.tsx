import { type KeyboardEvent, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../utils/classNames';
import { CloseIcon } from '../../icons/glyphs';
import { chip, chipText, list, remove } from './ChipGroup.css';

export interface ChipItem<Key extends string> {
  id: Key;
  label: string;
}

export interface ChipGroupProps<Key extends string> {
  /** Accessible name of the group: 'Presets'. */
  'aria-label': string;
  items: readonly ChipItem<Key>[];
  /** Start of the remove button's accessible name: 'Remove'. The chip's label follows. */
  removeLabel: string;
  /** Called with the ids of the chips to remove. */
  onRemove: (keys: Key[]) => void;
  /** Disables removing chips, such as while a request is pending. @default false */
  isDisabled?: boolean;
  /** Class for placement only. */
  className?: string;
}

/**
 * Removable choices: each chip has a remove button, which also responds to Delete and Backspace. The focus then moves
 * to the next chip. Not react-aria's TagGroup, which would add 34 KiB (gzip) to the first load.
 *
 * - **Use it**: below the field or button with which several things were chosen, such as presets.
 * - **Not**: for choosing (`ToggleButtonGroup`), or for a count or a name (`Badge`).
 * - **States**: rest, hovered, focused, disabled.
 * - **Keyboard**: Tab to a remove button; Enter, Space, Delete or Backspace removes its chip, and the focus moves to
 *   the next.
 * - **Name**: `aria-label` names the chips; each remove button is named by `removeLabel` and the chip's label.
 */
export function ChipGroup<Key extends string>({
  'aria-label': label,
  items,
  removeLabel,
  onRemove,
  isDisabled = false,
  className,
}: ChipGroupProps<Key>) {
  const group = useRef<HTMLUListElement>(null);

  const removeAt = (index: number): void => {
    const item = items[index];
    if (item === undefined || isDisabled) return;
    const crosses = group.current?.querySelectorAll('button');
    (crosses?.[index + 1] ?? crosses?.[index - 1])?.focus();
    onRemove([item.id]);
  };

  return (
    <ul ref={group} role="list" aria-label={label} className={classNames(list, className)}>
      {items.map((item, index) => (
        <li key={item.id} className={chip} data-disabled={isDisabled || undefined}>
          <span className={chipText}>{item.label}</span>
          {!isDisabled && (
            <AriaButton
              aria-label={`${removeLabel} ${item.label}`}
              className={remove}
              onPress={() => removeAt(index)}
              onKeyDown={(event) => isDelete(event) && removeAt(index)}
            >
              <CloseIcon size={16} />
            </AriaButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function isDelete({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return key === 'Delete' || key === 'Backspace';
}
