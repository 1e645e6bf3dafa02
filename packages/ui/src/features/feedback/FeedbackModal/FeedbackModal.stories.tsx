import { MOCK_PASSWORD, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { AppShell } from '../../../app/AppShell/AppShell';
import { LazyAuthModal } from '../../auth/AuthModal/LazyAuthModal';
import { LazyFeedbackModal } from './LazyFeedbackModal';
import { SessionGate } from '../../../app/SessionGate/SessionGate';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, closed, enterText, waitForVisible } from '../../../testing/storyTools';
/** Imported by the stories, so that the first one does not wait for it. */
import './FeedbackModal';

const meta = preview.meta({
  title: 'Feedback/FeedbackModal',
  component: LazyFeedbackModal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } }, ...besidesAnnouncements },
  render: () => (
    <InApp path="/gallery">
      <SessionGate>
        <AppShell>
          <p>A page on which something went wrong.</p>
        </AppShell>
        <LazyFeedbackModal />
        <LazyAuthModal />
      </SessionGate>
    </InApp>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.free());
  },
});

const WORDS = 'The chain is cut off on the left side.';

const opener = () => screen.findByText('Report a Bug');
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Submit Feedback' }));

async function write(): Promise<void> {
  await userEvent.click(await opener());
  await enterText((await dialog()).getByRole('textbox', { name: 'Description' }), WORDS);
}

const submit = async (): Promise<void> =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Submit Feedback' }));

/** Pastes a file, like a screenshot. */
function paste(file: File): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
}

const fileOf = (name: string, type: string, bytes = 1_240_000): File =>
  new File([new Uint8Array(bytes)], name, { type });
const PNG_SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

async function sendWithPicture(): Promise<void> {
  await write();
  paste(fileOf('chain.png', 'image/png', 10));
  await submit();
}

/**
 * FBK-01 to FBK-06, RTE-01: opened from the footer, sent, thanked for, and closed with the focus back on the footer.
 */
export const Default = meta.story({
  play: async ({ step }) => {
    await step('opens with Bug Report selected (HDR-05)', async () => {
      await userEvent.click(await opener());
      await expect((await dialog()).getByRole('radio', { name: 'Bug Report' })).toBeChecked();
    });
    await step('takes a description and a picture', async () => {
      await userEvent.click((await dialog()).getByRole('radio', { name: 'Feature Request' }));
      await enterText((await dialog()).getByRole('textbox', { name: 'Description' }), WORDS);
      paste(new File([PNG_SIGNATURE], 'chain.png', { type: 'image/png' }));
      await waitForVisible(() => screen.getByText('chain.png'));
    });
    await step('shows the thanks and traps the focus', async () => {
      await submit();
      await waitFor(async () =>
        expect((await dialog()).getByRole('status')).toHaveTextContent('Thank you for your feedback!'),
      );
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    });
    await step('closes automatically and restores the focus', async () => {
      await closed();
      await waitFor(async () =>
        expect((await opener()).closest('button, a, [role=link]') ?? (await opener())).toHaveFocus(),
      );
    });
    await step('is empty the next time', async () => {
      await userEvent.click(await opener());
      await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toHaveValue('');
      await expect((await dialog()).getByRole('radio', { name: 'Bug Report' })).toBeChecked();
    });
  },
});

/** HDR-05. */
export const FromTheUserMenu = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /User menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report a Bug' }));
    await expect((await dialog()).getByRole('radio', { name: 'Bug Report' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: /User menu/ })).toHaveFocus());
  },
});

/** An anonymous visitor signs in first, and the dialog opens automatically afterwards (API-14). */
export const ForVisitors = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async ({ step }) => {
    await userEvent.click(await opener());
    const signIn = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await step('signs in', async () => {
      await enterText(signIn.getByLabelText('Email'), 'free@example.com');
      await enterText(signIn.getByLabelText('Password'), MOCK_PASSWORD);
      await userEvent.click(signIn.getByRole('button', { name: 'Sign in' }));
    });
    await step('the dialog is open', async () => {
      await waitForVisible(() => screen.getByRole('textbox', { name: 'Description' }));
    });
  },
});

/** VAL-10, ERR-34: validates before sending and keeps the values. */
export const WrongTypeOfFile = meta.story({
  play: async () => {
    await write();
    paste(fileOf('chain.gif', 'image/gif'));
    await waitForVisible(() => screen.getByText('Invalid File Type'));
    await expect(screen.getAllByText('Only PNG, JPEG, and PDF files are allowed.')).toHaveLength(2);
    await expect(screen.queryByText('chain.gif')).toBeNull();
    await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toHaveValue(WORDS);
  },
});

/** VAL-11, ERR-34: accepts exactly 25 MB; a larger file does not replace the attached one. */
export const TooLargeFile = meta.story({
  play: async () => {
    await write();
    paste(fileOf('just.pdf', 'application/pdf', 25 * 1024 * 1024));
    await waitForVisible(() => screen.getByText('just.pdf'));
    paste(fileOf('larger.pdf', 'application/pdf', 25 * 1024 * 1024 + 1));
    await waitForVisible(() => screen.getByText('File Too Large'));
    await waitForVisible(() => screen.getByText('File size exceeds 25MB limit. Please select a smaller file.'));
    await expect(screen.getByText('just.pdf')).toBeVisible();
    await expect((await dialog()).getByRole('group', { name: 'File' })).toHaveAccessibleDescription(
      'PNG, JPEG or PDF, up to 25 MB',
    );
  },
});

/** The server checks the content of the file. */
export const FileRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.feedbackFileRefused());
  },
  play: async () => {
    await sendWithPicture();
    await waitForVisible(() => screen.getByText('Invalid File Type'));
    await expect((await dialog()).getByRole('group', { name: 'File' })).toHaveAccessibleDescription(
      'Only PNG, JPEG, and PDF files are allowed.',
    );
    await expect(screen.getByText('chain.png')).toBeVisible();
  },
});

export const FileUnreadable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.feedbackFileUnreadable());
  },
  play: async () => {
    await sendWithPicture();
    await waitForVisible(() => screen.getByText('Submission Failed'));
    await waitForVisible(() => screen.getByText('Failed to submit report'));
    await expect((await dialog()).getByRole('group', { name: 'File' })).toHaveAccessibleDescription(
      'This file could not be read. Please select another one.',
    );
  },
});

/** ERR-34: keeps the values, and can be sent again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.feedbackFails());
  },
  play: async () => {
    await sendWithPicture();
    await waitForVisible(() => screen.getByText('Submission Failed'));
    await waitForVisible(() => screen.getByText('Failed to submit report'));
    await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toHaveValue(WORDS);
    await expect(screen.getByText('chain.png')).toBeVisible();
    await expect((await dialog()).getByRole('button', { name: 'Submit Feedback' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
});

export const SentTooOften = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.feedbackThrottled());
  },
  play: async () => {
    await write();
    await submit();
    await waitForVisible(() => screen.getByText('Too many requests. Please try again in a moment.'));
  },
});

/** The session ended while the user was writing: the values survive the sign-in. */
export const SessionOver = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.feedbackUnauthenticated());
  },
  play: async () => {
    await write();
    await submit();
    await waitFor(async () => expect((await dialog()).getByRole('textbox', { name: 'Description' })).toBeEnabled());
    await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toHaveValue(WORDS);
  },
});

/** Cancel stops a pending submission and keeps the values. */
export const Stopped = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
  play: async ({ step }) => {
    await write();
    await submit();
    await step('is pending', async () => {
      await waitForVisible(() => screen.getByRole('button', { name: /Submitting\.\.\./ }));
      await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toBeDisabled();
    });
    await step('is aborted', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
      await waitFor(async () => expect((await dialog()).getByRole('textbox', { name: 'Description' })).toBeEnabled());
      await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toHaveValue(WORDS);
    });
  },
});

/** Escape keeps the values for the next time; Cancel discards them. */
export const LeftHalfWritten = meta.story({
  play: async ({ step }) => {
    await write();
    await step('Escape keeps the values', async () => {
      await userEvent.keyboard('{Escape}');
      await closed();
      await userEvent.click(await opener());
      await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toHaveValue(WORDS);
    });
    await step('Cancel discards the values', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
      await closed();
      await userEvent.click(await opener());
      await expect((await dialog()).getByRole('textbox', { name: 'Description' })).toHaveValue('');
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await write();
  },
});
