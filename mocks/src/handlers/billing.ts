import { planByKey, PLANS, TEST_CHECKOUT_PATH, BILLING_TEXTS } from '@jewelry/contract';
import { amountOf, openCheckout, paidUntil, paymentsOf } from '../billing';
import { failure, type Handlers } from '../mock';

type BillingCalls = 'plans' | 'checkout' | 'billingWebhook' | 'billingPortal' | 'subscription' | 'invoices';

const INVOICE_DIGITS = 4;

export const billingHandlers: Pick<Handlers, BillingCalls> = {
  plans: () => ({ status: 200, body: { data: PLANS.toSorted((a, b) => a.sortOrder - b.sortOrder) } }),

  checkout({ world, account, body, request }) {
    if (!account.email_confirmed) return failure(403, 'email_unconfirmed', BILLING_TEXTS.confirmBeforeCheckout);
    const held = paymentsOf(world, account).at(-1);
    if (held?.plan === body.plan && held.cycle === body.cycle) return failure(409, 'conflict', BILLING_TEXTS.planHeld);
    const { id } = openCheckout(world, account, body.plan, body.cycle);
    return { status: 200, body: { url: world.checkoutUrl ?? new URL(`${TEST_CHECKOUT_PATH}${id}`, request.url).href } };
  },

  /** The mocks have no signing secret, so no webhook event is valid. */
  billingWebhook: () => failure(400, 'signature_invalid', BILLING_TEXTS.signatureInvalid),

  billingPortal({ world }) {
    if (!world.hasPortal) return failure(404, 'not_found', BILLING_TEXTS.noPortal);
    return { status: 200, body: { url: 'https://billing.stripe.com/p/session/mocks' } };
  },

  subscription({ world, account }) {
    const held = paymentsOf(world, account).at(-1);
    const subscription = held
      ? { plan: held.plan, cycle: held.cycle, paidUntil: paidUntil(held), renews: world.hasPortal }
      : null;
    return { status: 200, body: { subscription, givenUntil: account.given_until, hasPortal: world.hasPortal } };
  },

  invoices({ world, account }) {
    const data = paymentsOf(world, account).map((payment, index) => ({
      id: payment.id,
      number: `FIL-${String(index + 1).padStart(INVOICE_DIGITS, '0')}`,
      description: `${planByKey(payment.plan).name}, ${payment.cycle}`,
      amountCents: amountOf(payment),
      currency: 'USD' as const,
      status: 'paid' as const,
      createdAt: new Date(payment.paid_at ?? 0).toISOString(),
      url: world.hasPortal ? `https://invoice.stripe.com/i/${payment.id}` : null,
    }));
    return { status: 200, body: { data: data.toReversed() } };
  },
};
