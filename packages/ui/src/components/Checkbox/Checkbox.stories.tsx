import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';

import { expect, fn } from 'storybook/test';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: {
    onChange: fn(),
    children: (
      <>
        I have read and accept the <Link href="#terms">Terms of Use</Link>
      </>
    ),
  },
});

export const Default = meta.story();

/** Every value in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: () => (
    <StateMatrix
      rows={['off', 'on', 'mixed', 'invalid']}
      columns={[...interactions, 'disabled']}
      render={(row, column) => (
        <Checkbox
          isSelected={row === 'on'}
          isIndeterminate={row === 'mixed'}
          isDisabled={column === 'disabled'}
          errorMessage={row === 'invalid' ? 'Accept the terms' : undefined}
        >{`${row} ${column}`}</Checkbox>
      )}
    />
  ),
});
export const Selected = meta.story({ args: { isSelected: true } });
export const Indeterminate = meta.story({ args: { isIndeterminate: true } });
export const Disabled = meta.story({ args: { isDisabled: true } });

export const Invalid = meta.story({
  args: { errorMessage: 'You must accept the Terms of Use to create an account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must accept the Terms of Use to create an account',
    );
  },
});

export const Keyboard = meta.story({
  args: { children: 'Keep me signed in' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const RightToLeft = meta.story({
  args: { children: 'لقد قرأت الشروط' },
  globals: { direction: 'rtl' },
});
