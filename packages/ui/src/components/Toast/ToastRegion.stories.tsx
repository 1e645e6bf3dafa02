import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';

import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { toast, type ToastOptions } from './toastQueue';
import { ToastRegion } from './ToastRegion';

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '300px' } } },
  args: { 'aria-label': 'Notifications (F8)', closeLabel: 'Close' },
  render: (args) => (
    <div style={{ blockSize: 240 }}>
      <ToastRegion {...args} />
    </div>
  ),
});

function shows(options: ToastOptions) {
  return async () => {
    toast({ timeout: 600_000, ...options });
    await screen.findByText(options.title);
  };
}

const place = () => {
  const { top, bottom, left, right } = screen.getByRole('region', { name: /^Notifications/ }).getBoundingClientRect();
  return { top, below: innerHeight - bottom, left, right: innerWidth - right };
};

/** TST-01: in the lower end corner. */
export const Default = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await shows({ title: 'Link copied!', description: 'Anyone with this link can view it' })();
    const { below, left, right } = place();
    await expect(below).toBeLessThan(40);
    await expect(right).toBeLessThan(40);
    await expect(left).toBeGreaterThan(right);
  },
});

export const Destructive = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  play: async (context) => {
    await shows({
      title: 'Download failed',
      description: 'Please try again later',
      variant: 'destructive',
    })();
    await context.step('is announced at once', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('Download failed');
    });
  },
});

export const Warning = meta.story({
  tags: ['visual'],
  parameters: inModes('porcelain', 'velvet'),
  play: shows({
    title: 'Email Confirmation Required',
    description: 'Please confirm your email address to generate images.',
    variant: 'warning',
  }),
});

const upgrade = fn();

/** A used-up quota with an upgrade action; stays open until used or closed. */
export const Limit = meta.story({
  play: shows({
    title: 'Generation Limit Reached',
    description: "You've reached your daily limit of 5 generations. Upgrade your plan for more!",
    variant: 'limit',
    action: { label: 'Upgrade', onPress: upgrade },
  }),
});

export const TitleOnly = meta.story({ play: shows({ title: 'Image deleted' }) });

export const LongText = meta.story({
  play: shows({
    title: 'The picture of a necklace with forty emeralds could not be downloaded to this device',
    description: 'ThereIsNotEnoughRoomOnTheDiskThereIsNotEnoughRoomOnTheDisk. Make room and try again.',
    variant: 'destructive',
  }),
});

/** TST-01: at 640 px and below it is at the top. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await shows({ title: 'Link copied!', description: 'Anyone with this link can view it' })();
    await expect(screen.getByRole('region').getBoundingClientRect().top).toBeLessThan(40);
  },
});

/** Below the close button of an overlay with actions in the lower corner. */
export const LowerCornerTaken = meta.story({
  render: () => (
    <div data-toasts="top" style={{ blockSize: 240 }}>
      <ToastRegion aria-label="Notifications (F8)" closeLabel="Close" />
    </div>
  ),
  play: async () => {
    await shows({ title: 'Download started' })();
    const { top } = screen.getByRole('region').getBoundingClientRect();
    await expect(top).toBeGreaterThan(70);
    await expect(top).toBeLessThan(120);
  },
});

/** TST-01: mirrored. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'tablet' } },
  play: async () => {
    await shows({ title: 'تم نسخ الرابط', description: 'يمكن لأي شخص لديه الرابط رؤيتها' })();
    const { below, left, right } = place();
    await expect(below).toBeLessThan(40);
    await expect(left).toBeLessThan(40);
    await expect(right).toBeGreaterThan(left);
  },
});

export const OnlyOne = meta.story({
  play: async () => {
    await shows({ title: 'First' })();
    await shows({ title: 'Second' })();
    await expect(screen.queryByText('First')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  play: async ({ userEvent, step }) => {
    await shows({ title: 'Link copied!' })();
    await step('F8 focuses the region', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
    });
    await step('the close button dismisses it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    });
    await step('F8 shows it again', async () => {
      await userEvent.keyboard('{F8}');
      await waitFor(() => expect(screen.getByText('Link copied!')).toBeVisible());
    });
  },
});

const sheet = (
  <>
    <ToastRegion aria-label="Notifications (F8)" closeLabel="Close" />
    <Dialog
      closeLabel="Close"
      title="Price estimate"
      subtitle="Made for you in about six weeks"
      isFullscreen
      isOpen
      footer={<Button>Place order</Button>}
    >
      What it is made of, and what that costs.
    </Dialog>
  </>
);

const toastBox = () => screen.getByRole('region', { name: /^Notifications/ }).getBoundingClientRect();
const inDialog = (part: string) => screen.getByRole('dialog').querySelector(part)?.getBoundingClientRect();

/** Moves below the title of a dialog that fills a small window, instead of covering it. */
export const BelowATitle = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => sheet,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Price estimate' });
    await shows({ title: 'Order failed', description: 'Failed to place order', variant: 'destructive' })();
    await waitFor(() => expect(toastBox().top).toBeGreaterThanOrEqual(inDialog('header')?.bottom ?? Infinity));
  },
});

/** Moves above the footer actions of a dialog that extends into its corner. */
export const AboveActions = meta.story({
  globals: { viewport: { value: 'tablet' } },
  render: () => sheet,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Price estimate' });
    await shows({ title: 'Order failed', description: 'Failed to place order', variant: 'destructive' })();
    await waitFor(() => expect(toastBox().bottom).toBeLessThanOrEqual(inDialog('footer')?.top ?? 0));
  },
});

/** Above a dialog it remains reachable and dismissible, and the dialog stays open. */
export const OverADialog = meta.story({
  render: () => (
    <>
      <ToastRegion aria-label="Notifications (F8)" closeLabel="Close" />
      <Dialog closeLabel="Close" title="Share" isOpen>
        <Button>Copy link</Button>
      </Dialog>
    </>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Share' });
    await shows({ title: 'Link copied!' })();
    await userEvent.click(
      within(screen.getByRole('region', { name: /^Notifications/ })).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByText('Link copied!')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Share' })).toBeVisible());
  },
});
