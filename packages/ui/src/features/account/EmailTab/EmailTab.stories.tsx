import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, press, waitForVisible } from '../../../testing/storyTools';
import { alerted, described, enter, OpenedSettings, openTab } from '../../../app/AccountSettings/testing/settings';

const meta = preview.meta({
  title: 'Account/Email',
  component: OpenedSettings,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** ACC-05. */
export const Email = meta.story({
  play: async () => {
    await openTab('Email');
    await waitForVisible(() => screen.getByText('free@example.com'));
  },
});

/** ACC-06: the old address remains until the new one is confirmed. */
export const EmailChangeAskedFor = meta.story({
  play: async () => {
    await openTab('Email');
    await enter('New email', 'layla.haddad@example.com');
    await press('Send confirmation');
    await waitForVisible(() =>
      screen.getByText('We sent a link to your new address. Until you open it, your current address stays in use.'),
    );
    await waitForVisible(() => screen.getByText('layla.haddad@example.com'));
    await expect(screen.getByLabelText('New email')).toHaveValue('');
  },
});

export const EmailPending = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pendingEmail());
  },
  play: async () => {
    await openTab('Email');
    await waitForVisible(() => screen.getByText('layla.haddad@example.com'));
  },
});

/** VAL-12. */
export const EmailMissing = meta.story({
  play: async () => {
    await openTab('Email');
    await press('Send confirmation');
    await waitForVisible(() => screen.getByText('Enter a new email'));
  },
});

export const EmailRefused = meta.story({
  play: async () => {
    await openTab('Email');
    await enter('New email', 'free@example.com');
    await press('Send confirmation');
    await described('New email', /This is already your email address/);
  },
});

export const EmailChangedTooOften = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.throttled());
  },
  play: async () => {
    await openTab('Email');
    await enter('New email', 'layla.haddad@example.com');
    await press('Send confirmation');
    await alerted('Too many requests. Please try again in a moment.');
  },
});

/** ERR-33. */
export const EmailNotSent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.accountWithoutMessage());
  },
  play: async () => {
    await openTab('Email');
    await enter('New email', 'layla.haddad@example.com');
    await press('Send confirmation');
    await alerted('Failed to send confirmation');
  },
});
