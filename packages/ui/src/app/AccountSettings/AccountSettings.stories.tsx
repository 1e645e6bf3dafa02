import { MOCK_PASSWORD, scenarioOfAccount } from '@jewelry/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { inModes } from '../../../../../.storybook/modes';
import { besidesAnnouncements, closed, press, waitForVisible } from '../../testing/storyTools';
import { changePassword, enter, OpenedSettings, openTab } from './testing/settings';

const meta = preview.meta({
  title: 'App/AccountSettings',
  component: OpenedSettings,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  beforeEach: ({ msw, globals }) => {
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** ACC-01, ACC-03, ACC-04. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'phone-velvet'),
  play: async () => {
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Account Settings' }));
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Name',
      'Email',
      'Security',
      'Billing',
    ]);
    await expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await expect(screen.getByLabelText('First name')).toHaveValue('Layla');
    await waitForVisible(() => screen.getByText('Your name will be visible under your images in public gallery.'));
  },
});

/** Switching tabs loses neither typed values nor errors, and the focus stays on the tabs. */
export const TypedAndNotSent = meta.story({
  play: async ({ step }) => {
    await step('accepts values in three tabs, one of them invalid', async () => {
      await userEvent.clear(await screen.findByLabelText('Last name'));
      await enter('Last name', 'Idris');
      await openTab('Email');
      await enter('New email', 'layla.haddad@example.com');
      await changePassword(MOCK_PASSWORD, 'seven brass beads', 'eight brass beads');
      await waitForVisible(() => screen.getByText('Passwords do not match'));
    });
    await step('restores every value when the keyboard switches back', async () => {
      screen.getByRole('tab', { name: 'Security' }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByLabelText('New email')).toHaveValue('layla.haddad@example.com'));
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Idris'));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(screen.getByLabelText('Confirm new password')).toHaveValue('eight brass beads'));
      await expect(screen.getByText('Passwords do not match')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus());
    });
    await step('keeps them after the confirmation of an account deletion', async () => {
      await press('Delete account');
      await press('Cancel');
      await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(MOCK_PASSWORD));
    });
  },
});

/** ACC-02: at 768 px the tabs lie down, and the arrow keys follow. */
export const OnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal'));
    (await screen.findByRole('tab', { name: 'Name' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** ACC-02: in a column the arrows go down. */
export const WithTheKeyboard = meta.story({
  play: async () => {
    (await screen.findByRole('tab', { name: 'Name' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
