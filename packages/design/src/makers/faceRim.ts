/** The rim of a face: its border, or a text along its lower edge, bent where the face is round. */
import type { Point2 } from '../geometry/curves';
import type { Graved } from '../parts/graver';
import { graved } from '../parts/graver';
import type { BorderPattern } from '../parts/border/patterns';
import { OPENWORK } from '../parts/border/patterns';
import { isSlabStone } from '../parts/slab';
import type { Stone } from '../spec';
import type { FaceEngraving } from './faceEngravings';
import { isFacePattern } from './faceEngravings';
import type { Brief } from './maker';

/** Width of a rim with a text, height of the letters, mm, and factor of its lettering. */
export const RIM_MM = 3;
const LETTERS = { tall: 1.9, hand: 1.7 } as const;
/** Share of a straight side, and extent in radians around a round face, that a text fills at most. */
const FILLS = { straight: 0.8, round: 2.6 } as const;

/** Lays out a text for a rim of a face with half extents `a` and `b`, mm, in the axes of the face. */
export function rimText(text: string, isRound: boolean, [a, b]: Point2): Graved {
  const middle = b - RIM_MM / 2;
  const lettering = graved(text, isRound ? middle * FILLS.round : 2 * a * FILLS.straight, LETTERS.tall, LETTERS.hand);
  return {
    reachX: a,
    reachY: b,
    depthAt: (x, y) => {
      const u = isRound ? middle * Math.atan2(x, -y) : x;
      const v = isRound ? middle - Math.hypot(x, y) : y + middle;
      return Math.abs(u) < lettering.reachX && Math.abs(v) < lettering.reachY ? lettering.depthAt(u, v) : 0;
    },
  };
}

/** Width of metal beside a slab without a border, and of borders, mm. */
export const BORDER = 1.1;
const BORDERS_MM: Partial<Record<BorderPattern, number>> = { grains: 1.25, rope: 1.7 };
const USUAL_MM = 2;
/** Shares of half an empty face that ornament with figures of its own takes. */
const SHARES: Partial<Record<BorderPattern, number>> = { filigree: 0.62, tracery: 0.55, volutes: 0.5, whiplash: 0.55 };

/** The width of a border, mm. @param emptyMm half the height of a face with nothing but a stone in it; 0 for others */
export const borderMm = (border: BorderPattern, emptyMm = 0): number =>
  emptyMm * (SHARES[border] ?? 0) || (BORDERS_MM[border] ?? USUAL_MM);

/** Width of the metal around a slab, mm: of a border, or of a rim with a text. */
export const rimOf = (border: BorderPattern | null, text: string): number =>
  Math.max(text === '' ? BORDER : RIM_MM, border === null ? 0 : borderMm(border));

/** The border that a prompt names or a look has: openwork, beads, a rope of wire, steps; null without one. */
export const borderOf = ({ wants, look }: Brief): BorderPattern | null => {
  const own = look?.band ?? look?.borders?.[0] ?? null;
  if (OPENWORK.has(own)) return own;
  return wants('milgrain') ? 'grains' : wants('twist') ? 'rope' : own;
};

/** The params of a border, with beads beside it where the look has milgrain, and the pattern that is cut inside it. */
export const borderParams = (
  brief: Brief,
  stones: readonly Stone[],
): { border?: BorderPattern; milgrain?: 'yes'; engraving?: FaceEngraving } => {
  const border = borderOf(brief);
  const { look, refusedForms, engraving, motif, inlay } = brief;
  // Slabs and rows of stones cover the metal.
  const isEngraved =
    !refusedForms.includes('engraved') &&
    engraving === null &&
    motif === null &&
    inlay === null &&
    stones.every(({ role, kind }) => role === 'center' && !isSlabStone(kind));
  return border === null
    ? {}
    : {
        border,
        ...(look?.hasMilgrain && border !== 'grains' ? { milgrain: 'yes' } : {}),
        ...(isEngraved && isFacePattern(look?.engraving) && SHARES[border] === undefined
          ? { engraving: look.engraving }
          : {}),
      };
};
