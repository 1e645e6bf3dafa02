import { QUOTE_TEXTS } from '@jewelry/contract';
import type { Deps } from '../../deps';
import { requireConfirmedUser, requireUser, type Call } from '../../http/call';
import { idempotencyKeyOf } from '../../http/idempotency';
import type { HandlersOf } from '../../http/serve';
import { estimateImage } from './estimate';
import { visibleImage, placeOrder, requestQuote } from './service';
import { listRequests } from './store';

type QuoteCalls = 'estimate' | 'requestQuote' | 'quotes' | 'placeOrder' | 'orders';

const requireCustomer = (call: Call) => requireConfirmedUser(call, QUOTE_TEXTS.emailUnconfirmed);

export const quoteHandlers = (deps: Deps): HandlersOf<QuoteCalls> => ({
  estimate: async ({ params }, call) => {
    const user = requireCustomer(call);
    await deps.rateLimits.consume('estimateAccount', user.id);
    return { status: 200, body: await estimateImage(deps, await visibleImage(deps, user, params.id)) };
  },

  requestQuote: async ({ body }, call) => {
    const user = requireCustomer(call);
    const { id, reference, status, created_at } = await requestQuote(deps, user, { body, key: idempotencyKeyOf(call) });
    return {
      status: 201,
      body: { id, reference, status, created_at: created_at.toISOString(), message: QUOTE_TEXTS.requestedText },
    };
  },

  quotes: async (_, call) => ({
    status: 200,
    body: { quotes: await listRequests(deps.db, 'quotes', requireUser(call).id) },
  }),

  placeOrder: async ({ body }, call) => {
    const user = requireCustomer(call);
    const { id, reference, status, estimate, created_at } = await placeOrder(deps, user, {
      body,
      key: idempotencyKeyOf(call),
    });
    return {
      status: 201,
      body: {
        id,
        reference,
        status,
        estimate,
        created_at: created_at.toISOString(),
        message: estimate ? QUOTE_TEXTS.placed : QUOTE_TEXTS.placedWithoutPrice,
      },
    };
  },

  orders: async (_, call) => ({
    status: 200,
    body: { orders: await listRequests(deps.db, 'orders', requireUser(call).id) },
  }),
});
