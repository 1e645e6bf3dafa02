import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { interactions, Matrix as StateMatrix } from '../../testing/Matrix';

import { expect, fn } from 'storybook/test';
import { LockIcon } from '../../icons/glyphs';
import { UserIcon } from '../../icons/laterGlyphs';
import { Text } from '../Text/Text';
import { Tabs } from './Tabs';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    'aria-label': 'Account',
    onChange: fn(),
    items: [
      { id: 'name', label: 'Name', icon: <UserIcon />, content: <Text>Your name</Text> },
      { id: 'security', label: 'Security', icon: <LockIcon />, content: <Text>Your password</Text> },
      { id: 'billing', label: 'Billing', content: <Text>Your plan</Text> },
    ],
  },
});

export const Default = meta.story({ tags: ['visual'], parameters: inModes('porcelain', 'velvet') });

/** Both orientations in every state, for the visual check. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet', 'rtl'),
  render: (args) => (
    <StateMatrix
      rows={[...interactions, 'disabled']}
      columns={['horizontal', 'vertical']}
      render={(row, column) => (
        <Tabs {...args} aria-label={`${row} ${column}`} orientation={column} isDisabled={row === 'disabled'} />
      )}
    />
  ),
});
export const Vertical = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'rtl'),
  args: { orientation: 'vertical' },
});
export const Disabled = meta.story({ tags: ['visual'], parameters: inModes('porcelain'), args: { isDisabled: true } });
export const RightToLeft = meta.story({
  args: { orientation: 'vertical' },
  globals: { direction: 'rtl' },
});

export const LongText = meta.story({
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      id: `${index}`,
      label: `A tab with a long name ${index + 1}`,
      content: <Text>Panel {index + 1}</Text>,
    })),
  },
  globals: { viewport: { value: 'phone' } },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Your password')).toBeVisible();
  },
});
