import { MOCK_PASSWORD, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { besidesAnnouncements, closed, press, waitForVisible } from '../../../testing/storyTools';
import { alerted, fill, OpenedAuthModal } from './testing/authModal';

const meta = preview.meta({
  title: 'Auth/AuthModal',
  component: OpenedAuthModal,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { view: 'sign-in' },
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'anonymous'));
  },
});

/** AUM-01, AUM-15: email and password are the only way to sign in. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'desk-velvet', 'phone', 'phone-rtl'),
  play: async ({ step }) => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Sign in' }));
    await step('offers no third-party sign-in', async () => {
      await expect(screen.queryByText(/google|apple|facebook|continue with/i)).not.toBeInTheDocument();
    });
  },
});

/** AUM-12: the dialog closes, and a toast appears. */
export const SignedIn = meta.story({
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await waitForVisible(() => screen.getByText('Signed in'));
    await closed();
  },
});

/** AUM-13, ERR-01: an error keeps the entered values. */
export const WrongPassword = meta.story({
  play: async () => {
    await fill('free@example.com', 'not this one');
    await press('Sign in');
    await alerted('Invalid email or password');
    await expect(screen.getByLabelText('Email')).toHaveValue('free@example.com');
    await expect(screen.getByLabelText('Password')).toHaveValue('not this one');
  },
});

export const TooManyTries = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.throttledAnonymous());
  },
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await press('Sign in');
    await alerted('Too many requests. Please try again in a moment.');
  },
});

/** ERR-01: an error response without a message. */
export const RefusedWithoutWords = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.signInWithoutMessage());
  },
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await press('Sign in');
    await alerted('Authentication failed');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineAnonymous());
  },
  play: async () => {
    await fill('free@example.com', MOCK_PASSWORD);
    await press('Sign in');
    await alerted('Failed to sign in');
  },
});

/** AUM-11. */
export const NothingEntered = meta.story({
  play: async () => {
    await press('Sign in');
    await waitForVisible(() => screen.getByText('Enter your email'));
    await waitForVisible(() => screen.getByText('Enter your password'));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  },
});
