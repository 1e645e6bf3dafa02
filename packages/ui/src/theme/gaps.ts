import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inLayer } from './layers';

/** A step of the space scale, 1 (2 px) to 15 (72 px). */
export type SpaceStep = keyof typeof vars.space;

/** A step of the space scale, or no space at all. */
export type Gap = 0 | SpaceStep;

const steps = Object.entries(vars.space) as unknown as [SpaceStep, string][];

/** Recipe variants that set `gap` to a step of the space scale. Call it inside a `.css.ts`. */
export function gapVariants(): Record<Gap, StyleRule> {
  return Object.fromEntries([
    [0, inLayer('recipe', { gap: 0 })],
    ...steps.map(([step, value]) => [step, inLayer('recipe', { gap: value })] as const),
  ]) as Record<Gap, StyleRule>;
}
