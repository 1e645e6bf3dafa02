/** The shapes of hanging tags: their proportions and outlines. */

export const TAG_SHAPES = ['disc', 'oval', 'square', 'dog-tag'] as const;
export type TagShape = (typeof TAG_SHAPES)[number];

/**
 * Width as a share of the height, corner radius as a share of the width, and the shares of width and height for a text.
 */
export const SHAPES: Readonly<
  Record<TagShape, { width: number; corner: number; text: readonly [wide: number, tall: number] }>
> = {
  disc: { width: 1, corner: 1, text: [0.76, 0.42] },
  oval: { width: 0.74, corner: 1, text: [0.76, 0.32] },
  square: { width: 1, corner: 0.16, text: [0.8, 0.5] },
  'dog-tag': { width: 0.56, corner: 0.42, text: [0.76, 0.36] },
};

/** Distance to the outline, mm, negative inside; an oval is scaled to a circle. */
export function outlineOf(shape: TagShape, k: number): (x: number, y: number) => number {
  const { width, corner } = SHAPES[shape];
  const half = k * width;
  if (shape === 'oval') return (x, y) => (Math.hypot(x / width, y) - k) * width;
  const round = half * corner;
  return (x, y) => {
    const [a, b] = [Math.abs(x) - half + round, Math.abs(y) - k + round];
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - round;
  };
}
