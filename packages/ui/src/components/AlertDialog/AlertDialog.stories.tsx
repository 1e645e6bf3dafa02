import preview from '../../../../../.storybook/preview';

import { expect, fn, screen, waitFor } from 'storybook/test';
import { Text } from '../Text/Text';
import { AlertDialog } from './AlertDialog';

const meta = preview.meta({
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: 'Delete All Images',
    confirmLabel: 'Delete All',
    cancelLabel: 'Cancel',
    isOpen: true,
    onConfirm: fn(),
    onOpenChange: fn(),
    children: (
      <>
        <Text>Are you sure you want to clear your image history? This action cannot be undone.</Text>
        <Text tone="muted">All likes on the images are deleted too.</Text>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ args, userEvent, step }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await step('Cancel has the focus', () => waitFor(() => expect(cancel).toHaveFocus()));
    await step('the verb acts', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Delete All' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
      cancel.focus();
    });
  },
});

export const Pending = meta.story({ args: { isPending: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Escape = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});
