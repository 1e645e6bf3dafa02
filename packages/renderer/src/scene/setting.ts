import { hashText, random, type GemShape, type Part, type Piece, type Placement, type Vec3 } from '@jewelry/design';
import { cross, normalize } from '../trace/math';

/** How far a setter leaves a stone from straight: its tilt and its turn in its seat, radians. */
const TILT = 0.026;
const TURN = 0.026;
/** Most that a point of the girdle leaves its place, mm. */
const SLACK_MM = 0.04;
/** Planes that lean less than this are the girdle's. */
const UPRIGHT = 0.1;
/** Girdles whose planes are equally far from the axis, within this share, are round. */
const ROUND = 0.01;

/** A function that places the parts of a piece in turn. */
export function createSetter(gems: Piece['gems']): (part: Part) => Placement {
  const counts = new Map<string, number>();
  return (part) => {
    if (part.shape === 'mesh') return part.at;
    const holder = part.part ?? part.role;
    const number = counts.get(holder) ?? 0;
    counts.set(holder, number + 1);
    return setByHand(part.at, gems[part.gem]!, holder, number);
  };
}

/**
 * A faceted stone as a hand sets it, slightly tilted and turned, so that no two of a pair or a row sparkle alike. Round
 * ones have any turn. The first stone of a part sits straight: it is the one that a photographer turns to the lens.
 * @param number of the stone in its part
 */
export function setByHand(at: Placement, { planes, cut, isDomed }: GemShape, part: string, number: number): Placement {
  if (isDomed || number === 0) return at;
  const girdle = planes.filter(([, , nz]) => Math.abs(nz) < UPRIGHT).map(([, , , d]) => d);
  const reach = Math.max(...girdle);
  const isRound = cut === 'round' && Math.min(...girdle) > reach * (1 - ROUND);
  const angle = Math.min(1, SLACK_MM / (reach * at.scale * TILT));
  const rng = random(hashText(`${part} ${number}`));
  const turn = isRound ? rng.between(0, 2 * Math.PI) : rng.between(-TURN, TURN) * angle;
  const tilt = TILT * angle * Math.sqrt(rng.between(0.25, 1));
  const lean = rng.between(0, 2 * Math.PI);
  const [x, y, z] = at.axes;
  const axis = normalize(mix(z, Math.cos(tilt), mix(x, Math.cos(lean), y, Math.sin(lean)), Math.sin(tilt)));
  const across = normalize(cross(axis, mix(x, Math.cos(turn), y, Math.sin(turn))));
  return { ...at, axes: [cross(across, axis), across, axis] };
}

const mix = (a: Vec3, p: number, b: Vec3, q: number): Vec3 => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
];
