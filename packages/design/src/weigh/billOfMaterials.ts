/** The bill of materials: grams of each metal and carats of each kind of stone, from the geometry itself. */
import { caratsOfWidth } from '../gems/carats';
import { GEM_DENSITY, LAB_GROWN } from '../gems/kinds';
import type { PearlName } from '../gems/pearls';
import { PEARLS } from '../gems/pearls';
import { signedVolume } from '../geometry/solid';
import { buildPiece } from '../makers/registry';
import type { Piece } from '../piece';
import type { Alloy, Cut, DesignSpec, GemKind, StoneRole } from '../spec';
import { metalVolumes } from './union';

/**
 * Density, g/cm³: golds from those of their metals (gold 19.3, silver 10.49, copper 8.96, zinc 7.14, palladium 12.02) in the
 * usual alloys. Yellow, in parts of silver, copper and zinc: 9k 100, 450, 75; 10k 100, 420, 63; 14k 100, 265, 50; 18k 125, 125;
 * 21k 63, 62; 22k 42, 42. Rose, silver and copper: 9k 50, 575; 10k 40, 543; 14k 60, 355; 18k 45, 205; 21k and 22k copper alone.
 * White, silver and palladium: 9k 510, 115; 10k 470, 113; 14k 295, 120; 18k with 130 palladium. Sterling silver, platinum 950
 * with copper, steel 316L by its data sheet.
 */
export const ALLOY_DENSITY: Record<Alloy, number> = {
  'yellow-gold-9k': 11.2, 'yellow-gold-10k': 11.5, 'yellow-gold-14k': 13.1, 'yellow-gold-18k': 15.5, 'yellow-gold-21k': 17.2, 'yellow-gold-22k': 17.8, 'yellow-gold-24k': 19.3,
  'rose-gold-9k': 11.3, 'rose-gold-10k': 11.6, 'rose-gold-14k': 13.2, 'rose-gold-18k': 15.1, 'rose-gold-21k': 16.9, 'rose-gold-22k': 17.6,
  'white-gold-9k': 12.9, 'white-gold-10k': 13.2, 'white-gold-14k': 14.6, 'white-gold-18k': 15.9,
  'silver-925': 10.36, 'platinum-950': 21.4, 'steel-316l': 7.99,
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
  /** The name that pearls are sold under, where they have one. */
  pearl?: PearlName;
  /** Said of diamonds that were grown. */
  diamonds?: typeof LAB_GROWN;
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
export const billOfMaterials = (spec: DesignSpec, piece: Piece = buildPiece(spec)): BillOfMaterials => {
  const pearl = PEARLS.find((name) => name === spec.build.variant['pearl']);
  const isGrown = spec.build.variant['diamonds'] === LAB_GROWN;
  const sold = (stone: BilledStones): BilledStones => {
    if (stone.kind === 'pearl' && pearl) return { ...stone, pearl };
    return stone.kind === 'diamond' && isGrown ? { ...stone, diamonds: LAB_GROWN } : stone;
  };
  return {
    metals: metalsOf(spec, piece),
    stones: stonesIn(piece).map(sold),
  };
};
