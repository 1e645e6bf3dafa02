import { scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import preview from '../../../../../../.storybook/preview';
import { inModes } from '../../../../../../.storybook/modes';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, waitForVisible } from '../../../testing/storyTools';
import { LazyUpgrade } from './LazyUpgrade';
/** Imported by the stories, so that the first one does not wait for it. */
import './Upgrade';

const onNavigate = fn();
const follow = fn();

const meta = preview.meta({
  title: 'Billing/Upgrade',
  component: LazyUpgrade,
  parameters: { layout: 'fullscreen', ...besidesAnnouncements },
  args: { follow },
  decorators: [
    (Story) => (
      <InApp path="/upgrade" onNavigate={onNavigate} upgradeHref="/upgrade">
        <Story />
        <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
      </InApp>
    ),
  ],
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    follow.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const choose = async (name: RegExp): Promise<void> => userEvent.click(await screen.findByRole('radio', { name }));
const startCheckout = async (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }));

/** UPG-01 to UPG-06: no plan is selected, and the button explains that it needs one. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: inModes('desk', 'desk-velvet', 'phone', 'phone-rtl'),
  play: async ({ step }) => {
    await waitForVisible(() => screen.getByRole('radiogroup', { name: 'Plans' }));
    await step('selects one billing period', async () => {
      await expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
      await expect(screen.getByRole('radio', { name: 'Annual - Save 20%' })).not.toBeChecked();
    });
    await step('the button asks for a selection', async () => {
      const button = screen.getByRole('button', { name: 'Continue to checkout' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Select Pro or Business to continue');
      await waitForVisible(() => screen.getByText('Select Pro or Business to continue'));
      await userEvent.click(button);
      await expect(follow).not.toHaveBeenCalled();
    });
    await step('the free plan cannot be selected', async () => {
      await expect(screen.getByRole('radio', { name: /^Free/ })).toBeDisabled();
      await waitForVisible(() => screen.getByText('Current Plan'));
    });
  },
});

/** UPG-08, UPG-09, API-32: the selected plan at the displayed price. */
export const AnnualChosen = meta.story({
  play: async ({ step }) => {
    await choose(/^Annual/);
    await choose(/^Business/);
    await waitForVisible(() => screen.getByText('Business, $287.90 / year'));
    await step('opens its checkout once', async () => {
      await startCheckout();
      await waitFor(() => expect(follow).toHaveBeenCalledOnce());
      await expect(follow).toHaveBeenCalledWith(expect.stringContaining('/dev/checkout/'));
      await startCheckout();
      await expect(follow).toHaveBeenCalledOnce();
    });
  },
});

/** UPG-04: only the current plan and period read 'Current Plan'. */
export const OnPro = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.subscribed());
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Pro/ })).toBeDisabled());
    await expect(screen.getByRole('radio', { name: /^Free/ })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: /^Business/ })).toBeEnabled();
    await expect(screen.getByText('Current Plan').closest('label')).toContainElement(
      screen.getByRole('radio', { name: /^Pro/ }),
    );
    await expect(screen.getByText('When your plan ends').closest('label')).toContainElement(
      screen.getByRole('radio', { name: /^Free/ }),
    );
  },
});

/** With yearly billing the cards show yearly prices. */
export const OnBusiness = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.subscribedBusiness());
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Business/ })).toBeDisabled());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Annual - Save 20%' })).toBeChecked());
  },
});

/** ACC-09: the business plan has no upgrade, but can be paid for in the other billing period. */
export const OtherBillingPeriod = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.subscribedBusiness());
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Business/ })).toBeDisabled());
    // The cycle of the subscription, once it has loaded.
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Annual - Save 20%' })).toBeChecked());
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    await waitForVisible(() => screen.getByText('Pay by the month'));
    await choose(/^Business/);
    await waitForVisible(() => screen.getByText('Business, $29.99 / month'));
    await startCheckout();
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
  },
});

/** The subscription, which decides the billing period, has not loaded yet. */
export const PeriodUnknown = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.subscriptionUnanswered());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('radio', { name: /^Business/ }));
    await expect(screen.getByRole('radio', { name: 'Monthly' })).toBeDisabled();
  },
});

/** A plan from a promo code can be continued as a paid plan. */
export const OnAGivenPlan = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.givenPlan());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Keep Pro'));
    await choose(/^Pro/);
    await waitForVisible(() => screen.getByText('Pro, $9.99 / month'));
  },
});

/** RTE-07: redirects home, opens the sign-in, and returns afterwards. */
export const ForAnonymous = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await waitFor(() => expect(onNavigate).toHaveBeenCalledWith('/'));
    await expect(sessionStorage.getItem('intent')).toBe('{"action":"upgrade"}');
    sessionStorage.removeItem('intent');
  },
});

/** UPG-07. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Loading plans…'));
  },
});

/** ERR-35. */
export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.plansFail());
  },
  play: async ({ msw, step }) => {
    await waitForVisible(() => screen.getByText('Failed to load plans'));
    await step('Retry loads them', async () => {
      msw.use(...scenarios.free());
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await waitForVisible(() => screen.getByRole('radiogroup', { name: 'Plans' }));
    });
  },
});

const checkoutAnswers = (scenario: () => ReturnType<typeof scenarios.free>, ...sentences: readonly string[]) =>
  ({
    beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof scenarios.free>) => void } }) => {
      msw.use(...scenario());
    },
    play: async () => {
      await choose(/^Pro/);
      await startCheckout();
      for (const sentence of sentences) await waitForVisible(() => screen.getByText(sentence));
      await expect(follow).not.toHaveBeenCalled();
    },
  }) as const;

/** ERR-36. */
export const CheckoutUnavailable = meta.story({
  ...checkoutAnswers(
    scenarios.checkoutUnavailable,
    'Almost there',
    'We could not open checkout automatically. Our team will get you upgraded shortly.',
  ),
});

export const CheckoutFails = meta.story({
  ...checkoutAnswers(scenarios.checkoutFails, 'Something went wrong on our side. Please try again.'),
});

/** ERR-37. */
export const SignedOutMeanwhile = meta.story({
  ...checkoutAnswers(scenarios.checkoutUnauthenticated, 'Please sign in to continue to checkout.'),
});

/** SEC-27: a URL outside the payment provider's origin is not opened. */
export const LedElsewhere = meta.story({
  ...checkoutAnswers(scenarios.checkoutElsewhere, 'Checkout could not be opened'),
});

/** Back without paying: the selection is kept. */
export const Cancelled = meta.story({
  args: { returned: { outcome: 'cancelled', plan: 'business', cycle: 'annual' } },
  play: async () => {
    await waitForVisible(() =>
      screen.getByText('You left the checkout and nothing was charged. Your selection is still here.'),
    );
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Business/ })).toBeChecked());
    await expect(screen.getByRole('radio', { name: 'Annual - Save 20%' })).toBeChecked();
  },
});

/** Back after paying: confetti, and a link to the studio. */
export const Paid = meta.story({
  args: { returned: { outcome: 'done', plan: 'pro', cycle: 'monthly' } },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.paidOnce());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Welcome to Pro' }));
    await waitForVisible(() => screen.getByText('100 images a day and private images are yours from now on.'));
    await userEvent.click(screen.getByRole('button', { name: 'Start creating' }));
    await expect(onNavigate).toHaveBeenCalledWith('/imagine');
  },
});

/** The payment is not confirmed yet. */
export const Confirming = meta.story({
  args: { returned: { outcome: 'done', plan: 'pro', cycle: 'monthly' } },
  play: async () => {
    await waitForVisible(() => screen.getByRole('heading', { name: 'Confirming your payment' }));
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** As rows, with the checkout button at the lower edge. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await choose(/^Pro/);
    await waitForVisible(() => screen.getByText('Pro, $9.99 / month'));
  },
});

export const WithTheKeyboard = meta.story({
  play: async () => {
    await waitForVisible(() => screen.getByRole('radiogroup', { name: 'Plans' }));
    screen.getByRole('radio', { name: 'Monthly' }).focus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    await expect(screen.getByRole('radio', { name: /^Pro, \$95.90/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(screen.getByRole('button', { name: 'Continue to checkout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(follow).toHaveBeenCalledOnce());
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
