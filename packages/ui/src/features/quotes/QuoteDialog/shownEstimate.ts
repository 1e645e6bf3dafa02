import type { Estimate } from '@jewelry/contract';

/** A price as it is shown: all that is known of it, or only the number. Null when there is none, absent while it is on its way. */
export type ShownEstimate = (Pick<Estimate, 'estimatedCost'> & Partial<Estimate>) | null | undefined;
