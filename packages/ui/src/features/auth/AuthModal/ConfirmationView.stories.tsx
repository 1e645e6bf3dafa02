import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, press, waitForVisible } from '../../../testing/storyTools';
import { OpenedAuthModal } from './testing/authModal';

const meta = preview.meta({
  title: 'Auth/AuthModal/Confirmation',
  component: OpenedAuthModal,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { view: 'sign-in' },
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'anonymous'));
  },
});

/** AUM-04, STA-10: forced for an unconfirmed account; only signing out closes it. */
export const ConfirmationRequired = meta.story({
  args: { view: undefined },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('unconfirmed@example.com'));
    await userEvent.keyboard('{Escape}');
    await waitForVisible(() => screen.getByText('unconfirmed@example.com'));
  },
});

/** ERR-05: resends the email, and the button counts down. On a phone the toast does not cover the address. */
export const ConfirmationSentAgain = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await press('Send the link again');
    await waitForVisible(() => screen.getByText('Confirmation email sent'));
    await waitForVisible(() => screen.getByRole('button', { name: /Send the link again in \d+ s/ }));
    const toasts = screen.getByRole('region', { name: /^Notifications/ });
    await expect(toasts.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      screen.getByText('unconfirmed@example.com').getBoundingClientRect().bottom,
    );
  },
});

/** ERR-04: the server says how long to wait. */
export const ConfirmationSentTooOften = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.throttledUnconfirmed());
  },
  play: async () => {
    const warned = spyOn(console, 'warn').mockImplementation(() => undefined);
    await press('Send the link again');
    await waitForVisible(() => screen.getByText('Failed to send confirmation email'));
    await expect(warned).toHaveBeenCalledWith('Failed to resend confirmation email');
    await waitForVisible(() => screen.getByText('Please try again later.'));
    await waitForVisible(() => screen.getByRole('button', { name: /Send the link again in \d+ s/ }));
  },
});

/** AUM-04. */
export const UsesAnotherAccount = meta.story({
  args: { view: undefined },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await press('Use another account');
    await waitForVisible(() => screen.getByRole('heading', { name: 'Sign in' }));
  },
});
