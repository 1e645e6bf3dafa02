import type { Estimate, Image, Order, Quote } from '@jewelry/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ACCOUNT, call } from '../session';

/** One's own orders and quote requests together, newest first; `status` tells them apart. */
export const useRequests = () =>
  useQuery({
    queryKey: [ACCOUNT, 'requests'],
    queryFn: async ({ signal }): Promise<(Order | Quote)[]> => {
      const [{ orders }, { quotes }] = await Promise.all([call('orders', { signal }), call('quotes', { signal })]);
      return [...orders, ...quotes].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    },
    staleTime: 0,
  });

/** What is known of a price: all of it, or only the number that came with the picture. */
export type KnownEstimate = Pick<Estimate, 'estimatedCost'> & Partial<Estimate>;

/** The price estimate of an image. Fresh for five minutes. */
export const estimateQuery = (id: string) =>
  queryOptions({
    queryKey: ['estimate', id],
    queryFn: ({ signal }) => call('estimate', { params: { id }, body: { imageId: id }, signal }),
    staleTime: 5 * 60_000,
  });

/** The cost of making the piece. A price that came with the image is not fetched while it is valid. */
export function useEstimate(image: Image, { isEnabled }: { readonly isEnabled: boolean }) {
  const known = image.useCache && image.estimatedCost !== null ? { estimatedCost: image.estimatedCost } : undefined;
  const { data, error } = useQuery({ ...estimateQuery(image.id), enabled: isEnabled && known === undefined });
  const estimate: KnownEstimate | undefined = known ?? data;
  return { estimate, error: estimate ? null : error };
}
