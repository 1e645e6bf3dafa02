import type { Estimate } from '@jewelry/contract';

/** The price to display: the whole estimate, or only its total. Null when there is none, undefined while it loads. */
export type ShownEstimate = (Pick<Estimate, 'estimatedCost'> & Partial<Estimate>) | null | undefined;
