import { isCheckoutUrl } from '@jewelry/contract/constants';
import { useMutation } from '@tanstack/react-query';
import { call, type CallRequest } from '../session';

/** We were told to go where no payment provider of ours is. */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';
}

/** The address if it may be followed (quality 27). @throws UnsafeAddress */
function followable({ url }: { url: unknown }): string {
  if (typeof url === 'string' && isCheckoutUrl(url, location.origin)) return url;
  throw new UnsafeAddress('This address is not one of the payment provider');
}

/** Asks for the page on which to pay for a plan. Fails with `UnsafeAddress` when it is none of the provider's. */
export const useCheckout = () =>
  useMutation({
    mutationFn: async (body: CallRequest<'checkout'>['body']) => followable(await call('checkout', { body })),
  });

/** Asks for the page on which to manage what is paid for. Fails with `UnsafeAddress` when it is none of the provider's. */
export const useBillingPortal = () => useMutation({ mutationFn: async () => followable(await call('billingPortal')) });
