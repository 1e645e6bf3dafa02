/** The scales: grams of metal and carats of stones, from the geometry itself. */
import { GEM_DENSITY } from '../gems/kinds';
import { volumeOf } from '../gems/polyhedron';
import { signedVolume } from '../geometry/solid';
import { buildPiece } from '../makers/registry';
import type { GemShape, Piece } from '../piece';
import type { Alloy, Cut, DesignSpec, GemKind } from '../spec';
import { metalVolume } from './union';

/** Density, g/cm³: 18-karat golds by their usual alloys, sterling silver, platinum 950 and steel 316L. */
export const ALLOY_DENSITY: Record<Alloy, number> = {
  'yellow-gold-18k': 15.5, 'rose-gold-18k': 15.1, 'white-gold-18k': 15.9, 'silver-925': 10.36, 'platinum-950': 21.4, 'steel-316l': 7.99,
};

export interface WeighedStones {
  kind: GemKind;
  cut: Cut;
  /** Girdle width, short side, mm. */
  size_mm: number;
  count: number;
  /** All of them together. */
  carats: number;
}

export interface Weight {
  metal_cm3: number;
  metal_g: number;
  stones: WeighedStones[];
}

const GRAMS_PER_CARAT = 0.2;
const round = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;
const unitVolumes = new WeakMap<GemShape, number>();

function unitVolume(shape: GemShape): number {
  let v = unitVolumes.get(shape);
  if (v === undefined) {
    v = volumeOf(shape.planes);
    unitVolumes.set(shape, v);
  }
  return v;
}

/**
 * Weighs a design. Pass the piece when it is at hand: building it again costs up to half a second.
 * Metal in cm³ and grams, stones grouped by kind, cut and size, the most valuable group of a ring usually first.
 */
export function weigh(spec: DesignSpec, piece: Piece = buildPiece(spec)): Weight {
  const cm3 = (metalVolume(piece) + piece.unseenMetalMm3) / 1000;
  const groups = new Map<string, WeighedStones>();
  const put = (kind: GemKind, cut: Cut, sizeMm: number, volumeMm3: number): void => {
    const size = round(sizeMm, 1);
    const key = `${kind} ${cut} ${size}`;
    const group = groups.get(key) ?? { kind, cut, size_mm: size, count: 0, carats: 0 };
    group.count++;
    group.carats += (volumeMm3 / 1000) * (GEM_DENSITY[kind] / GRAMS_PER_CARAT);
    groups.set(key, group);
  };
  for (const part of piece.parts) {
    if (part.shape === 'gem') {
      const shape = piece.gems[part.gem]!;
      put(part.kind, shape.cut, part.sizeMm, unitVolume(shape) * part.at.scale ** 3);
    } else if (part.stone) put(part.stone.kind, part.stone.cut, part.stone.sizeMm, signedVolume(piece.meshes[part.mesh]!) * part.at.scale ** 3);
  }
  return {
    metal_cm3: round(cm3, 3),
    metal_g: round(cm3 * ALLOY_DENSITY[spec.metal.alloy], 2),
    stones: [...groups.values()].map((g) => ({ ...g, carats: round(g.carats, 3) })),
  };
}
