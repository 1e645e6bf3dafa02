import { scenarios } from '@jewelry/mocks';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ToastRegion } from '../../primitives/Toast/ToastRegion';
import { InApp } from '../testing/InApp';
import { besidesAnnouncements, shown } from '../testing/storyTools';
import { ConfirmEmail } from './ConfirmEmail';

const onNavigate = fn();

const meta = preview.meta({
  title: 'Screens/ConfirmEmail',
  component: ConfirmEmail,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { token: 'confirm-unconfirmed' },
  decorators: [
    (Story) => (
      <InApp path="/confirm-email" onNavigate={onNavigate}>
        <Story />
        <ToastRegion />
      </InApp>
    ),
  ],
  beforeEach: ({ msw }) => {
    onNavigate.mockClear();
    msw.use(...scenarios.unconfirmed());
  },
});

/** CFM-02, CFM-05. */
export const Default = meta.story({
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'Email Confirmed Successfully' }));
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
    await shown(() => screen.getByRole('heading', { name: 'Confirming Your Email' }));
  },
});

/** ERR-10. */
export const ConfirmedBefore = meta.story({
  args: { token: 'confirm-free' },
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'Email Confirmed Successfully' }));
  },
});

/** CFM-03, ERR-12: whoever is signed in can have a new link. */
export const InvalidToken = meta.story({
  args: { token: 'made-up' },
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'Confirmation Failed' }));
    await shown(() => screen.getByText('Invalid or expired confirmation token. Please request a new confirmation email.'));
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    await shown(() => screen.getByText('Confirmation email sent'));
  },
});

/** CFM-04. */
export const NoToken = meta.story({
  args: { token: null },
  play: async () => {
    await shown(() => screen.getByRole('heading', { name: 'No Confirmation Token' }));
  },
});

/** ERR-18. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.offline());
  },
  play: async () => {
    await shown(() => screen.getByText('Network error. Please check your connection and try again.'));
  },
});
