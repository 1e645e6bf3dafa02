import { formatUsd, QUOTE_TEXTS } from '@jewelry/contract/constants';
import { createWorld, imageView, scenarioOfAccount, scenarios } from '@jewelry/mocks';
import { type ComponentProps, useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { appMessages } from '../../../i18n/messages';
import preview from '../../../../../../.storybook/preview';
import { useSession } from '../../session/useSession';
import { Button } from '../../../components/Button/Button';
import { ToastRegion } from '../../../components/Toast/ToastRegion';
import { useApp } from '../../session/appContext';
import { LazyAuthModal } from '../../auth/AuthModal/LazyAuthModal';
import { LocalQuotes, LazyQuoteModal } from './LazyQuoteModal';
import { InApp } from '../../../testing/InApp';
import { besidesAnnouncements, closed, enterText, press, waitForVisible } from '../../../testing/storyTools';
/** Imported by the stories, so that the first one does not wait for it. */
import { QuoteModal } from './QuoteModal';

const world = createWorld();
const [stored] = world.state.images;
if (!stored) throw new Error('There is no picture');
const image = imageView(world, stored, null);
const estimated = imageView(world, { ...stored, has_estimate: true }, null);

/** A page that opens the price dialog as soon as the session has loaded. */
function PricedPage({ image: priced }: Pick<ComponentProps<typeof QuoteModal>, 'image'>) {
  const { openQuote } = useApp();
  const { isLoading } = useSession();
  const open = () => openQuote(priced);
  useEffect(() => {
    if (!isLoading) open();
    // oxlint-disable-next-line react/exhaustive-deps -- opened once, when the session is known
  }, [isLoading]);
  return <Button onPress={open}>Get a price</Button>;
}

const onNavigate = fn();

const meta = preview.meta({
  title: 'Quotes/QuoteModal',
  component: QuoteModal,
  args: { image, onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'From a price to an order or a quote request, on any page; loaded when it is first opened.',
      },
      story: { inline: false, height: '820px' },
    },
    ...besidesAnnouncements,
  },
  render: (args) => (
    <InApp path="/gallery" onNavigate={onNavigate}>
      <PricedPage image={args.image} />
      <LazyQuoteModal />
      <LazyAuthModal />
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw, globals }) => {
    onNavigate.mockClear();
    msw.use(...scenarioOfAccount(globals['account'], 'free'));
  },
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** QUO-01, QUO-05, QUO-03: from the estimate to an order. */
export const Default = meta.story({
  play: async ({ step }) => {
    await step('shows the estimate', async () => {
      const estimate = await dialog('Price estimate');
      await waitFor(() => expect(estimate.getByRole('row', { name: /^Estimate [\d,.]+$/ })).toBeVisible());
      await expect(estimate.getByText(/^Between USD [\d,]+\.00 and USD [\d,]+\.00$/)).toBeVisible();
    });
    await step('places the order', async () => {
      await enterText(await screen.findByLabelText('Notes'), 'Ring size 52');
      await press('Order Now');
      const placed = await dialog('Order Placed');
      await expect(placed.getByText(/^Order FG-\d+, estimate USD [\d,.]+$/)).toBeVisible();
      await expect(placed.getByText(/free@example\.com/)).toBeVisible();
    });
    await step('Done closes it', async () => {
      await press('Done');
      await closed();
    });
  },
});

/** QUO-06, QUO-10: the name is prefilled and editable; sending closes the dialog. */
export const QuoteRequested = meta.story({
  play: async ({ step }) => {
    await press('Request a quote');
    const form = await dialog('Request a quote');
    await expect(form.getByLabelText('Your Name')).toHaveValue('Layla Haddad');
    await expect(form.getByLabelText('Your Email')).toHaveValue('free@example.com');
    await step('VAL-08: requires a message', async () => {
      await press('Send a Request');
      await waitForVisible(() => form.getByText('Please enter a message'));
      await userEvent.clear(form.getByLabelText('Your Name'));
      await press('Send a Request');
      await waitForVisible(() => form.getByText('Please enter your name'));
    });
    await step('sends the request', async () => {
      await enterText(form.getByLabelText('Your Name'), 'Layla');
      await enterText(form.getByLabelText('Message'), 'In size 52, please.');
      await press('Send a Request');
      await waitForVisible(() => screen.getByText('Quote Requested'));
      await waitForVisible(() => screen.getByText('Your quote request has been sent. We will contact you soon.'));
      await closed();
    });
  },
});

/** STA-35. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.slow());
  },
  play: async () => {
    await expect((await dialog('Price estimate')).getByText('Estimating the price')).toBeInTheDocument();
  },
});

/** ERR-25, QUO-04: ordering works without a price. */
export const NotEstimable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.notEstimable());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Unable to estimate price'));
    await press('Order Now');
    await expect((await dialog('Order Placed')).getByText(/^Order FG-\d+$/)).toBeVisible();
  },
});

/** PRO-14: with an image service, the server's estimate is based on the design and says so. */
export const WithAnImageService = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.providers());
  },
  play: async () => {
    const estimate = await dialog('Price estimate');
    await waitFor(() => expect(estimate.getByText(QUOTE_TEXTS.imaginedBasis)).toBeVisible());
  },
});

export const EstimateFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.estimateFails());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Unable to estimate price'));
  },
});

/**
 * API-19, DAT-11: for an image that came with its price no estimate is requested; the breakdown is read from the
 * version.
 */
export const KnownPrice = meta.story({
  args: { image: estimated },
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.estimateFails());
  },
  play: async () => {
    const estimate = await dialog('Price estimate');
    const price = formatUsd(estimated.estimatedCost!, 'en-US').replace(/^\D+/, '');
    await waitFor(() => expect(estimate.getAllByText(price, { exact: false })[0]).toBeVisible());
    await waitFor(() => expect(estimate.getByText('UAE VAT')).toBeVisible());
    await expect(estimate.queryByText('Unable to estimate price')).not.toBeInTheDocument();
  },
});

/** ERR-27. */
export const OrderFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.orderFails());
  },
  play: async () => {
    await enterText(await screen.findByLabelText('Notes'), 'Ring size 52');
    await press('Order Now');
    await waitForVisible(() => screen.getByText('Order failed'));
    await waitForVisible(() => screen.getByText('Failed to place order'));
    await expect(screen.getByLabelText('Notes')).toHaveValue('Ring size 52');
  },
});

/** ERR-26. */
export const RequestFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quoteFails());
  },
  play: async () => {
    await enterText(await screen.findByLabelText('Notes'), 'In size 52, please.');
    await press('Request a quote');
    await press('Send a Request');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Failed to send quote request'));
    await expect(screen.getByLabelText('Message')).toHaveValue('In size 52, please.');
  },
});

export const AskedTooOften = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.ordersThrottled());
  },
  play: async () => {
    await press('Order Now');
    await waitForVisible(() => screen.getByText('Too many requests. Please try again in a moment.'));
  },
});

/** QUO-07: without an account the sign-in replaces the dialog. */
export const ForVisitors = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.anonymous());
  },
  play: async () => {
    await waitForVisible(() => screen.getByRole('dialog', { name: 'Sign in' }));
    await expect(screen.queryByRole('dialog', { name: 'Price estimate' })).toBeNull();
  },
});

/** VAL-09. */
export const Unconfirmed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.unconfirmed());
  },
  play: async () => {
    await waitForVisible(() => screen.getByText('Email confirmation required'));
    await waitForVisible(() => screen.getByText('Please confirm your email address to request quotes.'));
    await expect(screen.queryByRole('dialog', { name: 'Price estimate' })).toBeNull();
  },
});

/** QUO-05: the session ended; after the sign-in the form still has its values. */
export const SessionOver = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.orderUnauthenticated());
  },
  play: async () => {
    await enterText(await screen.findByLabelText('Notes'), 'Ring size 52');
    await press('Order Now');
    const form = await dialog('Request a quote');
    await expect(form.getByLabelText('Message')).toHaveValue('Ring size 52');
  },
});

/** VAL-15, ERR-31: an image that is not stored yet. */
export const Temporary = meta.story({
  args: { image: { ...image, id: 'temp-1' } },
  play: async () => {
    await waitForVisible(() => screen.getByText('Cannot request quote for this image'));
    await closed();
  },
});

/** RTE-14: on an unknown page the form reports success, and sends nothing. */
export const AtAnUnknownAddress = meta.story({
  render: (args) => (
    <InApp path="/no-such-page">
      <LocalQuotes>
        <PricedPage image={args.image} />
      </LocalQuotes>
      <ToastRegion aria-label={appMessages.notifications} closeLabel={appMessages.close} />
    </InApp>
  ),
  beforeEach: ({ msw }) => {
    msw.use(...scenarios.quoteFails());
  },
  play: async () => {
    const form = await dialog('Request a quote');
    await expect(form.queryByRole('button', { name: 'Back' })).toBeNull();
    await enterText(form.getByLabelText('Message'), 'In size 52, please.');
    await press('Send a Request');
    await waitForVisible(() => screen.getByText('Quote Requested'));
    await waitForVisible(() => screen.getByText('Your quote request has been sent. We will contact you soon.'));
    await closed();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
