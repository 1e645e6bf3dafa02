import {
  startFakeStripe,
  stripeEnvironment,
  signedEvent,
  type FakeStripe,
} from '../../../ports/payments/testing/fakeStripe';
import { startApp, type SignedUp, type TestApp } from '../../../testing/startApp';

/** The server with a scripted Stripe. */
export interface StripeSuite {
  readonly stripe: FakeStripe;
  readonly app: TestApp;
  checkout(person: SignedUp, plan?: string, cycle?: string): ReturnType<SignedUp['client']['post']>;
  /** The id of an account at Stripe. */
  customerOf(person: SignedUp): Promise<string>;
  /** An account that has been to the checkout. */
  customer(): Promise<{ person: SignedUp; customer: string }>;
  /** Sends a webhook request. */
  post(event: { body: string; signature?: string }): ReturnType<SignedUp['client']['post']>;
  /** Sends a signed event about a customer, under a new id by default. */
  notify(type: string, customer: string | null, id?: string): ReturnType<SignedUp['client']['post']>;
  planOf(person: SignedUp): Promise<string>;
  /** Clears what Stripe holds and has recorded. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts both. Call reset before each test and close after the last. */
export async function startStripeSuite(): Promise<StripeSuite> {
  const stripe = await startFakeStripe();
  const app = await startApp({
    environment: {
      ...stripeEnvironment(stripe.url),
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://filigree.example',
      TEAM_EMAIL: 'team@example.com',
    },
  });
  let events = 0;
  const suite: StripeSuite = {
    stripe,
    app,
    checkout: ({ client }, plan = 'pro', cycle = 'monthly') => client.post('/api/billing/checkout', { plan, cycle }),
    customerOf: async ({ id }) => {
      const row = await app.deps.db('users').where({ id }).first('payment_customer');
      return row.payment_customer;
    },
    customer: async () => {
      const person = await app.signUp();
      await suite.checkout(person);
      return { person, customer: await suite.customerOf(person) };
    },
    post: ({ body, signature }) =>
      app.client().post('/api/billing/webhook', body, {
        headers: { origin: '', ...(signature && { 'stripe-signature': signature }) },
      }),
    notify: (type, customer, id = `evt_${(events += 1)}`) => suite.post(signedEvent(id, type, customer)),
    planOf: async ({ client }) => (await client.get('/api/auth/me')).body.user.subscription_plan,
    reset: () => {
      Object.assign(stripe.state, { subscriptions: [], invoices: [], failing: null, host: 'checkout.stripe.com' });
      stripe.requests.length = 0;
    },
    close: async () => {
      await app.close();
      await stripe.close();
    },
  };
  return suite;
}
