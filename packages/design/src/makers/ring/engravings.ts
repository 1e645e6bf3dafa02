/** Patterns that are cut into bands and shoulders. */
export const ENGRAVINGS = [
  'scroll',
  'leaf',
  'step',
  'knot',
  'key',
  'runes',
  'arches',
  'zigzag',
  'rivets',
  'waves',
  'reeds',
] as const;
export type EngravingPattern = (typeof ENGRAVINGS)[number];
