import type { StyleRule } from '@vanilla-extract/css';

type SimpleRule = Omit<StyleRule, 'selectors' | '@layer'>;

/**
 * The states of a react-aria component in the order in which they win: a later one covers an
 * earlier one. Written as attributes, so that hover never sticks on touch and focus rings show
 * only for the keyboard. A disabled control that stays focusable has `aria-disabled`,
 * which a pending one carries too.
 */
const order = [
  ['hovered', '[data-hovered]'],
  ['focused', '[data-focused]'],
  ['focusVisible', '[data-focus-visible]'],
  ['pressed', '[data-pressed]'],
  ['selected', '[data-selected]'],
  ['invalid', '[data-invalid]'],
  ['pending', '[data-pending]'],
  ['disabled', ':is([data-disabled], [aria-disabled="true"]:where(:not([data-pending])))'],
] as const;

export type StateName = (typeof order)[number][0];

/**
 * Selectors for a component's states, always in the fixed order, regardless of the order they are
 * written in.
 *
 * @example
 * style(inLayer('recipe', { ...states({ hovered: { background: … }, disabled: { … } }) }))
 */
export function states(rules: Partial<Record<StateName, SimpleRule>>): Pick<StyleRule, 'selectors'> {
  const selectors: Record<string, SimpleRule> = {};
  for (const [name, attribute] of order) {
    const rule = rules[name];
    if (rule !== undefined) selectors[`&${attribute}`] = rule;
  }
  return { selectors };
}
