import preview from '../../../../../.storybook/preview';

import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { DialogTrigger } from '../Dialog/Dialog';
import { Text } from '../Text/Text';
import { Popover } from './Popover';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  args: { 'aria-label': 'Template', children: <Text>Choose what you draw on.</Text> },
  render: (args) => (
    <DialogTrigger>
      <Button>Template</Button>
      <Popover {...args} />
    </DialogTrigger>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Template' })).toBeVisible());
  },
});
