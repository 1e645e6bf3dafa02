/** Carats to millimetres and back, from the shape of the cut itself. */
import type { Cut, GemKind } from '../spec';
import { gemShape } from './cuts';
import { GEM_DENSITY } from './kinds';
import { volumeOf } from './polyhedron';

const GRAMS_PER_CARAT = 0.2;

/** Width of a stone across its short side, mm, when it weighs `carats`. */
export function widthOfCarats(kind: GemKind, cut: Cut, carats: number): number {
  const volumeMm3 = ((carats * GRAMS_PER_CARAT) / GEM_DENSITY[kind]) * 1000;
  return 2 * Math.cbrt(volumeMm3 / volumeOf(gemShape(cut).planes));
}

/** Weight of a stone of a width across its short side (mm), carats. */
export const caratsOfWidth = (kind: GemKind, cut: Cut, widthMm: number): number =>
  ((volumeOf(gemShape(cut).planes) * (widthMm / 2) ** 3) / 1000) * (GEM_DENSITY[kind] / GRAMS_PER_CARAT);
