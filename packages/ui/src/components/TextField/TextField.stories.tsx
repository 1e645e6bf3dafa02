import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { Matrix as StateMatrix } from '../../testing/Matrix';

import { expect } from 'storybook/test';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'First name', defaultValue: 'Layla' },
});

export const Default = meta.story();

/** Every value in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: () => (
    <StateMatrix
      rows={['empty', 'filled', 'read-only', 'invalid']}
      columns={['rest', 'hovered', 'disabled']}
      render={(row, column) => (
        <TextField
          label={`${row} ${column}`}
          placeholder="you@example.com"
          defaultValue={row === 'empty' ? '' : 'Layla'}
          isReadOnly={row === 'read-only'}
          isDisabled={column === 'disabled'}
          errorMessage={row === 'invalid' ? 'Enter an email address' : undefined}
        />
      )}
    />
  ),
});
export const WithHint = meta.story({
  args: {
    label: 'Email',
    defaultValue: '',
    placeholder: 'layla@example.com',
    description: 'We send a link to confirm it.',
  },
});
export const Optional = meta.story({ args: { optionalLabel: 'optional' } });
export const ReadOnly = meta.story({
  args: { label: 'Promo code', defaultValue: 'atelier24', isReadOnly: true },
});
export const Disabled = meta.story({ args: { isDisabled: true } });

export const Invalid = meta.story({
  args: { label: 'Email', defaultValue: 'layla@', errorMessage: 'Please enter a valid email' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid email');
  },
});

export const Focus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const LongText = meta.story({
  args: {
    label: 'The name that is to be engraved on the inside of the band, exactly as it is written',
    defaultValue: 'Wolfeschlegelsteinhausenbergerdorff',
    errorMessage: 'Only 24 characters fit on the inside of a band of this size. Leave some letters out.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: { label: 'الاسم', defaultValue: 'ليلى', errorMessage: 'هذا الاسم طويل جدا' },
  globals: { direction: 'rtl' },
});
