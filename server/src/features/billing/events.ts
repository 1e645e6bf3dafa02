import type { Logger } from 'pino';
import type { Deps } from '../../deps';
import type { CustomerState, PaymentEvent } from '../../ports/payments/payments';
import { settlePlans } from './settlePlans';
import { storeCustomerState } from './store';

interface Account {
  readonly id: string;
  /** At the payment provider. */
  readonly customer: string;
}

/**
 * Fetches the subscriptions of an account from the provider, stores them and updates the current plan. Fetches are
 * numbered before they start, and an older one never overwrites a newer one, so that events may arrive in any order.
 * @param event stored in the same transaction as its effects
 * @throws PaymentsUnavailable
 */
export async function readAccount(
  { db, clock, payments }: Deps,
  log: Logger,
  { id, customer }: Account,
  event?: PaymentEvent,
): Promise<CustomerState> {
  const { rows } = await db.raw<{ rows: { reading: string }[] }>(`select nextval('payment_readings') as reading`);
  const [{ reading } = { reading: '0' }] = rows;
  const state = await payments.readCustomer(customer);
  await db.transaction(async (transaction) => {
    const now = clock.now();
    if (event)
      await transaction('payment_events')
        .insert({ id: event.id, type: event.type, received_at: now })
        .onConflict('id')
        .ignore();
    const isNewest = await transaction('users')
      .where({ id })
      .whereRaw('payment_reading < ?', [reading])
      .update({ payment_reading: reading });
    if (isNewest === 0) return;
    await storeCustomerState(transaction, id, state, now);
    for (const { plan, before } of await settlePlans(transaction, now, id)) {
      if (plan !== before) log.info({ account: id, plan, before, event: event?.type }, 'plan changed');
    }
  });
  return state;
}

/**
 * Applies an event of the payment provider, or of the test checkout, once. Its effects are stored when this resolves.
 * @throws PaymentsUnavailable when the provider does not return the changed state; it then retries the event
 */
export async function receiveEvent(deps: Deps, log: Logger, event: PaymentEvent): Promise<void> {
  const { db, clock } = deps;
  if (await db('payment_events').where({ id: event.id }).first('id')) return;
  const account =
    event.customer === null
      ? undefined
      : await db('users').where({ payment_customer: event.customer }).first<{ id: string }>('id');
  if (account && event.customer !== null)
    await readAccount(deps, log, { id: account.id, customer: event.customer }, event);
  else
    await db('payment_events')
      .insert({ id: event.id, type: event.type, received_at: clock.now() })
      .onConflict('id')
      .ignore();
}
