import { isCheckoutUrl } from '@jewelry/contract/constants';
import { useMutation } from '@tanstack/react-query';
import { call, type CallRequest } from '../session';

/** The server returned a checkout URL outside the payment provider's origin. */
export class UnsafeAddress extends Error {
  override readonly name = 'UnsafeAddress';
}

/** Returns a checkout URL of the payment provider. @throws UnsafeAddress for any other */
function checkedUrl({ url }: { url: unknown }): string {
  if (typeof url === 'string' && isCheckoutUrl(url, location.origin)) return url;
  throw new UnsafeAddress('This address is not one of the payment provider');
}

/** Requests the checkout URL of a plan. Fails with `UnsafeAddress` when it is not the provider's. */
export const useCheckout = () =>
  useMutation({
    mutationFn: async (body: CallRequest<'checkout'>['body']) => checkedUrl(await call('checkout', { body })),
  });

/** Requests the URL of the billing portal. Fails with `UnsafeAddress` when it is not the provider's. */
export const useBillingPortal = () => useMutation({ mutationFn: async () => checkedUrl(await call('billingPortal')) });
