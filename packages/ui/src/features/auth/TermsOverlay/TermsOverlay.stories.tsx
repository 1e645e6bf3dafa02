import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { TermsOverlay } from './TermsOverlay';

const meta = preview.meta({
  title: 'Auth/TermsOverlay',
  component: TermsOverlay,
  args: { isOpen: true, onOpenChange: fn(), onAccept: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Use' }));
    await step('thirteen sections, dated (AUM-05, CON-15)', async () => {
      await expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(13);
      await expect(dialog.getByText('Last updated April 21, 2025')).toBeInTheDocument();
    });
    await step('accepting closes it (AUM-06)', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'I Understand and Accept' }));
      await expect(args.onAccept).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});

/** From the footer: read-only, without the button to accept. */
export const ReadOnly = meta.story({
  args: { onAccept: undefined },
  play: async () => {
    const text = await screen.findByRole('region', { name: 'Terms of Use' });
    text.focus();
    await expect(text, 'the keyboard can scroll it').toHaveFocus();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
