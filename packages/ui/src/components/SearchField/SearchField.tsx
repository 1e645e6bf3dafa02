import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { withClass } from '../../utils/withClass';
import { CloseIcon } from '../../icons/glyphs';
import { SearchIcon } from '../../icons/laterGlyphs';
import { box, end, field, input } from '../Field/Field.css';
import { IconButton } from '../IconButton/IconButton';
import { glass } from './SearchField.css';

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'children' | 'aria-label'> {
  /** Names the searched content: 'Search my jewelry'. The icon replaces a visible label. */
  'aria-label': string;
  value?: string;
  onChange?: (value: string) => void;
  /** Accessible name of the clear button. */
  clearLabel: string;
  /** Placeholder. */
  placeholder?: string;
}

/**
 * Filters a list by text. Escape and the clear button empty it.
 *
 * - **Use it**: above a list that is filtered while typing.
 * - **Not**: as a field of a form (`TextField`).
 * - **States**: empty, filled (with a clear button), focused, disabled.
 * - **Keyboard**: Tab to the field; Escape empties it.
 * - **Name**: `aria-label` names the searched content.
 *
 * | Do | Don't |
 * |---|---|
 * | "Search my jewelry". | "Search". |
 */
export function SearchField({ clearLabel, placeholder, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={withClass(field, className)}>
      {({ isEmpty }) => (
        <Group className={box} role="presentation">
          <SearchIcon className={glass} />
          <Input className={input} placeholder={placeholder} />
          {!isEmpty && (
            <span className={end}>
              <IconButton aria-label={clearLabel} tooltip={false}>
                <CloseIcon />
              </IconButton>
            </span>
          )}
        </Group>
      )}
    </AriaSearchField>
  );
}
