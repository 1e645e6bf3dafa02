import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { inLayer } from './layers';
import type { Gap, SpaceStep } from './scale';

const steps = Object.entries(vars.space) as unknown as [SpaceStep, string][];

/** Recipe variants that set `gap` to a step of the space scale. Call it inside a `.css.ts`. */
export function gapVariants(): Record<Gap, StyleRule> {
  return Object.fromEntries([
    [0, inLayer('recipe', { gap: 0 })],
    ...steps.map(([step, value]) => [step, inLayer('recipe', { gap: value })] as const),
  ]) as Record<Gap, StyleRule>;
}
