/** What the atelier is doing, in the order in which it happens. */
export const GENERATION_STAGES = ['sketching', 'casting', 'setting', 'polishing'] as const;

/** The refusal of an account that made all images of the day. The plan without a larger one is offered no upgrade. */
export const dailyLimitText = (limit: number, plan: string): string =>
  `You've reached your daily limit of ${limit} generations.${plan === 'business' ? '' : ' Upgrade your plan for more!'}`;
