import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, enterText, press, waitForVisible } from '../../../testing/storyTools';
import { alerted, follow, OpenedAuthModal } from './testing/authModal';

const meta = preview.meta({
  title: 'Auth/AuthModal/Forgot password',
  component: OpenedAuthModal,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { view: 'forgot-password' },
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'anonymous'));
  },
});

/** AUM-03: keeps the address entered in the sign-in form. */
export const ForgotPassword = meta.story({
  args: { view: 'sign-in' },
  play: async ({ step }) => {
    await step('from the sign-in', async () => {
      await enterText(await screen.findByLabelText('Email'), 'free@example.com');
      await follow('Forgot your password?');
      await waitForVisible(() => screen.getByRole('heading', { name: 'Forgot your password?' }));
      await expect(screen.getByLabelText('Email')).toHaveValue('free@example.com');
    });
  },
});

/** AUM-03: the same text for every address, and a link back. */
export const ForgotPasswordSent = meta.story({
  play: async ({ step }) => {
    await enterText(await screen.findByLabelText('Email'), 'unknown@example.com');
    await userEvent.keyboard('{Enter}');
    await waitForVisible(() => screen.getByRole('heading', { name: 'Check your inbox' }));
    await waitForVisible(() => screen.getByText('unknown@example.com'));
    await step('the button returns to the sign-in', async () =>
      expect(screen.getByRole('button', { name: 'Back to sign in' })).toHaveFocus(),
    );
  },
});

export const BackFromForgotPassword = meta.story({
  play: async () => {
    await press('Back to sign in');
    await waitForVisible(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});

/** VAL-07. */
export const ForgotPasswordInvalidAddress = meta.story({
  play: async () => {
    await enterText(await screen.findByLabelText('Email'), 'layla@example');
    await userEvent.keyboard('{Enter}');
    await waitForVisible(() => screen.getByText('Please enter a valid email address'));
  },
});

/** ERR-07. */
export const ForgotPasswordRefused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.signInWithoutMessage());
  },
  play: async () => {
    await enterText(await screen.findByLabelText('Email'), 'layla@example.com');
    await userEvent.keyboard('{Enter}');
    await alerted('Failed to process your request. Please try again later.');
  },
});

/** ERR-08. */
export const ForgotPasswordOffline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offlineAnonymous());
  },
  play: async () => {
    await enterText(await screen.findByLabelText('Email'), 'layla@example.com');
    await userEvent.keyboard('{Enter}');
    await alerted('Network error. Please try again later.');
  },
});

export const ForgotPasswordOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
