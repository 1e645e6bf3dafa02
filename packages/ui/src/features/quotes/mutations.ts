import type { Contract, RequestOf, ResultOf } from '@jewelry/contract';
import { useMutation } from '@tanstack/react-query';
import { call, useSubmissionKey } from '../session';

interface Outcome<N extends 'placeOrder' | 'requestQuote'> {
  /** Also called when the component has unmounted in the meantime. */
  readonly onSuccess: (receipt: ResultOf<Contract[N]>) => void;
  readonly onError: (error: unknown) => void;
}

/** Orders a piece. Idempotent: a retry after a lost response creates no second order. */
export function usePlaceOrder(outcome: Outcome<'placeOrder'>) {
  const headersFor = useSubmissionKey();
  return useMutation({
    mutationFn: (body: RequestOf<Contract['placeOrder']>['body']) =>
      call('placeOrder', { body, headers: headersFor(JSON.stringify(body)) }),
    ...outcome,
  });
}

/** Requests a quote from the workshop. Idempotent, like an order. */
export function useRequestQuote(outcome: Outcome<'requestQuote'>) {
  const headersFor = useSubmissionKey();
  return useMutation({
    mutationFn: (body: RequestOf<Contract['requestQuote']>['body']) =>
      call('requestQuote', { body, headers: headersFor(JSON.stringify(body)) }),
    ...outcome,
  });
}
