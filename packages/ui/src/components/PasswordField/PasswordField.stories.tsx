import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { Matrix as StateMatrix } from '../../testing/Matrix';

import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'new-password' as const,
    defaultValue: 'emerald-cut',
    description: 'At least 8 characters',
  },
});

export const Default = meta.story();

/** Every value in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  render: () => (
    <StateMatrix
      rows={['empty', 'filled', 'invalid']}
      columns={['rest', 'hovered', 'disabled']}
      render={(row, column) => (
        <PasswordField
          showLabel="Show password"
          hideLabel="Hide password"
          label={`${row} ${column}`}
          autoComplete="new-password"
          defaultValue={row === 'empty' ? '' : 'emerald'}
          isDisabled={column === 'disabled'}
          errorMessage={row === 'invalid' ? 'At least 8 characters' : undefined}
        />
      )}
    />
  ),
});
export const Invalid = meta.story({ args: { errorMessage: 'Passwords do not match' } });
export const Disabled = meta.story({ args: { isDisabled: true } });

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});
