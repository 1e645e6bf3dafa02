import type { Estimate, Image } from '@jewelry/contract';
import { useQuery } from '@tanstack/react-query';
import { caching, call, queryKeys } from '../session';

/** What is known of a price: all of it, or only the number that came with the picture. */
export type KnownEstimate = Pick<Estimate, 'estimatedCost'> & Partial<Estimate>;

/** What making the piece of a picture would cost. A price that came with the picture and still counts is not asked for (API-19). */
export function useEstimate(image: Image, { isEnabled }: { readonly isEnabled: boolean }) {
  const known = image.useCache && image.estimatedCost !== null ? { estimatedCost: image.estimatedCost } : undefined;
  const { data, error } = useQuery({
    queryKey: queryKeys.estimate(image.id),
    queryFn: ({ signal }) => call('estimate', { params: { id: image.id }, body: { imageId: image.id }, signal }),
    enabled: isEnabled && known === undefined,
    ...caching.estimate,
  });
  const estimate: KnownEstimate | undefined = known ?? data;
  return { estimate, error: estimate ? null : error };
}
