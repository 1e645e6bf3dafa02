import type { BillingCycle, PaidPlanKey } from '@jewelry/contract';

/** A checkout to open. */
export interface CheckoutRequest {
  /** Idempotency key of the request to the provider. */
  readonly id: string;
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  /** At the provider. */
  readonly customer: string;
  /** When it expires. */
  readonly expiresAt: Date;
}

export interface OpenedCheckout {
  /** The provider's id of it; null for a short-lived page that is not reused. */
  readonly reference: string | null;
  /** Its page. */
  readonly url: string;
}

/** The current state of a subscription at the provider. */
export interface SubscriptionState {
  readonly id: string;
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  /** End of the paid period. */
  readonly paidUntil: Date;
  /** Whether it renews automatically then. */
  readonly renews: boolean;
  /** Whether nothing more will be charged for it. */
  readonly isOver: boolean;
}

/** The current state of an invoice at the provider. */
export interface InvoiceState {
  readonly id: string;
  readonly number: string | null;
  readonly description: string;
  /** US cents. */
  readonly amountCents: number;
  readonly status: 'paid' | 'open' | 'void';
  readonly createdAt: Date;
  /** Its page at the provider. */
  readonly url: string | null;
}

/** All subscriptions and invoices of a customer at the provider. */
export interface CustomerState {
  readonly subscriptions: readonly SubscriptionState[];
  readonly invoices: readonly InvoiceState[];
}

/**
 * Announces a change of a customer. The change is read from the provider, since events arrive late, twice and in any
 * order.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null for an event that concerns no customer. */
  readonly customer: string | null;
}

/** The provider fails, or none is configured. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The event is not signed by the provider, or is too old. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/**
 * A payment provider. These calls charge nothing: users pay on the provider's pages, and an event
 * reports the payment.
 */
export interface Payments {
  /** Where users pay: `stripe`, the `test` checkout of this server, or `none`. */
  readonly kind: 'stripe' | 'test' | 'none';
  /** Whether there is a billing portal. */
  readonly hasPortal: boolean;
  /** Whether a customer id is one of this provider, rather than of a previously configured one. */
  isCustomer(customer: string): boolean;
  /**
   * Creates the customer of an account; idempotent.
   * @throws PaymentsUnavailable
   */
  createCustomer(account: { readonly id: string; readonly email: string }): Promise<string>;
  /**
   * Creates a subscription checkout. Idempotent per checkout id.
   * @throws PaymentsUnavailable
   */
  openCheckout(checkout: CheckoutRequest): Promise<OpenedCheckout>;
  /**
   * Expires a checkout that must no longer be paid. A paid one is unchanged.
   * @throws PaymentsUnavailable
   */
  closeCheckout(reference: string): Promise<void>;
  /**
   * Opens a page that confirms the change of a subscription, so that no second one is created.
   * @throws PaymentsUnavailable
   */
  openChange(checkout: CheckoutRequest, subscription: string): Promise<OpenedCheckout>;
  /**
   * Creates a billing portal session.
   * @throws PaymentsUnavailable
   */
  openPortal(customer: string): Promise<string>;
  /**
   * Verifies an event by its signature over the raw bytes.
   * @throws InvalidSignature
   */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
  /**
   * The current state of a customer.
   * @throws PaymentsUnavailable
   */
  readCustomer(customer: string): Promise<CustomerState>;
  /**
   * Ends every subscription at once and deletes the customer's data at the provider; nothing more is charged.
   * @throws PaymentsUnavailable
   */
  forgetCustomer(customer: string): Promise<void>;
}
