/** Inspects geometry for defects that a goldsmith would reject, with part, position and size in mm. */
import type { Piece, Vec3 } from '../piece';
import type { JewelryType } from '../spec';
import { bodiesOf, type Body } from './bodies';
import { assemblies, extent } from './joints';
import { isSeated, seatsOf } from './seats';
import { THINNEST_WALL, thinWalls } from './walls';

export interface Fault {
  kind: 'stone floats' | 'stone is buried' | 'stones collide' | 'not one piece' | 'thin wall';
  /** Index of the part in the piece. */
  part: number;
  mm: number;
  /** A sentence for the developer of the maker. */
  why: string;
}

/** Overlap of two stones that is not a collision, within the rounding of the girdle, mm. */
const ROUNDING = 0.08;

const short = (p: Vec3): string => p.map((x) => x.toFixed(1)).join(', ');

/**
 * Inspects a piece: every faceted stone is held by metal at its girdle, uncovered above and clear of its neighbours;
 * all bodies are connected; no wall is thinner than 0.5 mm. Connected are bodies that touch or overlap and interlocked
 * links; a pair of earrings, the rings of a stack, and strands of a chain that meet at a clasp behind the neck, count as one piece.
 */
export function inspect(piece: Piece, type: JewelryType): Fault[] {
  const bodies = bodiesOf(piece);
  const faults: Fault[] = [];
  const name = (index: number): string => {
    const part = piece.parts[index]!;
    if (part.shape === 'gem') return `${part.role} ${part.kind} of ${part.sizeMm} mm at ${short(part.at.origin)}`;
    const body = bodies.find((b) => b.part === index)!;
    return `${part.stone?.kind ?? part.surface.kind} from ${short(body.low)} to ${short(body.high)}`;
  };
  const report = (kind: Fault['kind'], part: number, mm: number, detail: string): void => {
    faults.push({ kind, part, mm, why: `${kind}: part ${part}, ${name(part)}, ${detail}` });
  };
  for (const seat of seatsOf(piece, bodies)) {
    if (!isSeated(seat)) {
      report(
        'stone floats',
        seat.part,
        seat.gapMm,
        seat.freeArcDeg >= 360
          ? `nearest metal ${seat.gapMm.toFixed(2)} mm`
          : `free over ${seat.freeArcDeg.toFixed(0)} degrees`,
      );
    }
    if (seat.isBuried) report('stone is buried', seat.part, 0, 'metal over its table');
    if (seat.overlapMm > ROUNDING)
      report('stones collide', seat.part, seat.overlapMm, `${seat.overlapMm.toFixed(2)} mm deep`);
  }
  for (const group of strays(piece, type, assemblies(bodies))) {
    report('not one piece', group[0]!.part, extent(group), `${group.length} bodies stand apart`);
  }
  for (const wall of thinWalls(piece, bodies))
    report('thin wall', wall.part, wall.mm, `${wall.mm.toFixed(2)} mm of ${THINNEST_WALL} at ${short(wall.at)}`);
  return faults;
}

/** True for a body that goes around a finger, as each ring of a stack does: the narrowest bore is 13 mm. */
const isHoop = ({ low, high }: Body): boolean => high[0] - low[0] > 13 && high[1] - low[1] > 13;

/** Groups that should be connected to the rest but are not. */
function strays(piece: Piece, type: JewelryType, groups: readonly Body[][]): readonly Body[][] {
  if (type === 'earrings') return groups.slice(2);
  if (type === 'ring') return groups.slice(1).filter((group) => !group.some(isHoop));
  if (piece.unseenMetalMm3 === 0) return groups.slice(1);
  // The chain leaves the picture: geometry that reaches that high continues to the clasp.
  const top = Math.max(...groups.flat().map((b) => b.high[1]));
  return groups.filter((group) => Math.max(...group.map((b) => b.high[1])) <= top - CHAIN_ENDS);
}

/** Maximum height difference of a necklace's strands where they leave the picture, mm. */
const CHAIN_ENDS = 15;
