import { Button as AriaButton } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
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
  /** Called with the chips to take away. */
  onRemove: (keys: Key[]) => void;
  /** Keeps the chips from being removed, while work is under way. @default false */
  isDisabled?: boolean;
  /** Class for placement only. */
  className?: string;
}

/**
 * Small choices that can be taken back one by one, with the cross, or with Delete and Backspace. One
 * tab stop; arrow keys go from chip to chip.
 */
export function ChipGroup<Key extends string>({
  items,
  onRemove,
  isDisabled = false,
  className,
  ...props
}: ChipGroupProps<Key>) {
  return (
    <TagGroup
      {...props}
      className={className}
      onRemove={isDisabled ? undefined : (keys) => onRemove([...keys].map((key) => String(key) as Key))}
    >
      <TagList items={items} className={list}>
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={chip} isDisabled={isDisabled}>
            <span className={chipText}>{item.label}</span>
            {!isDisabled && (
              <AriaButton slot="remove" className={remove}>
                <CloseIcon size={16} />
              </AriaButton>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
