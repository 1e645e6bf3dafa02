import { isCheckoutUrl, BILLING_TEXTS } from '@jewelry/contract';
import type { Logger } from 'pino';
import type { Deps } from '../../deps';
import type { SessionUser } from '../../http/call';
import { HttpError, notFound } from '../../http/errors';
import { PaymentsUnavailable, type CheckoutRequest, type OpenedCheckout } from '../../ports/payments/payments';
import { readAccount } from './events';
import { upgradeRequestMail } from './mails';
import {
  closeCheckout,
  customerOf,
  storeCustomer,
  storeCheckoutUrl,
  storeUpgradeRequest,
  reuseOrCreateCheckout,
  type CheckoutRow,
  type PlanSelection,
} from './store';

const MINUTE_MS = 60_000;
/** Lifetime of a new checkout; the provider's minimum is half an hour. */
const CHECKOUT_LIFETIME_MS = 2 * 60 * MINUTE_MS;
/** A checkout that expires sooner is not reused. */
const MIN_REMAINING_MS = 10 * MINUTE_MS;

const unavailable = (message: string, cause: unknown) => new HttpError(503, 'checkout_unavailable', message, { cause });

/**
 * Guards against redirects to a page that is not the provider's.
 * @throws PaymentsUnavailable for any other address
 */
function safeAddress({ config, payments }: Deps, url: string): string {
  if (!isCheckoutUrl(url, payments.kind === 'test' ? config.publicUrl : null))
    throw new PaymentsUnavailable('The provider returned an address of another host');
  return url;
}

/** The customer id of an account at the provider, which is created on first use. */
async function customerAt({ db, payments }: Deps, user: SessionUser): Promise<string> {
  const known = await customerOf(db, user.id);
  if (known !== null && payments.isCustomer(known)) return known;
  return storeCustomer(db, user.id, known, await payments.createCustomer(user));
}

/**
 * Opens a checkout. An account with a subscription confirms a change of it instead, so that there are never two; the
 * state at the provider decides, not the events received so far.
 * @throws HttpError 409 for an active plan
 */
async function open(deps: Deps, log: Logger, user: SessionUser, row: CheckoutRow): Promise<OpenedCheckout> {
  const { clock, payments } = deps;
  const { id, plan, cycle, expires_at: expiresAt } = row;
  const customer = await customerAt(deps, user);
  const checkout: CheckoutRequest = { id, plan, cycle, customer, expiresAt };
  const { subscriptions } = await readAccount(deps, log, { id: user.id, customer });
  const held = subscriptions.find(({ isOver }) => !isOver);
  if (!held) return payments.openCheckout(checkout);
  if (held.plan !== plan || held.cycle !== cycle) return payments.openChange(checkout, held.id);
  if (held.paidUntil <= clock.now()) return { reference: null, url: await payments.openPortal(customer) };
  throw new HttpError(409, 'conflict', BILLING_TEXTS.planHeld);
}

async function checkoutUrl(deps: Deps, log: Logger, user: SessionUser, selection: PlanSelection): Promise<string> {
  const { db, clock, payments } = deps;
  const at = (ms: number): Date => new Date(clock.now().getTime() + ms);
  const { checkout, others } = await reuseOrCreateCheckout(
    db,
    user.id,
    selection,
    clock.now(),
    at(MIN_REMAINING_MS),
    at(CHECKOUT_LIFETIME_MS),
  );
  for (const { reference } of others) if (reference !== null) await payments.closeCheckout(reference);
  if (checkout.url !== null) return safeAddress(deps, checkout.url);
  try {
    const { reference, url } = await open(deps, log, user, checkout);
    if (reference === null) await closeCheckout(db, checkout.id, clock.now());
    else if (!(await storeCheckoutUrl(db, checkout.id, reference, url))) {
      await payments.closeCheckout(reference);
      throw new HttpError(409, 'conflict', BILLING_TEXTS.checkoutReplaced);
    }
    return safeAddress(deps, url);
  } catch (error) {
    await closeCheckout(db, checkout.id, clock.now());
    throw error;
  }
}

/**
 * Returns the checkout URL of a plan: the same one for the same plan; another plan closes it. When the provider fails,
 * the plan request is stored and the team is notified.
 * @throws HttpError 403 before the address is confirmed, 409 for an active plan, 503 `checkout_unavailable`
 */
export async function checkout(deps: Deps, log: Logger, user: SessionUser, selection: PlanSelection): Promise<string> {
  if (!user.emailConfirmed) throw new HttpError(403, 'email_unconfirmed', BILLING_TEXTS.confirmBeforeCheckout);
  await deps.rateLimits.consume('checkoutAccount', user.id);
  try {
    return await checkoutUrl(deps, log, user, selection);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    log.warn({ err: error, account: user.id }, 'checkout unavailable');
    await requestUpgrade(deps, user, selection);
    throw unavailable(BILLING_TEXTS.checkoutUnavailable, error);
  }
}

async function requestUpgrade(
  { db, clock, config, outbox }: Deps,
  user: SessionUser,
  selection: PlanSelection,
): Promise<void> {
  const { team } = config.mail;
  await db.transaction(async (transaction) => {
    const isNew = await storeUpgradeRequest(transaction, user.id, selection, clock.now());
    if (isNew && team !== undefined) await outbox.put(transaction, upgradeRequestMail(team, user.email, selection));
  });
}

/**
 * Returns the URL of the provider's billing portal.
 * @throws HttpError 404 when there is nothing to manage, 503 `checkout_unavailable`
 */
export async function portal(deps: Deps, log: Logger, user: SessionUser): Promise<string> {
  const { payments, rateLimits } = deps;
  const customer = await customerOf(deps.db, user.id);
  if (customer === null || !payments.hasPortal || !payments.isCustomer(customer))
    throw notFound(BILLING_TEXTS.noPortal);
  await rateLimits.consume('checkoutAccount', user.id);
  try {
    return safeAddress(deps, await payments.openPortal(customer));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    log.warn({ err: error, account: user.id }, 'portal unavailable');
    throw unavailable(BILLING_TEXTS.portalUnavailable, error);
  }
}
