import {
  BILLING_CYCLES,
  checkoutReturnPath,
  PAID_PLAN_KEYS,
  PATHS,
  planByKey,
  priceOf,
  type BillingCycle,
  type PaidPlanKey,
} from '@jewelry/contract';
import { Stripe } from 'stripe';
import {
  InvalidSignature,
  PaymentsUnavailable,
  type CheckoutRequest,
  type InvoiceState,
  type PaymentEvent,
  type Payments,
  type SubscriptionState,
} from './payments';

/** Lookup keys of the prices at Stripe, by plan and cycle. */
export type StripePrices = Readonly<Record<PaidPlanKey, Readonly<Record<BillingCycle, string>>>>;

export interface StripeConfig {
  readonly secretKey: string;
  /** Of the webhook endpoint. */
  readonly webhookSecret: string;
  readonly prices: StripePrices;
  /** Base URL of the API; Stripe's own when unset. */
  readonly apiUrl: string | undefined;
}

/** The version that this adapter is written for; objects of events in another version are fetched again. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 10_000;
/** Events with an older signature are refused. */
const TOLERANCE_S = 300;
/** Subscriptions and invoices that are read of a customer, newest first. */
const LIST_LIMIT = 100;

/** Events about payments; all others are acknowledged and ignored. */
const PAYMENT_EVENTS = /^(checkout\.session|customer\.subscription|invoice)\./;

/** States in which a subscription will never charge again. */
const ENDED = new Set<string>(['canceled', 'incomplete', 'incomplete_expired']);
/** States in which the current period is not paid yet. */
const UNPAID = new Set<string>(['past_due', 'unpaid', 'paused']);

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

function clientOf({ secretKey, apiUrl }: StripeConfig): Stripe {
  const api = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** Maps errors of Stripe and the network to PaymentsUnavailable, whose message contains no user input. */
async function callStripe<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsUnavailable(`Stripe: ${error.type}, ${error.code ?? error.statusCode ?? 'no answer'}`, {
      cause: error,
    });
  }
}

function urlOf(url: string | null): string {
  if (url === null) throw new PaymentsUnavailable('Stripe returned no address');
  return url;
}

/** Stripe Checkout, the customer portal and signed events. */
export function stripePayments(config: StripeConfig, publicUrl: string): Payments {
  const stripe = clientOf(config);
  const known = new Map(
    PAID_PLAN_KEYS.flatMap((plan) =>
      BILLING_CYCLES.map((cycle) => [config.prices[plan][cycle], { plan, cycle }] as const),
    ),
  );
  const checkedPrices = new Set<string>();

  /** The price at Stripe must equal the displayed one. */
  async function priceFor(plan: PaidPlanKey, cycle: BillingCycle): Promise<string> {
    const id = config.prices[plan][cycle];
    if (checkedPrices.has(id)) return id;
    const { unit_amount: amount, currency, recurring, active } = await stripe.prices.retrieve(id);
    const isSame =
      amount === priceOf(planByKey(plan), cycle) &&
      currency === 'usd' &&
      recurring?.interval === (cycle === 'annual' ? 'year' : 'month') &&
      active;
    if (!isSame)
      throw new PaymentsUnavailable(`The price ${id} at Stripe is not what the ${plan} plan costs (${cycle})`);
    checkedPrices.add(id);
    return id;
  }

  /** Null for a subscription to an unknown price. */
  function subscriptionOf(subscription: Stripe.Subscription): SubscriptionState | null {
    const [item] = subscription.items.data;
    const { plan, cycle } = (item && known.get(item.price.id)) ?? subscription.metadata;
    if (!item || !isOneOf(PAID_PLAN_KEYS, plan) || !isOneOf(BILLING_CYCLES, cycle)) return null;
    const { status, ended_at: endedAt, cancel_at: cancelAt, cancel_at_period_end: endsWithPeriod, id } = subscription;
    const isOver = ENDED.has(status);
    const paid =
      UNPAID.has(status) || status.startsWith('incomplete') ? item.current_period_start : item.current_period_end;
    const paidUntil = dateOf(Math.min(paid, endedAt ?? Infinity, cancelAt ?? Infinity));
    return {
      id,
      plan,
      cycle,
      paidUntil,
      renews: !isOver && !UNPAID.has(status) && !endsWithPeriod && cancelAt === null,
      isOver,
    };
  }

  /** Null for a draft invoice. */
  function invoiceOf(invoice: Stripe.Invoice): InvoiceState | null {
    const { id, number, status, total, currency, created, hosted_invoice_url: url } = invoice;
    if (status === null || status === 'draft' || currency !== 'usd' || total < 0) return null;
    const [line] = invoice.lines.data;
    return {
      id,
      number,
      description: line?.description ?? invoice.description ?? '',
      amountCents: total,
      status: isOneOf(['paid', 'open'], status) ? status : 'void',
      createdAt: dateOf(created),
      url: url?.startsWith('https://') ? url : null,
    };
  }

  const returnTo = (outcome: 'done' | 'cancelled', request: CheckoutRequest): string =>
    `${publicUrl}${checkoutReturnPath(outcome, request)}`;

  return {
    kind: 'stripe',
    hasPortal: true,

    isCustomer: (customer) => customer.startsWith('cus_'),

    createCustomer: ({ id, email }) =>
      callStripe(
        async () =>
          (await stripe.customers.create({ email, metadata: { account: id } }, { idempotencyKey: `customer-${id}` }))
            .id,
      ),

    openCheckout: (checkout) =>
      callStripe(async () => {
        const { id, plan, cycle, customer, expiresAt } = checkout;
        const { id: reference, url } = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: id,
            line_items: [{ price: await priceFor(plan, cycle), quantity: 1 }],
            subscription_data: { metadata: { plan, cycle } },
            success_url: returnTo('done', checkout),
            cancel_url: returnTo('cancelled', checkout),
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: `checkout-${id}` },
        );
        return { reference, url: urlOf(url) };
      }),

    async closeCheckout(reference) {
      await callStripe(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(reference);
        if (status === 'open') await stripe.checkout.sessions.expire(reference);
      });
    },

    openChange: (checkout, subscription) =>
      callStripe(async () => {
        const { plan, cycle, customer } = checkout;
        const { items } = await stripe.subscriptions.retrieve(subscription);
        const [item] = items.data;
        if (!item) throw new PaymentsUnavailable('The subscription at Stripe is empty');
        const { url } = await stripe.billingPortal.sessions.create({
          customer,
          return_url: returnTo('cancelled', checkout),
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription,
              items: [{ id: item.id, price: await priceFor(plan, cycle), quantity: 1 }],
            },
            after_completion: { type: 'redirect', redirect: { return_url: returnTo('done', checkout) } },
          },
        });
        return { reference: null, url };
      }),

    openPortal: (customer) =>
      callStripe(
        async () =>
          (await stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl}${PATHS.upgrade}` })).url,
      ),

    readEvent(body, signature): PaymentEvent {
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', config.webhookSecret, TOLERANCE_S);
        const { customer } = event.data.object as { customer?: string | { id: string } | null };
        return { id: event.id, type: event.type, customer: PAYMENT_EVENTS.test(event.type) ? idOf(customer) : null };
      } catch (error) {
        throw new InvalidSignature('The event is not from Stripe', { cause: error });
      }
    },

    readCustomer: (customer) =>
      callStripe(async () => {
        const [subscriptions, invoices] = await Promise.all([
          stripe.subscriptions.list({ customer, status: 'all', limit: LIST_LIMIT }),
          stripe.invoices.list({ customer, limit: LIST_LIMIT }),
        ]);
        return {
          subscriptions: subscriptions.data.map(subscriptionOf).filter((found) => found !== null),
          invoices: invoices.data.map(invoiceOf).filter((found) => found !== null),
        };
      }),

    forgetCustomer: (customer) =>
      callStripe(async () => {
        try {
          await stripe.customers.del(customer);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'))
            throw error;
        }
      }),
  };
}
