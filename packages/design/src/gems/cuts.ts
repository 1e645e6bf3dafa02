/** The cuts as shapes: girdle half-width 1 across the short side, table towards +z, outward planes. */
import type { GemShape, Plane, Polyhedron } from '../piece';
import type { Cut } from '../spec';
import { boxOf } from '../geometry/curves';
import { brilliant } from './brilliant';
import { girdleOutline } from './polyhedron';
import { MIRRORED, PLANES } from './facetPlanes';

/**
 * Height of a buff top over its girdle and of its back below, in units of half the short side; and the angles of its
 * rows of planes.
 */
const BUFF_HEIGHT = 0.55;
const BUFF_BACK = 0.14;
const BUFF_ROWS_DEG = [8, 26, 44, 62, 78];
const OUTLINE_POINTS = 72;
/** Maximum number of sides of a buff top's dome, small and larger ones; its girdle keeps all sides. */
const BUFF_SIDES = { small: 24, large: 48 } as const;
/** From this width on, corners of the dome would be visible, mm. */
const LARGE_BUFF_MM = 3.5;

/** A low dome over the girdle of a faceted cut with a flat back, the shape of opaque stones with a named outline. */
function buffTop(faceted: Polyhedron, maxSides: number): Plane[] {
  const { isMirrored } = faceted;
  const sides = faceted.planes.filter(([, , z]) => Math.abs(z) < 1e-9);
  // At corners that slanted facets cut off, chords of the outline take their place.
  const outline = girdleOutline(faceted, OUTLINE_POINTS);
  const isBlunted = girdleOutline({ planes: sides, isMirrored }, OUTLINE_POINTS).map(
    (p, i) => Math.hypot(...p) - Math.hypot(...outline[i]!) > 0.005,
  );
  const chords = outline.flatMap((p, i): Plane[] => {
    const next = (i + 1) % OUTLINE_POINTS;
    if (!isBlunted[i] && !isBlunted[next]) return [];
    if (isMirrored && Math.min(p[0], outline[next]![0]) < -1e-9) return [];
    const [dx, dy] = [outline[next]![0] - p[0], outline[next]![1] - p[1]];
    const l = Math.hypot(dx, dy);
    return [[dy / l, -dx / l, 0, (dy * p[0] - dx * p[1]) / l]];
  });
  const girdle = [...sides, ...chords];
  const step = Math.ceil(girdle.length / maxSides);
  const rows = girdle
    .filter((_, side) => side % step === 0)
    .flatMap(([x, y, , d]) =>
      BUFF_ROWS_DEG.map((deg): Plane => {
        // The tangent plane where the girdle has shrunk to a share cos(deg) and risen to BUFF_HEIGHT * sin(deg).
        const out = BUFF_HEIGHT * Math.cos((deg * Math.PI) / 180);
        const up = d * Math.sin((deg * Math.PI) / 180);
        const l = Math.hypot(out, up);
        return [(x * out) / l, (y * out) / l, up / l, (BUFF_HEIGHT * d) / l];
      }),
    );
  return [...girdle, ...rows, [0, 0, 1, BUFF_HEIGHT], [0, 0, -1, BUFF_BACK]];
}

/** Below this width, sixteen more girdle facets are invisible and only slow down rendering. */
const SMALL_MM = 2.6;
const cache = new Map<string, GemShape>();

/** Cuts that are domes for every kind. */
const DOMES: ReadonlySet<Cut> = new Set(['cabochon', 'sphere']);
/** Cuts whose facets opaque stones have too. */
const AS_NAMED: ReadonlySet<Cut> = new Set(['rose', 'rough']);

/** Planes that differ less are one: a facet would count twice in the volume. */
const ALIKE = 1e-4;
const withoutRepeats = (planes: readonly Plane[]): Plane[] =>
  planes.filter((p, i) => !planes.slice(0, i).some((q) => q.every((n, k) => Math.abs(n - p[k]!) < ALIKE)));

/**
 * The shape of a cut, scaled so that half its short side is exactly 1. Repeated calls give the same object.
 * Small round stones have a simpler girdle. `isBuff` puts a dome on the outline of a faceted cut.
 */
export function gemShape(cut: Cut, sizeMm = Infinity, isBuff = false): GemShape {
  const small = cut === 'round' && sizeMm < SMALL_MM;
  const isBuffTop = isBuff && !DOMES.has(cut) && !AS_NAMED.has(cut);
  const isDomed = isBuffTop || DOMES.has(cut);
  const buffSides = sizeMm < LARGE_BUFF_MM ? BUFF_SIDES.small : BUFF_SIDES.large;
  const key = `${small ? 'round, small' : cut}${isBuffTop ? `, buff top of ${buffSides}` : ''}`;
  const known = cache.get(key);
  if (known) return known;
  const faceted = withoutRepeats(small ? brilliant({ girdleFacets: 16 }) : PLANES[cut]());
  const isMirrored = MIRRORED.has(cut);
  const planes = isBuffTop ? buffTop({ planes: faceted, isMirrored }, buffSides) : faceted;
  const { left, right, low, high } = boxOf(girdleOutline({ planes, isMirrored }, 360));
  const half = Math.min(right - left, high - low) / 2;
  const shape: GemShape = {
    cut,
    isDomed,
    isMirrored,
    planes: planes.map((p): Plane => [p[0], p[1], p[2], p[3] / half]),
  };
  cache.set(key, shape);
  return shape;
}
