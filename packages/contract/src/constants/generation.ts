/** Stages of a generation, in order. */
export const GENERATION_STAGES = ['sketching', 'casting', 'setting', 'polishing'] as const;

/** Message for an account that has used its daily limit. The largest plan is offered no upgrade. */
export const dailyLimitText = (limit: number, plan: string): string =>
  `You've reached your daily limit of ${limit} generations.${plan === 'business' ? '' : ' Upgrade your plan for more!'}`;
