/** The bill of materials: grams of each metal and carats of each kind of stone, from the geometry itself. */
import { caratsOfWidth } from '../gems/carats';
import { GEM_DENSITY } from '../gems/kinds';
import { signedVolume } from '../geometry/solid';
import { buildPiece } from '../makers/registry';
import type { Piece } from '../piece';
import type { Alloy, Cut, DesignSpec, GemKind, StoneRole } from '../spec';
import { metalVolumes } from './union';

/**
 * Density, g/cm³: 18-karat golds of the usual alloys (750 gold; 125 silver and 125 copper; 45 silver and 205 copper; palladium
 * white), sterling silver, platinum 950 with copper, steel 316L by its data sheet.
 */
export const ALLOY_DENSITY: Record<Alloy, number> = {
  'yellow-gold-18k': 15.5, 'rose-gold-18k': 15.1, 'white-gold-18k': 15.9, 'silver-925': 10.36, 'platinum-950': 21.4, 'steel-316l': 7.99,
};

export interface BilledMetal {
  alloy: Alloy;
  cm3: number;
  grams: number;
}

export interface BilledStones {
  /** What the stones do: small ones (halo, pave) are set in the metal itself, the others have settings of their own. */
  role: StoneRole;
  kind: GemKind;
  cut: Cut;
  /** Girdle width, short side, mm. */
  size_mm: number;
  count: number;
  /** All of them together. */
  carats: number;
}

export interface BillOfMaterials {
  /** The main metal first; a second one in two-tone pieces. */
  metals: BilledMetal[];
  stones: BilledStones[];
}

const GRAMS_PER_CARAT = 0.2;
const round = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;

function metalsOf(spec: DesignSpec, piece: Piece): BilledMetal[] {
  const { alloy, second } = spec.metal;
  const alloys = second && second !== alloy ? [alloy, second] : [alloy];
  return metalVolumes(piece, alloys).map((mm3, i) => {
    const cm3 = (mm3 + (i === 0 ? piece.unseenMetalMm3 : 0)) / 1000;
    return { alloy: alloys[i]!, cm3: round(cm3, 3), grams: round(cm3 * ALLOY_DENSITY[alloys[i]!], 2) };
  });
}

function stonesIn(piece: Piece): BilledStones[] {
  const groups = new Map<string, BilledStones>();
  const put = (stone: Pick<BilledStones, 'role' | 'kind' | 'cut'>, sizeMm: number, carats: number): void => {
    const size = round(sizeMm, 1);
    const key = `${stone.role} ${stone.kind} ${stone.cut} ${size}`;
    const group = groups.get(key) ?? { role: stone.role, kind: stone.kind, cut: stone.cut, size_mm: size, count: 0, carats: 0 };
    group.count++;
    group.carats += carats;
    groups.set(key, group);
  };
  for (const part of piece.parts) {
    if (part.shape === 'gem') {
      const { cut } = piece.gems[part.gem]!;
      put({ role: part.role, kind: part.kind, cut }, part.sizeMm, caratsOfWidth(part.kind, cut, part.sizeMm));
    } else if (part.stone) {
      // Pearls, and slabs that are cut to the place they fill.
      const grams = (signedVolume(piece.meshes[part.mesh]!) * part.at.scale ** 3 * GEM_DENSITY[part.stone.kind]) / 1000;
      put(part.stone, part.stone.sizeMm, grams / GRAMS_PER_CARAT);
    }
  }
  return [...groups.values()].map((group) => ({ ...group, carats: round(group.carats, 3) }));
}

/**
 * What a design is made of: the volume of each metal times its density, with what no picture shows (the rest of a chain) on the
 * main metal, and the stones grouped by role, kind, cut and size. Pass the piece when it is at hand: building it again costs up
 * to half a second.
 */
export const billOfMaterials = (spec: DesignSpec, piece: Piece = buildPiece(spec)): BillOfMaterials => ({
  metals: metalsOf(spec, piece),
  stones: stonesIn(piece),
});
