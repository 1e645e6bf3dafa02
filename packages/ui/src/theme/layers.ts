import { globalLayer, globalStyle, type StyleRule } from '@vanilla-extract/css';

/** Cascade layers in rising order of strength. */
export const layers = ['reset', 'theme', 'recipe', 'block', 'screen', 'override'] as const;

export type Layer = (typeof layers)[number];

type GlobalRule = Parameters<typeof globalStyle>[1];

/**
 * Announces all layers in the stylesheet being written. The browser fixes their order at the first
 * announcement it meets, and a lazily loaded chunk may well arrive first: so every stylesheet
 * repeats the whole list.
 */
function announce(): void {
  for (const layer of layers) globalLayer(layer);
}

/**
 * Puts a rule into a cascade layer. Every rule of the library goes through here or through
 * `globalInLayer`.
 *
 * @example
 * export const card = style(inLayer('block', { borderRadius: vars.radius.tile }));
 */
export function inLayer(layer: Layer, rule: StyleRule): StyleRule {
  announce();
  return { '@layer': { [layer]: rule } };
}

/** A global rule in a cascade layer; for the reset, the themes, and third-party markup. */
export function globalInLayer(layer: Layer, selector: string, rule: GlobalRule): void {
  announce();
  globalStyle(selector, { '@layer': { [layer]: rule } });
}
