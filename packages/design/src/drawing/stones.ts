/** The stone for a drawn outline: the cut with the most similar girdle, at the size of the outline. */
import type { Cut, DrawnStone, GemKind } from '../spec';
import { gemShape } from '../gems/cuts';
import { girdleOutline } from '../gems/polyhedron';
import type { Point2 } from '../geometry/curves';
import { wordList } from '../wordList';

const DIRECTIONS = 72;
/** Cuts in order of preference; a later one must fit clearly better. */
const CUTS: readonly Cut[] = wordList('round oval pear marquise cushion emerald trillion kite baguette heart');
const CLEARLY = 0.014;
/** How much better a kite must fit than a pear, which more people draw, and whose point is as sharp by hand. */
const CLEARLY_KITE = 0.06;
/**
 * Assumed deviation of a drawn outline from the intended one, units; so a small stone is round unless it is clearly
 * another cut.
 */
const ASTRAY = 2;
/** Weight of asymmetry against the fit of the outline, so that a slender drop is a pear and not a marquise. */
const LOPSIDED = 1.6;

export interface Profile {
  /** Radius of the outline in every direction, as a share of the square root of its area. */
  readonly reach: readonly number[];
  readonly middle: Point2;
  readonly scale: number;
}

/** Profile of an outline around its centroid. */
export function profileOf(outline: readonly Point2[]): Profile {
  let [twice, cx, cy] = [0, 0, 0];
  for (const [i, p] of outline.entries()) {
    const q = outline[(i + 1) % outline.length]!;
    const cross = p[0] * q[1] - q[0] * p[1];
    twice += cross;
    cx += (p[0] + q[0]) * cross;
    cy += (p[1] + q[1]) * cross;
  }
  const middle: Point2 = [cx / (3 * twice || 1), cy / (3 * twice || 1)];
  const scale = Math.sqrt(Math.abs(twice) / 2) || 1;
  const reach = Array.from({ length: DIRECTIONS }, (_, i) => {
    const a = (i / DIRECTIONS) * 2 * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    let far = 0;
    for (const [j, p] of outline.entries()) {
      const q = outline[(j + 1) % outline.length]!;
      const [px, py, qx, qy] = [p[0] - middle[0], p[1] - middle[1], q[0] - middle[0], q[1] - middle[1]];
      const [from, to] = [px * s - py * c, qx * s - qy * c];
      if (from > 0 === to > 0) continue;
      const t = from / (from - to);
      far = Math.max(far, (px + (qx - px) * t) * c + (py + (qy - py) * t) * s);
    }
    return far / scale;
  });
  return { reach, middle, scale };
}

/** Difference between the two ends of an outline. */
const lopsided = ({ reach }: Profile): number =>
  Math.sqrt(reach.reduce((sum, r, i) => sum + (r - reach[(i + DIRECTIONS / 2) % DIRECTIONS]!) ** 2, 0) / DIRECTIONS);

const known = new Map<Cut, Profile>();
function profileOfCut(cut: Cut): Profile {
  const profile = known.get(cut) ?? profileOf(girdleOutline(gemShape(cut), 180));
  known.set(cut, profile);
  return profile;
}

/** Rounds a length on the pad to a tenth of its unit. */
export const tenth = (x: number): number => Math.round(x * 10) / 10;

/** The stone of a kind for a closed outline on the pad (y downwards). */
export function stoneOn(kind: GemKind, outline: readonly Point2[]): DrawnStone {
  const drawn = profileOf(outline.map(([x, y]): Point2 => [x, -y]));
  let best: { cut: Cut; turn: number; miss: number } = { cut: 'round', turn: 0, miss: Infinity };
  for (const cut of CUTS) {
    const shape = profileOfCut(cut);
    const odds = LOPSIDED * Math.abs(lopsided(drawn) - lopsided(shape));
    for (let turn = 0; turn < (cut === 'round' ? 1 : DIRECTIONS); turn++) {
      const miss =
        odds +
        Math.sqrt(
          drawn.reach.reduce((sum, r, i) => sum + (r - shape.reach[(i - turn + DIRECTIONS) % DIRECTIONS]!) ** 2, 0) /
            DIRECTIONS,
        );
      const least = cut === 'kite' ? CLEARLY_KITE : CLEARLY;
      const clearly = cut === best.cut ? 0 : best.cut === 'round' ? Math.max(least, ASTRAY / drawn.scale) : least;
      if (miss < best.miss - clearly) best = { cut, turn, miss };
    }
  }
  const shape = profileOfCut(best.cut);
  const angle = (best.turn / DIRECTIONS) * 2 * Math.PI;
  const size = (2 * drawn.scale) / shape.scale;
  // The centroid of a cut may differ from its origin, as for a pear.
  const [mx, my] = [(shape.middle[0] * size) / 2, (shape.middle[1] * size) / 2];
  const [ox, oy] = [mx * Math.cos(angle) - my * Math.sin(angle), mx * Math.sin(angle) + my * Math.cos(angle)];
  return {
    kind,
    cut: best.cut,
    at: [tenth(drawn.middle[0] - ox), tenth(-(drawn.middle[1] - oy))],
    size: tenth(size),
    turn: Math.round(angle * 1000) / 1000,
  };
}
