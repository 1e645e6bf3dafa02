import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { SignOutDialog } from './SignOutDialog';

const meta = preview.meta({
  title: 'Auth/SignOutDialog',
  component: SignOutDialog,
  args: { isOpen: true, onOpenChange: fn(), onSignOut: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args, step }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }));
    await step('explains the consequences, with Cancel focused (SGO-01)', async () => {
      await expect(
        dialog.getByText('You will need to sign in again to access your generation history.'),
      ).toBeInTheDocument();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('signs out (SGO-02)', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }));
      await expect(args.onSignOut).toHaveBeenCalledTimes(1);
    });
  },
});

export const Pending = meta.story({ args: { isPending: true } });

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
