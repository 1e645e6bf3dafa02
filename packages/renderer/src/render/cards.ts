/** Graduated cards that flat polished faces mirror, as a photographer hangs one for each. */
import type { Shot, Vec3 } from '@jewelry/design';
import type { Flat } from '../scene/flats';
import { MOST_CARDS } from '../trace/room';
import { cross, dot, normalize } from '../trace/math';
import type { Camera } from './camera';

/** Faces that cover less of the picture than this mirror the room. */
const LEAST_SHARE = 0.0015;
/** A neighbor that covers less than this share of a face is its edge. */
const SMALL = 0.25;
/** Nor do faces seen more from their edge than at this cosine. */
const EDGE_ON = 0.2;
/** A card is whole this far beyond the directions that its face mirrors, and ends at the second angle, radians. */
const WHOLE = 0.012;
const ENDS = 0.09;
/** The brightest place of a card is at least this far from its middle, radians: waves of polish would dapple a steeper one. */
const NARROWEST = 0.06;

const along = (a: Vec3, by: number, b: Vec3): Vec3 => [a[0] + by * b[0], a[1] + by * b[1], a[2] + by * b[2]];
const mirrored = (direction: Vec3, normal: Vec3): Vec3 => along(direction, -2 * dot(direction, normal), normal);

/** Faces that meet are facets, whose contrast is that of the room. */
const areNeighbors = (a: Flat, b: Flat): boolean => Math.hypot(...along(a.center, -1, b.center)) < a.radius + b.radius;

/**
 * Cards for the largest flat faces of a picture, see {@link Environment.cards}: bright towards the upper left of the face,
 * dark towards its lower right.
 */
export function cardsFor(
  flats: readonly Flat[],
  { camera: { target, distanceMm, fovDeg } }: Shot,
  camera: Camera,
): number[] {
  const eye = along(target, distanceMm, camera.back);
  const frame = 2 * Math.tan((fovDeg * Math.PI) / 360);
  const right = normalize(cross(Math.abs(camera.back[1]) > 0.99 ? [0, 0, -1] : [0, 1, 0], camera.back));
  const upperLeft = normalize(along(cross(camera.back, right), -1, right));
  const seen = flats.flatMap((flat) => {
    const away = along(flat.center, -1, eye);
    const distance = Math.hypot(...away);
    const view = normalize(away);
    const facing = -dot(view, flat.normal);
    const share = (flat.area * facing) / (distance * frame) ** 2;
    return facing > EDGE_ON && share > LEAST_SHARE ? [{ flat, view, distance, share }] : [];
  });
  return seen
    .filter(({ flat, share }) =>
      seen.every(
        (other) =>
          other.flat === flat ||
          other.flat.isMetal !== flat.isMetal ||
          other.share < SMALL * share ||
          !areNeighbors(flat, other.flat),
      ),
    )
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_CARDS)
    .flatMap(({ flat: { normal, radius, lean }, view, distance }) => {
      const towards = normalize(mirrored(view, normal));
      const brighter = mirrored(upperLeft, normal);
      // A dome of this lean mirrors twice its angle.
      const half = radius / distance + 2 * lean;
      return [
        ...towards,
        ...normalize(along(brighter, -dot(brighter, towards), towards)),
        Math.cos(half + ENDS),
        Math.cos(half + WHOLE),
        1 / Math.max(half + WHOLE, NARROWEST),
      ];
    });
}
