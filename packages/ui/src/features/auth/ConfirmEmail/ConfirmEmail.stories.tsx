import { MOCK_PASSWORD, MOCK_TOKENS, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { LazyAuthModal } from '../AuthModal/LazyAuthModal';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, closed, enterText, waitForVisible } from '../../../testing/storyTools';
import { LazyConfirmEmail } from './LazyConfirmEmail';

const onNavigate = fn();

const meta = preview.meta({
  title: 'Auth/ConfirmEmail',
  component: LazyConfirmEmail,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { token: MOCK_TOKENS.confirm },
  decorators: [
    (Story) => (
      <InApp path="/confirm-email" onNavigate={onNavigate}>
        <Story />
        <LazyAuthModal />
        <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
      </InApp>
    ),
  ],
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'unconfirmed'));
  },
});

/** CFM-02, CFM-05, ERR-09. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone'),
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Email Confirmed Successfully' }));
    await userEvent.click(screen.getByRole('button', { name: 'Return Application' }));
    await expect(onNavigate).toHaveBeenCalledWith('/');
  },
});

/** CFM-01. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Confirming Your Email' }));
  },
});

/** ERR-10. */
export const ConfirmedBefore = meta.story({
  args: { token: MOCK_TOKENS.confirmUsed },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Email Confirmed Successfully' }));
  },
});

/** CFM-03, ERR-12: a signed-in user can request a new link. */
export const InvalidToken = meta.story({
  args: { token: MOCK_TOKENS.unknown },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Confirmation Failed' }));
    await waitForVisible(() =>
      screen.getByText('Invalid or expired confirmation token. Please request a new confirmation email.'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    await waitForVisible(() => screen.getByText('Confirmation email sent'));
  },
});

/** ERR-12: a new link needs a session, so an anonymous visitor signs in first. */
export const InvalidTokenWhileAnonymous = meta.story({
  args: { token: MOCK_TOKENS.confirmExpired },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async ({ step }) => {
    await waitForVisible(() =>
      screen.getByText('Invalid or expired confirmation token. Please request a new confirmation email.'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    await step('offers a new link after the sign-in', async () => {
      await enterText(await screen.findByLabelText('Email'), 'unconfirmed@example.com');
      await enterText(screen.getByLabelText('Password'), MOCK_PASSWORD);
      await userEvent.keyboard('{Enter}');
      await closed();
      await waitForVisible(() => screen.getByRole('button', { name: 'Send the link again' }));
    });
  },
});

/** ERR-12: a link from a day ago. */
export const ExpiredToken = meta.story({
  args: { token: MOCK_TOKENS.confirmExpired },
  play: async () => {
    await waitForVisible(() =>
      screen.getByText('Invalid or expired confirmation token. Please request a new confirmation email.'),
    );
  },
});

/** ACC-06: the link confirms a changed address. */
export const ChangeOfAddress = meta.story({
  args: { token: MOCK_TOKENS.changeEmail },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pendingEmail());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Email Confirmed Successfully' }));
  },
});

/** CFM-04. */
export const NoToken = meta.story({
  args: { token: null },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'No Confirmation Token' }));
    await waitForVisible(() => screen.getByText('No confirmation token provided. Please check your email link.'));
  },
});

/** ERR-13. */
export const MalformedLink = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.confirmMalformed());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Invalid request. Please try again with a valid confirmation link.'));
  },
});

/** ERR-14. */
export const NotSignedIn = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.confirmUnauthenticated());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Authentication required. Please sign in and try again.'));
  },
});

/** ERR-15. */
export const EndpointNotFound = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.confirmNotFound());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Confirmation endpoint not found. Please contact support.'));
  },
});

/** ERR-16. */
export const ServerError = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.confirmServerError());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Server error. Please try again later or contact support.'));
  },
});

/** ERR-17: the server's message. */
export const Unavailable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.confirmUnavailable());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('The service is not available right now. Please try again later.'));
  },
});

/** ERR-17: a response without a message. */
export const FailedWithoutWords = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.confirmWithoutMessage());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Failed to confirm email. Please try again later.'));
  },
});

/** ERR-18. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offline());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Network error. Please check your connection and try again.'));
  },
});

export const OnAPhone = meta.story({
  args: { token: MOCK_TOKENS.unknown },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ args: { token: MOCK_TOKENS.unknown }, globals: { direction: 'rtl' } });
