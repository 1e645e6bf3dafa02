import preview from '../../../../../.storybook/preview';

import { expect, screen, waitFor, within } from 'storybook/test';
import { MailIcon } from '../../icons/laterGlyphs';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { Dialog, DialogTrigger } from './Dialog';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: {
    title: 'Report a Bug',
    closeLabel: 'Close',
    isOpen: true,
    children: (
      <Stack>
        <TextField label="What happened?" />
        <TextField label="Email" optionalLabel="optional" />
      </Stack>
    ),
    footer: (
      <>
        <Button variant="bare">Cancel</Button>
        <Button variant="filled">Send</Button>
      </>
    ),
  },
});

export const Default = meta.story();

export const WithSubtitle = meta.story({
  args: {
    title: 'Create an account',
    subtitle: (
      <Text as="span" tone="inherit">
        Already have an account? <Link>Sign in</Link>
      </Text>
    ),
    footer: undefined,
  },
});

export const WithOverline = meta.story({
  args: { title: 'Order Placed', titleType: 'display.m', overline: <Text tone="accent">Step 3 of 3</Text> },
});

export const WithIcon = meta.story({
  args: {
    title: 'Confirm your email',
    icon: <MailIcon size={32} />,
    children: <Text tone="muted">We sent a link to layla@example.com.</Text>,
    footer: undefined,
  },
});

/** A picture fills the start side; hidden on a phone. */
export const WithPicture = meta.story({
  args: {
    title: 'Create an account',
    width: 880,
    aside: <div style={{ blockSize: '100%' }} />,
    footer: undefined,
  },
});

export const LongText = meta.story({
  args: {
    title: 'Terms of Use of a house whose name is as long as its history and that makes jewelry',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <Text key={index}>
            {index + 1}. The pictures are drafts. What is made from them is agreed upon in writing.
          </Text>
        ))}
      </Stack>
    ),
  },
  play: async ({ args, userEvent, step }) => {
    const text = await screen.findByRole('region', { name: args.title });
    await step('the content is reachable with the keyboard', async () => {
      screen.getByRole('button', { name: 'Close' }).focus();
      await userEvent.tab();
      await expect(text).toHaveFocus();
    });
  },
});

/** Full screen, with the actions at the lower edge. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Locked = meta.story({
  args: { isLocked: true, title: 'Confirm your email', footer: undefined },
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Keyboard = meta.story({
  render: () => (
    <Inline>
      <DialogTrigger>
        <Button>Report a Bug</Button>
        <Dialog closeLabel="Close" title="Report a Bug">
          {(close) => (
            <Stack>
              <TextField label="What happened?" />
              <Button onPress={close}>Send</Button>
            </Stack>
          )}
        </Dialog>
      </DialogTrigger>
      <Button>Behind it</Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Report a Bug' });
    await step('opens with Enter', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Report a Bug' })).toBeVisible());
    });
    await step('traps the focus', async () => {
      const dialog = screen.getByRole('dialog');
      for (let press = 0; press < 5; press++) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
      await expect(within(dialog).getByRole('textbox')).toBeVisible();
    });
    await step('Escape closes it and restores the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});
