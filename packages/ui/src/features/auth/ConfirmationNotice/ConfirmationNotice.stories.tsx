import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { ConfirmationNotice } from './ConfirmationNotice';

const meta = preview.meta({
  title: 'Auth/ConfirmationNotice',
  component: ConfirmationNotice,
  args: { email: 'layla@example.com', onResend: fn(), onUseAnotherAccount: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('sends the link again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
      await expect(args.onResend).toHaveBeenCalledTimes(1);
    });
    await step('offers another account (AUM-04)', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
      await expect(args.onUseAnotherAccount).toHaveBeenCalledTimes(1);
    });
  },
});

/** Just sent: the button counts down and explains the wait. */
export const JustSent = meta.story({
  args: { resendAt: Date.UTC(2026, 10, 20, 6, 0, 42) },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('does not send twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send the link again in 42 s' }));
      await expect(args.onResend).not.toHaveBeenCalled();
    });
  },
});

export const Sending = meta.story({ args: { isResending: true } });

export const LongAddress = meta.story({
  args: { email: 'a.remarkably.long.address.of.a.customer.who.likes.dots@workshops.example.museum' },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
