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
  /** What the chips are, for assistive technology: 'Presets'. */
  'aria-label': string;
  items: readonly ChipItem<Key>[];
  /** How the name of a cross begins: 'Remove'. The chip's own label follows. */
  removeLabel: string;
  /** Called with the chips to take away. */
  onRemove: (keys: Key[]) => void;
  /** Disables removing chips, such as while a request is pending. @default false */
  isDisabled?: boolean;
  /** Class for placement only. */
  className?: string;
}

/**
 * Small choices that can be taken back one by one: with the cross, or with Delete and Backspace on
 * it. The focus then goes to the next chip. A plain list of buttons on purpose: react-aria's TagGroup
 * would add 34 KiB (gzip) to the first load.
 *
 * - **Use it**: below a field or button in which several things were chosen, such as presets.
 * - **Not**: for choosing (`ToggleButtonGroup`), or for a count or a name (`Badge`).
 * - **States**: rest, hovered, focused, disabled.
 * - **Keyboard**: Tab to a cross; Enter, Space, Delete or Backspace removes its chip, and focus goes to the next.
 * - **Name**: `aria-label` names the chips; each cross reads `removeLabel` and the chip's label.
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
