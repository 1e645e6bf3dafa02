import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField, type SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';
import { classNames } from '../../utils/classNames';
import { CloseIcon } from '../../icons/glyphs';
import { SearchIcon } from '../../icons/laterGlyphs';
import { box, end, field, input } from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import { glass } from './SearchField.css';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'children' | 'style' | 'aria-label'> {
  /** What is searched: 'Search my jewelry'. The glass says the rest, so there is no visible label. */
  'aria-label': string;
  value?: string;
  onChange?: (value: string) => void;
  /** What to write. */
  placeholder?: string;
  /** Class for placement only. */
  className?: string;
}

/** Words that narrow a list down. Escape and the cross empty it. */
export function SearchField({ placeholder, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={classNames(field, className)}>
      {({ isEmpty }) => (
        <Group className={box} role="presentation">
          <SearchIcon className={glass} />
          <Input className={input} placeholder={placeholder} />
          {!isEmpty && (
            <span className={end}>
              <IconButton aria-label="Clear search" tooltip={false}>
                <CloseIcon />
              </IconButton>
            </span>
          )}
        </Group>
      )}
    </AriaSearchField>
  );
}
