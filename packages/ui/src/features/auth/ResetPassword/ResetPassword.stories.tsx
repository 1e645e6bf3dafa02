import { MOCK_TOKENS, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { LazyAuthModal } from '../AuthModal/LazyAuthModal';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, enterText, waitForVisible } from '../../../testing/storyTools';
import { LazyResetPassword } from './LazyResetPassword';
/** Imported by the stories, so that the first one does not wait for it. */
import './ResetPassword';

const meta = preview.meta({
  title: 'Auth/ResetPassword',
  component: LazyResetPassword,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { token: MOCK_TOKENS.reset },
  decorators: [
    (Story) => (
      <InApp path="/reset-password">
        <Story />
        <LazyAuthModal />
      </InApp>
    ),
  ],
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'anonymous'));
  },
});

const enter = async (password: string, again = password): Promise<void> => {
  await enterText(await screen.findByLabelText('New password'), password);
  await enterText(screen.getByLabelText('Confirm new password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
};

/** AUM-14. */
export const Default = meta.story({
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Set a new password' }));
  },
});

/** The form is ready immediately, without a loading state. */
export const PasswordSet = meta.story({
  play: async ({ step }) => {
    await enter('seven brass beads');
    await waitForVisible(() => screen.getByRole('heading', { name: 'Your password is set' }));
    await step('links to the sign-in', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      await waitForVisible(() => screen.getByRole('dialog', { name: 'Sign in' }));
    });
  },
});

/** VAL-13: the length is checked first. */
export const TooShort = meta.story({
  play: async () => {
    await enter('short', 'other');
    await waitForVisible(() => screen.getByText('Password must be at least 8 characters'));
    await expect(screen.queryByText('Passwords do not match')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
  },
});

/** VAL-13. */
export const Mismatch = meta.story({
  play: async () => {
    await enter('seven brass beads', 'eight brass beads');
    await waitForVisible(() => screen.getByText('Passwords do not match'));
    await waitFor(() => expect(screen.getByLabelText('Confirm new password')).toHaveFocus());
  },
});

/** The server rejects common passwords. */
export const TooCommon = meta.story({
  play: async () => {
    await enter('password123');
    await waitForVisible(() => screen.getByText('This password is too common. Please choose another.'));
    await expect(screen.getByLabelText('New password')).toHaveValue('password123');
  },
});

/** Links expire after an hour; the page offers a new one. */
export const ExpiredLink = meta.story({
  args: { token: MOCK_TOKENS.resetExpired },
  play: async ({ step }) => {
    await enter('seven brass beads');
    await waitForVisible(() => screen.getByRole('heading', { name: 'This link no longer works' }));
    await step('offers to request a new link', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
      await waitForVisible(() => screen.getByRole('dialog', { name: 'Forgot your password?' }));
    });
  },
});

export const UsedLink = meta.story({
  args: { token: MOCK_TOKENS.resetUsed },
  play: async () => {
    await enter('seven brass beads');
    await waitForVisible(() => screen.getByRole('heading', { name: 'This link no longer works' }));
  },
});

export const WithoutToken = meta.story({
  args: { token: null },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'This link no longer works' }));
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineAnonymous());
  },
  play: async () => {
    await enter('seven brass beads');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please check your connection and try again.'),
    );
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slowAnonymous());
  },
  play: async () => {
    await enter('seven brass beads');
    await waitForVisible(() => screen.getByRole('button', { name: /Save password/ }));
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
