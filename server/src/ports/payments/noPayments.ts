import { InvalidSignature, PaymentsUnavailable, type Payments } from './payments';

const refuse = async (): Promise<never> => {
  throw new PaymentsUnavailable('No payment provider is configured');
};

/** For a production server without a configured provider: every plan request goes to the team. */
export const noPayments: Payments = {
  kind: 'none',
  hasPortal: false,
  isCustomer: () => false,
  createCustomer: refuse,
  openCheckout: refuse,
  closeCheckout: refuse,
  openChange: refuse,
  openPortal: refuse,
  readEvent: () => {
    throw new InvalidSignature('No payment provider is configured');
  },
  readCustomer: refuse,
  forgetCustomer: refuse,
};
