import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { besidesAnnouncements, closed, press, waitForVisible } from '../../../testing/storyTools';
import { alerted, onNavigate, OpenedSettings, openTab } from '../../../app/AccountSettings/testing/settings';

const meta = preview.meta({
  title: 'Billing/BillingTab',
  component: OpenedSettings,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

/** ACC-08, ACC-09, ACC-10. */
export const Billing = meta.story({
  play: async ({ step }) => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByRole('heading', { name: 'Free' }));
    await waitForVisible(() => screen.getByText('No invoices yet.'));
    await expect(screen.queryByRole('heading', { name: 'Orders and quote requests' })).toBeNull();
    await step('Upgrade closes the settings and opens the plans', async () => {
      await press('Upgrade');
      await expect(onNavigate).toHaveBeenCalledWith('/upgrade');
      await closed();
    });
  },
});

/** Orders and quote requests, newest first; a deleted piece has neither a picture nor a link. */
export const OrdersAndQuotes = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.requested());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByRole('heading', { name: 'Orders and quote requests' }));
    const [newest, ordered, gone] = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    await expect(newest).toHaveTextContent(/^Quote request FG-\d{8}.+USD\s[\d,]+\.\d\dNov \d+, 2026$/);
    await expect(ordered).toHaveTextContent(/^Order FG-\d{8}/);
    await expect(within(ordered as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/share\/.+/),
    );
    await expect(gone).toHaveTextContent(/since deleted/);
    await expect(within(gone as HTMLElement).queryByRole('link')).toBeNull();
  },
});

export const OrdersNotLoaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.requestsFail());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByText('Failed to load orders and quote requests'));
    await waitForVisible(() => screen.getByText('No invoices yet.'));
  },
});

/** The paid plan, its renewal date and its invoices. */
export const BillingOfASubscriber = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.subscribed());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByText('Monthly, renews on December 7, 2026'));
    await waitFor(() => expect(screen.getAllByText('$9.99')).toHaveLength(3));
    await expect(screen.getAllByRole('link', { name: /^Paid, show invoice FIL-/ })).toHaveLength(3);
    await waitForVisible(() => screen.getByRole('button', { name: 'Manage billing' }));
  },
});

/** A one-time payment, with nothing to manage. */
export const BillingPaidOnce = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.paidOnce());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByText('Monthly, ends on December 7, 2026'));
    await expect(screen.queryByRole('button', { name: 'Manage billing' })).toBeNull();
  },
});

/** A plan from a promo code. */
export const BillingOfAGivenPlan = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.givenPlan());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByText('Yours until December 20, 2026'));
  },
});

export const InvoicesNotLoaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.invoicesFail());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByText('Failed to load invoices'));
    await waitForVisible(() => screen.getByRole('heading', { name: 'Free' }));
  },
});

export const BillingPortalFails = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.portalFails());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByRole('button', { name: 'Manage billing' }));
    await press('Manage billing');
    await waitForVisible(() => screen.getByText('Billing could not be opened'));
  },
});

/** ACC-09: the business plan has no upgrade, but its billing period can change. */
export const BillingOfBusiness = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.subscribedBusiness());
  },
  play: async ({ step }) => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByText('Annual, renews on November 7, 2027'));
    await expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
    await step('closes the settings and opens the plans', async () => {
      await press('Change billing period');
      await expect(onNavigate).toHaveBeenCalledWith('/upgrade');
      await closed();
    });
  },
});

/** A business plan granted permanently: no upgrade and no payment. */
export const BillingOfTheHighestPlan = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.business());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByRole('heading', { name: 'Business' }));
    await expect(screen.queryByRole('button', { name: /^(Upgrade|Change billing period|Keep this plan)$/ })).toBeNull();
  },
});

export const BillingLoading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
  play: async () => {
    await openTab('Billing');
    await waitForVisible(() => screen.getByText('Current plan'));
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
    await waitForVisible(() => screen.getByRole('button', { name: 'Try again' }));
  },
});
