import { PLANS } from '../constants/plans';
import { BILLING_TEXTS } from '../constants/billingTexts';
import { TEXTS } from '../constants/texts';
import type { Invoice, SubscriptionStatus } from '../schemas/billing';
import { signUpConfirmed, signUp, type Person } from './people';
import type { Suite } from './suite';

/** Plans and payments. */
export function billingConformance({ describe, test, expect, harness }: Suite): void {
  const open = (person: Person, plan = 'pro', cycle = 'monthly') =>
    person.request('checkout', { body: { plan, cycle } });
  const addressOf = async (person: Person, plan?: string, cycle?: string) =>
    ((await open(person, plan, cycle)).body as { url: string }).url;
  const planOf = async (person: Person) =>
    ((await person.request('me')).body as { user: { subscription_plan: string } }).user.subscription_plan;
  const subscriptionOf = async (person: Person) => (await person.request('subscription')).body as SubscriptionStatus;
  const invoicesOf = async (person: Person) => ((await person.request('invoices')).body as { data: Invoice[] }).data;

  describe('plans', () => {
    test('API-31: are returned to anonymous requests, in order', async () => {
      const reply = await harness().newVisitor().request('plans');
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ data: PLANS });
    });

    test('API-32: returns the same checkout for the same plan, and another for another plan', async () => {
      const person = await signUpConfirmed(harness());
      const [one, again] = await Promise.all([addressOf(person), addressOf(person)]);
      expect(again).toBe(one);
      expect((await addressOf(person, 'business')) === one).toBe(false);
    });

    test('reports invalid checkout fields and ignores a price sent by the client', async () => {
      const person = await signUpConfirmed(harness());
      const free = await open(person, 'free', 'weekly');
      expect(free.status).toBe(400);
      expect(free.body).toMatchObject({
        code: 'validation_failed',
        fields: { plan: BILLING_TEXTS.paidPlanRequired, cycle: BILLING_TEXTS.cycleRequired },
      });
      const priced = await person.request('checkout', { body: { plan: 'pro', cycle: 'monthly', priceCents: 1 } });
      expect(priced.body).toMatchObject({ code: 'validation_failed', fields: { priceCents: TEXTS.unknownField } });
    });

    test('refuses a checkout before the address is confirmed', async () => {
      const reply = await open(await signUp(harness()));
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ error: BILLING_TEXTS.confirmBeforeCheckout, code: 'email_unconfirmed' });
    });

    test('lists a paid plan with its invoice, and refuses a second payment', async () => {
      const person = await signUpConfirmed(harness());
      expect(await subscriptionOf(person)).toEqual({ subscription: null, givenUntil: null, hasPortal: false });
      expect(await invoicesOf(person)).toEqual([]);
      await harness().pay(await addressOf(person, 'pro', 'annual'));
      expect(await planOf(person)).toBe('pro');
      expect(await subscriptionOf(person)).toMatchObject({
        subscription: { plan: 'pro', cycle: 'annual' },
        givenUntil: null,
      });
      expect(await invoicesOf(person)).toMatchObject([{ amountCents: 9590, currency: 'USD', status: 'paid' }]);
      const twice = await open(person, 'pro', 'annual');
      expect(twice.status).toBe(409);
      expect(twice.body).toMatchObject({ error: BILLING_TEXTS.planHeld, code: 'conflict' });
    });

    test('replaces the plan when another one is paid', async () => {
      const person = await signUpConfirmed(harness());
      await harness().pay(await addressOf(person, 'pro', 'monthly'));
      await harness().pay(await addressOf(person, 'business', 'monthly'));
      expect(await planOf(person)).toBe('business');
      expect((await invoicesOf(person)).map(({ amountCents }) => amountCents)).toEqual([2999, 999]);
    });

    test('refuses an event without a signature', async () => {
      const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid' });
      const reply = await harness()
        .newVisitor()
        .fetch('/api/billing/webhook', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({ error: BILLING_TEXTS.signatureInvalid, code: 'signature_invalid' });
    });

    test('returns 404 for the portal of an account without a customer', async () => {
      const reply = await (await signUpConfirmed(harness())).request('billingPortal');
      expect(reply.status).toBe(404);
      expect(reply.body).toMatchObject({ error: BILLING_TEXTS.noPortal, code: 'not_found' });
    });
  });
}
