import { checkoutReturnPath, PATHS, planByKey, PRODUCT_NAME, TEST_CHECKOUT_PATH } from '@jewelry/contract';
import type { Middleware } from 'koa';
import { isUuid } from '../database/ids';
import type { Deps } from '../deps';
import { receiveEvent } from '../features/billing/events';
import { priceText } from '../features/billing/mails';
import type { CheckoutRow } from '../features/billing/store';
import type { CallState, KoaContext } from '../http/call';
import { notFound } from '../http/errors';
import { plainPage, PLAIN_FORM_POLICY } from '../http/plainPage';
import { escapeHtml } from '../ports/mail/layout';
import { testEvent } from '../ports/payments/testPayments';

const CLOSED = `<p>This checkout is over. <a href="${PATHS.upgrade}">Back to the plans</a></p>`;

function form(checkout: CheckoutRow): string {
  const address = escapeHtml(`${TEST_CHECKOUT_PATH}${checkout.id}`);
  return `
<article class="card">
  <h2>${escapeHtml(`${PRODUCT_NAME} ${planByKey(checkout.plan).name}`)}</h2>
  <p class="price">${escapeHtml(priceText(checkout.plan, checkout.cycle))}</p>
  <p class="note"><strong>No money moves here.</strong> This page stands in for the payment provider while none is configured. Pay, and the plan is yours as if it had been paid for.</p>
  <div class="actions">
    <form method="post" action="${address}/pay"><button class="main">Pay</button></form>
    <form method="post" action="${address}/cancel"><button>Cancel</button></form>
  </div>
</article>`;
}

/** Records the payment; repeated requests have no effect. */
async function pay({ db, clock }: Deps, id: string): Promise<void> {
  await db('checkouts').where({ id, paid_at: null, closed_at: null }).update({ paid_at: clock.now() });
}

async function act(deps: Deps, koa: KoaContext, checkout: CheckoutRow, action: string): Promise<void> {
  const back = (outcome: string): void => {
    koa.status = 303;
    koa.redirect(checkoutReturnPath(outcome, checkout));
  };
  if (action === 'cancel') return back('cancelled');
  if (action !== 'pay') throw notFound();
  await pay(deps, checkout.id);
  const paid: { payment_customer: string | null } | undefined = await deps
    .db('checkouts')
    .join('users', 'users.id', 'checkouts.user_id')
    .where('checkouts.id', checkout.id)
    .whereNotNull('paid_at')
    .first('payment_customer');
  if (!paid?.payment_customer) throw notFound();
  await receiveEvent(deps, koa.state.log, testEvent(checkout.id, paid.payment_customer));
  back('done');
}

/**
 * The pages of the test checkout, `/dev/checkout/:id`: available while no payment provider is configured, and never in
 * production. Paying has the effect of a provider's event.
 */
export const devCheckout =
  (deps: Deps): Middleware<CallState> =>
  async (koa, next) => {
    if (!koa.path.startsWith(TEST_CHECKOUT_PATH) || deps.payments.kind !== 'test') {
      await next();
      return;
    }
    const [id = '', action, ...rest] = koa.path.slice(TEST_CHECKOUT_PATH.length).split('/');
    const checkout =
      isUuid(id) && rest.length === 0 ? await deps.db('checkouts').where({ id }).first<CheckoutRow>('*') : undefined;
    if (!checkout) throw notFound();
    koa.set('Cache-Control', 'no-store');
    if (koa.method === 'POST' && action !== undefined) return act(deps, koa, checkout, action);
    if (koa.method !== 'GET' || action !== undefined) throw notFound();
    koa.type = 'text/html; charset=utf-8';
    koa.set('Content-Security-Policy', PLAIN_FORM_POLICY);
    koa.body = plainPage(
      'Test checkout',
      checkout.closed_at === null && checkout.paid_at === null ? form(checkout) : CLOSED,
    );
  };
