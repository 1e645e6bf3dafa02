/** What the atelier is doing, in the order in which it happens. */
export const GENERATION_STAGES = ['sketching', 'casting', 'setting', 'polishing'] as const;
