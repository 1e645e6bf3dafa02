import type { Order, Quote } from '@jewelry/contract';
import { useQuery } from '@tanstack/react-query';
import { ACCOUNT, call } from '../../session';

/** The user's orders and quote requests together, newest first; `status` distinguishes them. */
export const useRequests = () =>
  useQuery({
    queryKey: [ACCOUNT, 'requests'],
    queryFn: async ({ signal }): Promise<(Order | Quote)[]> => {
      const [{ orders }, { quotes }] = await Promise.all([call('orders', { signal }), call('quotes', { signal })]);
      return [...orders, ...quotes].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },
    staleTime: 0,
  });
