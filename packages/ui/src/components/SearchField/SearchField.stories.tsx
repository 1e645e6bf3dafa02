import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { Matrix as StateMatrix } from '../../testing/Matrix';
import { SearchField } from './SearchField';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    'aria-label': 'Search my jewelry',
    clearLabel: 'Clear search',
    placeholder: 'Search by prompt',
    onChange: fn(),
  },
});

export const Default = meta.story();

/** Every value in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: (args) => (
    <StateMatrix
      rows={['empty', 'filled']}
      columns={['rest', 'hovered', 'disabled']}
      render={(row, column) => (
        <SearchField
          {...args}
          aria-label={`${row} ${column}`}
          defaultValue={row === 'empty' ? '' : 'ruby'}
          isDisabled={column === 'disabled'}
        />
      )}
    />
  ),
});

export const Filled = meta.story({ args: { defaultValue: 'ruby' } });

export const Emptied = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search my jewelry' });
    await step('the clear button empties the field and keeps the focus in it', async () => {
      await userEvent.type(field, 'ruby');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('Escape empties the field', async () => {
      await userEvent.type(field, 'pearl{Escape}');
      await expect(field).toHaveValue('');
    });
  },
});

export const LongText = meta.story({
  args: { defaultValue: 'a wide cuff in yellow gold with an open honeycomb pattern' },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: 'ruby' } });
