import type { Estimate, Image, Order, Quote } from '@jewelry/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ACCOUNT, call } from '../session';

/** The known price: the whole estimate, or only the total stored with the image. */
export type KnownEstimate = Pick<Estimate, 'estimatedCost'> & Partial<Estimate>;

/** The price estimate of an image. Fresh for five minutes. */
export const estimateQuery = (id: string) =>
  queryOptions({
    queryKey: ['estimate', id],
    queryFn: ({ signal }) => call('estimate', { params: { id }, body: { imageId: id }, signal }),
    staleTime: 5 * 60_000,
  });

/** The price of an image's version at today's metal prices; null if it has none. Requests no estimate. */
const versionPriceQuery = (id: string) =>
  queryOptions({
    queryKey: ['estimate', id, 'version'],
    queryFn: async ({ signal }) => (await call('pieceVersion', { params: { id, versionId: id }, signal })).price,
    staleTime: 5 * 60_000,
  });

/** The user's orders and quote requests together, newest first; `status` distinguishes them. */
export const requestsQuery = queryOptions({
  queryKey: [ACCOUNT, 'requests'],
  queryFn: async ({ signal }): Promise<(Order | Quote)[]> => {
    const [{ orders }, { quotes }] = await Promise.all([call('orders', { signal }), call('quotes', { signal })]);
    return [...orders, ...quotes].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  },
  staleTime: 0,
});

/**
 * The cost of making the piece. For an image that came with its price no estimate is requested: only the breakdown is
 * read.
 */
export function useEstimate(image: Image, { isEnabled }: { readonly isEnabled: boolean }) {
  const known = image.useCache && image.estimatedCost !== null ? { estimatedCost: image.estimatedCost } : undefined;
  const requested = useQuery({ ...estimateQuery(image.id), enabled: isEnabled && known === undefined });
  const version = useQuery({ ...versionPriceQuery(image.id), enabled: isEnabled && known !== undefined });
  const estimate: KnownEstimate | undefined = known ? (version.data ?? known) : requested.data;
  return { estimate, error: estimate ? null : requested.error };
}
