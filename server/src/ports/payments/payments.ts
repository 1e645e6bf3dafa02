import type { BillingCycle, PaidPlanKey } from '@jewelry/contract';

/** A checkout that is to be opened. */
export interface CheckoutRequest {
  /** Idempotency key of the request to the provider. */
  readonly id: string;
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  /** At the provider. */
  readonly customer: string;
  /** When it closes by itself. */
  readonly expiresAt: Date;
}

export interface OpenedCheckout {
  /** The provider's own name of it; null for a page that works for a moment only and is not handed out again. */
  readonly reference: string | null;
  /** Its page. */
  readonly url: string;
}

/** A subscription as the provider has it now. */
export interface SubscriptionState {
  readonly id: string;
  readonly plan: PaidPlanKey;
  readonly cycle: BillingCycle;
  /** End of the time that is paid for. */
  readonly paidUntil: Date;
  /** Whether it renews automatically then. */
  readonly renews: boolean;
  /** Nothing will be charged for it any more. */
  readonly isOver: boolean;
}

/** A bill as the provider has it now. */
export interface InvoiceState {
  readonly id: string;
  readonly number: string | null;
  readonly description: string;
  /** US cents. */
  readonly amountCents: number;
  readonly status: 'paid' | 'open' | 'void';
  readonly createdAt: Date;
  /** The provider's page of it. */
  readonly url: string | null;
}

/** Everything that the provider has of one customer. */
export interface CustomerState {
  readonly subscriptions: readonly SubscriptionState[];
  readonly invoices: readonly InvoiceState[];
}

/** Something changed for a customer. What, is read from the provider: events come late, twice and in any order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Null for an event that concerns no customer. */
  readonly customer: string | null;
}

/** The provider cannot do it now, or there is none. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** What claims to be an event does not come from the provider, or came too late. */
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
  /** Whether a customer is one of this provider, and not of another that was configured before. */
  isCustomer(customer: string): boolean;
  /**
   * The customer of an account; idempotent.
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
   * An event of the provider, by its signature over the bytes as they came.
   * @throws InvalidSignature
   */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
  /**
   * What the provider has of a customer now.
   * @throws PaymentsUnavailable
   */
  readCustomer(customer: string): Promise<CustomerState>;
  /**
   * Ends every subscription at once and has the provider forget the person; nothing more is charged.
   * @throws PaymentsUnavailable
   */
  forgetCustomer(customer: string): Promise<void>;
}
