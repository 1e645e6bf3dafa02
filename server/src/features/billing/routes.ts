import { PLANS, TEXTS, WEBHOOK_BODY_LIMIT, BILLING_TEXTS } from '@jewelry/contract';
import type { Logger } from 'pino';
import type { Deps } from '../../deps';
import { requireUser } from '../../http/call';
import { HttpError } from '../../http/errors';
import { readBytes } from '../../http/rawBody';
import type { HandlersOf } from '../../http/serve';
import { InvalidSignature, PaymentsUnavailable, type PaymentEvent } from '../../ports/payments/payments';
import { receiveEvent } from './events';
import { checkout, portal } from './service';
import { customerOf, givenUntil, invoicesOf, subscriptionOf } from './store';

type BillingCalls = 'plans' | 'checkout' | 'billingWebhook' | 'billingPortal' | 'subscription' | 'invoices';

/** | @throws HttpError 400 for an invalid signature */
function eventOf({ payments }: Deps, log: Logger, body: Buffer, signature: string | undefined): PaymentEvent {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof InvalidSignature)) throw error;
    log.warn({ err: error }, 'event without a valid signature');
    throw new HttpError(400, 'signature_invalid', BILLING_TEXTS.signatureInvalid, { cause: error });
  }
}

export const billingHandlers = (deps: Deps): HandlersOf<BillingCalls> => ({
  plans: async () => ({ status: 200, body: { data: PLANS.toSorted((a, b) => a.sortOrder - b.sortOrder) } }),

  checkout: async ({ body }, call) => ({
    status: 200,
    body: { url: await checkout(deps, call.log, requireUser(call), body) },
  }),

  billingWebhook: async (_, call) => {
    const event = eventOf(
      deps,
      call.log,
      await readBytes(call.koa.req, WEBHOOK_BODY_LIMIT),
      call.header('stripe-signature'),
    );
    try {
      await receiveEvent(deps, call.log, event);
    } catch (error) {
      if (!(error instanceof PaymentsUnavailable)) throw error;
      throw new HttpError(503, 'unavailable', TEXTS.unavailable, { cause: error });
    }
    return { status: 200, body: { received: true } };
  },

  billingPortal: async (_, call) => ({ status: 200, body: { url: await portal(deps, call.log, requireUser(call)) } }),

  subscription: async (_, call) => {
    const user = requireUser(call);
    const held = await subscriptionOf(deps.db, user.id, deps.clock.now());
    const until = held?.plan === user.plan ? null : await givenUntil(deps.db, user.id, user.plan);
    const hasPortal = deps.payments.hasPortal && (await customerOf(deps.db, user.id)) !== null;
    return {
      status: 200,
      body: {
        subscription: held
          ? { plan: held.plan, cycle: held.cycle, paidUntil: held.paid_until.toISOString(), renews: held.renews }
          : null,
        givenUntil: until?.toISOString() ?? null,
        hasPortal,
      },
    };
  },

  invoices: async (_, call) => {
    const rows = await invoicesOf(deps.db, requireUser(call).id);
    const data = rows.map(({ id, number, description, amount_cents, status, url, created_at }) => ({
      id,
      number,
      description,
      amountCents: amount_cents,
      currency: 'USD' as const,
      status,
      createdAt: created_at.toISOString(),
      url,
    }));
    return { status: 200, body: { data } };
  },
});
