import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { sampleImages } from '../../../testing/sampleImages';
import { DeleteAllDialog } from './DeleteAllDialog';

const meta = preview.meta({
  title: 'Collection/DeleteAllDialog',
  component: DeleteAllDialog,
  args: { isOpen: true, onOpenChange: fn(), onDeleteAll: fn(), images: sampleImages(12), totalCount: 64 },
});

export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  play: async ({ userEvent, args, step }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete All Images' }));
    await step('lists what will be lost (MYJ-08, MYJ-09)', async () => {
      await expect(
        dialog.getByText('Are you sure you want to clear your image history? This action cannot be undone.'),
      ).toBeInTheDocument();
      await expect(dialog.getByText('All likes on the images are deleted too.')).toBeInTheDocument();
    });
    await step('focuses Cancel (MYJ-08)', async () => {
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('deletes only after the confirmation', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Delete All' }));
      await expect(args.onDeleteAll).toHaveBeenCalledTimes(1);
    });
  },
});

/** Up to nine pictures are shown, without a count. */
export const Few = meta.story({ args: { images: sampleImages(3), totalCount: 3 } });

/** Shows its progress, and ignores a second press (MYJ-08). */
export const Deleting = meta.story({
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: /Deleting\.\.\./ });
    await userEvent.click(confirm);
    await expect(args.onDeleteAll).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
