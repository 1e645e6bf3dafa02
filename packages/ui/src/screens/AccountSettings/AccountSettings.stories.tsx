import { MOCK_PASSWORD, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { ToastRegion } from '../../primitives/Toast/ToastRegion';
import { useApp } from '../appContext';
import { InApp } from '../testing/InApp';
import { besidesAnnouncements, shown } from '../testing/storyTools';
import { AccountSettings } from './AccountSettings';
/** Loaded with the stories, so that the first of them does not wait for it. */
import './AccountDialog';

const onNavigate = fn();

function OpenedSettings() {
  const { openDialog } = useApp();
  useEffect(() => openDialog('account-settings'), [openDialog]);
  return <AccountSettings />;
}

const meta = preview.meta({
  title: 'Screens/AccountSettings',
  component: OpenedSettings,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  decorators: [
    (Story) => (
      <InApp path="/imagine" onNavigate={onNavigate} upgradeHref="/upgrade">
        <Story />
        <ToastRegion />
      </InApp>
    ),
  ],
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const openTab = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('tab', { name }));
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string): Promise<void> => userEvent.type(await screen.findByLabelText(label), text);
const described = async (label: string, words: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words));
const alerted = async (sentence: string): Promise<void> => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));

async function changePassword(current: string, password: string, again = password): Promise<void> {
  await openTab('Security');
  await type('Current password', current);
  await type('New password', password);
  await type('Confirm new password', again);
  await press('Update password');
}

/** ACC-01, ACC-03, ACC-04. */
export const Default = meta.story({
  play: async () => {
    await shown(() => screen.getByRole('dialog', { name: 'Account Settings' }));
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Name', 'Email', 'Security', 'Billing']);
    await expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await expect(screen.getByLabelText('First name')).toHaveValue('Layla');
    await shown(() => screen.getByText('Your name will be visible under your images in public gallery.'));
  },
});

/** ACC-11. */
export const NameSaved = meta.story({
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('Last name'));
    await type('Last name', 'Idris');
    await press('Save name');
    await shown(() => screen.getByText('Saved'));
  },
});

/** Nobody has to give a name, and without a picture there is none to show it under. */
export const WithoutName = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue(''));
    await expect(screen.queryByText('It looks like this')).toBeNull();
  },
});

/** ERR-33. */
export const NameNotSaved = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.accountWordless());
  },
  play: async () => {
    await press('Save name');
    await alerted('Failed to update profile');
  },
});

/** ACC-05. */
export const Email = meta.story({
  play: async () => {
    await openTab('Email');
    await shown(() => screen.getByText('free@example.com'));
  },
});

/** ACC-06: the address stays until the new one is confirmed. */
export const EmailChangeAskedFor = meta.story({
  play: async () => {
    await openTab('Email');
    await type('New email', 'layla.haddad@example.com');
    await press('Send confirmation');
    await shown(() => screen.getByText('We sent a link to your new address. Until you open it, your current address stays.'));
    await shown(() => screen.getByText('layla.haddad@example.com'));
    await expect(screen.getByLabelText('New email')).toHaveValue('');
  },
});

export const EmailPending = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.pendingEmail());
  },
  play: async () => {
    await openTab('Email');
    await shown(() => screen.getByText('layla.haddad@example.com'));
  },
});

/** VAL-12. */
export const EmailMissing = meta.story({
  play: async () => {
    await openTab('Email');
    await press('Send confirmation');
    await shown(() => screen.getByText('Enter a new email'));
  },
});

export const EmailRefused = meta.story({
  play: async () => {
    await openTab('Email');
    await type('New email', 'free@example.com');
    await press('Send confirmation');
    await described('New email', /This is your email address already/);
  },
});

export const EmailChangedTooOften = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.throttled());
  },
  play: async () => {
    await openTab('Email');
    await type('New email', 'layla.haddad@example.com');
    await press('Send confirmation');
    await alerted('Too many requests. Please try again in a moment.');
  },
});

/** ERR-33. */
export const EmailNotSent = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.accountWordless());
  },
  play: async () => {
    await openTab('Email');
    await type('New email', 'layla.haddad@example.com');
    await press('Send confirmation');
    await alerted('Failed to send confirmation');
  },
});

/** ACC-07. */
export const Security = meta.story({
  play: async () => {
    await openTab('Security');
    await expect(await screen.findByPlaceholderText('At least 8 characters')).toBe(screen.getByLabelText('New password'));
    const fields = ['Current password', 'New password', 'Confirm new password'].map((label) => screen.getByLabelText(label));
    await expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['current-password', 'new-password', 'new-password']);
  },
});

export const PasswordUpdated = meta.story({
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'seven brass beads');
    await shown(() => screen.getByText('Password updated'));
    await expect(screen.getByLabelText('Current password')).toHaveValue('');
  },
});

/** VAL-13. */
export const PasswordsDiffer = meta.story({
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'seven brass beads', 'eight brass beads');
    await shown(() => screen.getByText('Passwords do not match'));
    await expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
  },
});

/** VAL-13. */
export const PasswordTooShort = meta.story({
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'short');
    await shown(() => screen.getByText('Password must be at least 8 characters'));
  },
});

export const WrongPassword = meta.story({
  play: async () => {
    await changePassword('not this one', 'seven brass beads');
    await described('Current password', /The current password is not right/);
    await expect(screen.getByLabelText('New password')).toHaveValue('seven brass beads');
  },
});

/** ERR-33. */
export const PasswordNotUpdated = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.accountWordless());
  },
  play: async () => {
    await changePassword(MOCK_PASSWORD, 'seven brass beads');
    await alerted('Failed to update password');
  },
});

/** Beyond the four tabs: everything about the account as a file. */
export const DataNotDownloaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverError());
  },
  play: async () => {
    await openTab('Security');
    await press('Download my data');
    await shown(() => screen.getByText('Failed to download your data'));
  },
});

/** The question takes the place of the settings, and gives it back. */
export const DeleteAccount = meta.story({
  play: async ({ step }) => {
    await openTab('Security');
    await press('Delete account');
    await shown(() => screen.getByRole('dialog', { name: 'Delete account' }));
    await step('Cancel leads back', async () => {
      await press('Cancel');
      await shown(() => screen.getByRole('dialog', { name: 'Account Settings' }));
      await expect(screen.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete account' })).toHaveFocus());
    });
    await step('and again', async () => {
      await press('Delete account');
      await shown(() => screen.getByRole('dialog', { name: 'Delete account' }));
    });
  },
});

/** Back gives up the question first, then the settings. */
export const ClosedByBack = meta.story({
  play: async () => {
    await openTab('Security');
    await press('Delete account');
    await shown(() => screen.getByRole('dialog', { name: 'Delete account' }));
    history.back();
    await shown(() => screen.getByRole('dialog', { name: 'Account Settings' }));
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const DeleteAccountWrongPassword = meta.story({
  play: async () => {
    await openTab('Security');
    await press('Delete account');
    await type('Your password', 'not this one{Enter}');
    await shown(() => screen.getByText('The current password is not right'));
  },
});

export const AccountDeleted = meta.story({
  play: async () => {
    await openTab('Security');
    await press('Delete account');
    await type('Your password', `${MOCK_PASSWORD}{Enter}`);
    await shown(() => screen.getByText('Your account and everything in it was deleted'));
    await expect(onNavigate).toHaveBeenCalledWith('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Nothing that was typed is lost on the way through the tabs, nor what was wrong with it, and the focus stays with the tabs. */
export const TypedAndNotSent = meta.story({
  play: async ({ step }) => {
    await step('typed in three tabs, one of them refused', async () => {
      await userEvent.clear(await screen.findByLabelText('Last name'));
      await type('Last name', 'Idris');
      await openTab('Email');
      await type('New email', 'layla.haddad@example.com');
      await changePassword(MOCK_PASSWORD, 'seven brass beads', 'eight brass beads');
      await shown(() => screen.getByText('Passwords do not match'));
    });
    await step('all of it is there again, with the keyboard too', async () => {
      screen.getByRole('tab', { name: 'Security' }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByLabelText('New email')).toHaveValue('layla.haddad@example.com'));
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Idris'));
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(screen.getByLabelText('Confirm new password')).toHaveValue('eight brass beads'));
      await expect(screen.getByText('Passwords do not match')).toBeVisible();
      await expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus();
    });
    await step('also after the question before an account is deleted', async () => {
      await press('Delete account');
      await press('Cancel');
      await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(MOCK_PASSWORD));
    });
  },
});

/** ACC-08, ACC-09, ACC-10. */
export const Billing = meta.story({
  play: async ({ step }) => {
    await openTab('Billing');
    await shown(() => screen.getByRole('heading', { name: 'Free' }));
    await shown(() => screen.getByText('No invoices yet.'));
    await expect(screen.queryByRole('heading', { name: 'Orders and quote requests' })).toBeNull();
    await step('Upgrade closes the settings and goes there', async () => {
      await press('Upgrade');
      await expect(onNavigate).toHaveBeenCalledWith('/upgrade');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** What was ordered and asked about, newest first; a piece that is gone has no picture and leads nowhere. */
export const OrdersAndQuotes = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.requested());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByRole('heading', { name: 'Orders and quote requests' }));
    const [newest, ordered, gone] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/^Quote request FG-\d{8}.+USD\s[\d,]+\.\d\dNov \d+, 2026$/);
    await expect(ordered).toHaveTextContent(/^Order FG-\d{8}/);
    await expect(within(ordered as HTMLElement).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/share\/.+/));
    await expect(gone).toHaveTextContent(/deleted since/);
    await expect(within(gone as HTMLElement).queryByRole('link')).toBeNull();
  },
});

export const OrdersNotLoaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.requestsFail());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByText('Failed to load orders and quote requests'));
    await shown(() => screen.getByText('No invoices yet.'));
  },
});

/** What is paid for, until when, and the bills of it. */
export const BillingOfASubscriber = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.subscribed());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByText('Monthly, renews on December 7, 2026'));
    await waitFor(() => expect(screen.getAllByText('$9.99')).toHaveLength(3));
    await expect(screen.getAllByRole('link', { name: /^Paid, show invoice FIL-/ })).toHaveLength(3);
    await shown(() => screen.getByRole('button', { name: 'Manage billing' }));
  },
});

/** Paid for once, where there is nothing to manage. */
export const BillingPaidOnce = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.paidOnce());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByText('Monthly, ends on December 7, 2026'));
    await expect(screen.queryByRole('button', { name: 'Manage billing' })).toBeNull();
  },
});

/** The plan came with a promo code. */
export const BillingOfAGivenPlan = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.givenPlan());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByText('Yours until December 20, 2026'));
  },
});

export const InvoicesNotLoaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.invoicesFail());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByText('Failed to load invoices'));
    await shown(() => screen.getByRole('heading', { name: 'Free' }));
  },
});

export const BillingPortalFails = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.portalFails());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByRole('button', { name: 'Manage billing' }));
    await press('Manage billing');
    await shown(() => screen.getByText('Billing could not be opened'));
  },
});

/** Nothing is above the business plan. */
export const BillingOfTheHighestPlan = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.business());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByRole('heading', { name: 'Business' }));
    await expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
  },
});

export const BillingLoading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
  play: async () => {
    await openTab('Billing');
    await shown(() => screen.getByText('Current plan'));
  },
});

/** ERR-33. */
export const BillingNotLoaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.serverError());
  },
  play: async () => {
    await openTab('Billing');
    await alerted('Failed to load account data');
    await shown(() => screen.getByRole('button', { name: 'Try again' }));
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LongNames = meta.story({
  play: async () => {
    await userEvent.clear(await screen.findByLabelText('First name'));
    await type('First name', 'Wolfeschlegelsteinhausenbergerdorff-Welche-Vor-Altern');
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
