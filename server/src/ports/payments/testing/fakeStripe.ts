import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

const WEBHOOK_SECRET = 'whsec_only_for_tests';

const DAY_S = 24 * 60 * 60;

export interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly idempotencyKey: string | undefined;
  readonly version: string | undefined;
}

type Json = Record<string, unknown>;

/** State of the scripted Stripe, which tests change. */
export interface StripeState {
  subscriptions: Json[];
  invoices: Json[];
  /** Status of every checkout session by its id. */
  readonly sessions: Map<string, string>;
  /** Amount of each price, US cents. */
  readonly amounts: Map<string, number>;
  /** Status of every response, or null to respond as usual. */
  failing: number | null;
  /** Host of checkout URLs. */
  host: string;
}

export interface FakeStripe {
  readonly url: string;
  readonly requests: StripeRequest[];
  readonly state: StripeState;
  /** Number of requests to one path. */
  count(method: string, path: string): number;
  close(): Promise<void>;
}

const PRICES = { price_pro_month: 999, price_pro_year: 9590, price_business_month: 2999, price_business_year: 28_790 };

/** The environment of a server that uses the scripted Stripe. */
export const stripeEnvironment = (url: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_only_for_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_PRICE_PRO_MONTHLY: 'price_pro_month',
  STRIPE_PRICE_PRO_ANNUAL: 'price_pro_year',
  STRIPE_PRICE_BUSINESS_MONTHLY: 'price_business_month',
  STRIPE_PRICE_BUSINESS_ANNUAL: 'price_business_year',
  STRIPE_API_URL: url,
});

/** A subscription as Stripe describes it, paid for 30 days from `now` by default. */
export function subscriptionAtStripe(facts: { id?: string; price?: string; now: Date } & Json): Json {
  const { id = 'sub_1', price = 'price_pro_month', now, ...rest } = facts;
  const start = Math.floor(now.getTime() / 1000);
  return {
    id,
    object: 'subscription',
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    ended_at: null,
    metadata: {},
    items: {
      object: 'list',
      data: [
        { id: `si_${id}`, price: { id: price }, current_period_start: start, current_period_end: start + 30 * DAY_S },
      ],
    },
    ...rest,
  };
}

export const invoiceAtStripe = (facts: Json = {}): Json => ({
  id: 'in_1',
  object: 'invoice',
  number: 'FIL-0001',
  status: 'paid',
  total: 999,
  currency: 'usd',
  created: 1_790_000_000,
  description: null,
  hosted_invoice_url: 'https://invoice.stripe.com/i/1',
  lines: { object: 'list', data: [{ description: '1 x Pro' }] },
  ...facts,
});

/** An event with its signature, as Stripe sends it. @param sentAt seconds since the epoch */
export function signedEvent(
  id: string,
  type: string,
  customer: string | null,
  { secret = WEBHOOK_SECRET, sentAt = Math.floor(Date.now() / 1000), padding = '' } = {},
) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object: { id: 'x', customer, padding } } });
  const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: sentAt,
  });
  return { body, signature };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
  return new URLSearchParams(text || (request.url ?? '').split('?')[1]);
}

/** A scripted Stripe on the loopback interface; records its requests. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: StripeRequest[] = [];
  const byKey = new Map<string, Json>();
  const state: StripeState = {
    subscriptions: [],
    invoices: [],
    sessions: new Map(),
    amounts: new Map(Object.entries(PRICES)),
    failing: null,
    host: 'checkout.stripe.com',
  };
  let serial = 0;

  const create = (path: string): Json => {
    serial += 1;
    if (path === '/v1/customers') return { id: `cus_${serial}`, object: 'customer' };
    if (path === '/v1/billing_portal/sessions')
      return { id: `bps_${serial}`, url: `https://billing.stripe.com/p/session/${serial}` };
    state.sessions.set(`cs_${serial}`, 'open');
    return {
      id: `cs_${serial}`,
      object: 'checkout.session',
      status: 'open',
      url: `https://${state.host}/c/pay/cs_${serial}`,
    };
  };

  const read = (path: string): Json => {
    const id = path.split('/')[3] ?? '';
    if (path === '/v1/subscriptions') return { object: 'list', data: state.subscriptions, has_more: false };
    if (path === '/v1/invoices') return { object: 'list', data: state.invoices, has_more: false };
    if (path.startsWith('/v1/subscriptions/')) return state.subscriptions.find((found) => found['id'] === id) ?? {};
    if (path.startsWith('/v1/prices/')) {
      return {
        id,
        unit_amount: state.amounts.get(id),
        currency: 'usd',
        active: true,
        recurring: { interval: id.endsWith('year') ? 'year' : 'month' },
      };
    }
    return { id: path.split('/')[4], status: state.sessions.get(path.split('/')[4] ?? '') };
  };

  const reply = (method: string, path: string, key: string | undefined): Json => {
    if (method === 'DELETE') return { id: path.split('/')[3], deleted: true };
    if (method === 'GET') return read(path);
    if (path.endsWith('/expire')) {
      state.sessions.set(path.split('/')[4] ?? '', 'expired');
      return { status: 'expired' };
    }
    const created = byKey.get(key ?? '') ?? create(path);
    if (key) byKey.set(key, created);
    return created;
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = await formOf(request);
    const [path = ''] = (request.url ?? '').split('?');
    const method = request.method ?? '';
    const key = request.headers['idempotency-key']?.toString();
    requests.push({ method, path, form, idempotencyKey: key, version: request.headers['stripe-version']?.toString() });
    response.setHeader('content-type', 'application/json');
    if (state.failing !== null) {
      response
        .writeHead(state.failing, { 'stripe-should-retry': 'false' })
        .end(JSON.stringify({ error: { type: 'api_error', message: 'No' } }));
      return;
    }
    response.end(JSON.stringify(reply(method, path, key)));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    state,
    count: (method, path) => requests.filter((call) => call.method === method && call.path === path).length,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
