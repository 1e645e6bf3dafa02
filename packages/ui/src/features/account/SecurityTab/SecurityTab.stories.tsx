import { MOCK_PASSWORD, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, closed, press, waitForVisible } from '../../../testing/storyTools';
import {
  alerted,
  changePassword,
  described,
  enter,
  onNavigate,
  OpenedSettings,
  openTab,
} from '../../../app/AccountSettings/testing/settings';

const meta = preview.meta({
  title: 'Account/Security',
  component: OpenedSettings,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** ACC-07. */
export const Security = meta.story({
  play: async () => {
    await openTab('Security');
    await expect(await screen.findByPlaceholderText('At least 8 characters')).toBe(
      screen.getByLabelText('New password'),
    );
    const fields = ['Current password', 'New password', 'Confirm new password'].map((label) =>
      screen.getByLabelText(label),
    );
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
  },
});

export const PasswordUpdated = meta.story({
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'seven brass beads');
    await waitForVisible(() => screen.getByText('Password updated'));
    await expect(screen.getByLabelText('Current password')).toHaveValue('');
  },
});

/** VAL-13. */
export const PasswordsDiffer = meta.story({
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'seven brass beads', 'eight brass beads');
    await waitForVisible(() => screen.getByText('Passwords do not match'));
    await waitFor(() => expect(screen.getByLabelText('Confirm new password')).toHaveFocus());
  },
});

/** VAL-13. */
export const PasswordTooShort = meta.story({
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'short');
    await waitForVisible(() => screen.getByText('Password must be at least 8 characters'));
  },
});

export const WrongPassword = meta.story({
  play: async () => {
    await changePassword('not this one', 'seven brass beads');
    await described('Current password', /The current password is incorrect/);
    await expect(screen.getByLabelText('New password')).toHaveValue('seven brass beads');
  },
});

/** ERR-33. */
export const PasswordNotUpdated = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.accountWithoutMessage());
  },
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'seven brass beads');
    await alerted('Failed to update password');
  },
});

/** The data export: everything about the account as a file. */
export const DataNotDownloaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverError());
  },
  play: async () => {
    await openTab('Security');
    await press('Download my data');
    await waitForVisible(() => screen.getByText('Failed to download your data'));
  },
});

/** The confirmation replaces the settings, and Cancel restores them. */
export const DeleteAccount = meta.story({
  play: async ({ step }) => {
    await openTab('Security');
    await press('Delete account');
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Delete account' }));
    await step('Cancel returns to the settings', async () => {
      await press('Cancel');
      await waitForVisible(() => screen.getByRole('dialog', { name: 'Account Settings' }));
      await expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus());
    });
    await step('works a second time', async () => {
      await press('Delete account');
      await waitForVisible(() => screen.getByRole('dialog', { name: 'Delete account' }));
    });
  },
});

/** Back closes the confirmation first, then the settings. */
export const ClosedByBack = meta.story({
  play: async () => {
    await openTab('Security');
    await press('Delete account');
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Delete account' }));
    history.back();
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Account Settings' }));
    history.back();
    await closed();
  },
});

export const DeleteAccountWrongPassword = meta.story({
  play: async () => {
    await openTab('Security');
    await press('Delete account');
    await enter('Your password', 'not this one');
    await userEvent.keyboard('{Enter}');
    await waitForVisible(() => screen.getByText('The current password is incorrect'));
  },
});

export const AccountDeleted = meta.story({
  play: async () => {
    await openTab('Security');
    await press('Delete account');
    await enter('Your password', MOCK_PASSWORD);
    await userEvent.keyboard('{Enter}');
    await waitForVisible(() => screen.getByText('Your account and everything in it was deleted'));
    await expect(onNavigate).toHaveBeenCalledWith('/');
    await closed();
  },
});
