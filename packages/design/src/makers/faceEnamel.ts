/** Enamel and other coats in the faces of cufflinks, brooches and signets. */
import { inlayOf, type InlayKind } from '../catalogue/inlays';
import type { Point2 } from '../geometry/curves';
import { buffTop, tube } from '../geometry/sweep';
import { fromAxes, type Axes } from '../geometry/vec';
import type { Bench } from '../parts/bench';
import { inlayPart, inlaySurface } from '../parts/inlay';
import type { Vec3 } from '../piece';

/** The inlay if it is a coat rather than a stone, which is a slab. */
export const coatOf = (inlay: InlayKind | null | undefined): InlayKind | null =>
  inlay && !('gem' in inlayOf(inlay).fill) ? inlay : null;

/** Emblems that lie on an enamelled face; other figures hold the enamel themselves. */
const EMBLEMS: ReadonlySet<string> = new Set([
  'compass',
  'anchor',
  'star',
  'sun',
  'moon and star',
  'cross',
  'crown',
  'fleur de lis',
  'treble clef',
  'key',
  'lightning',
]);

export const isEmblem = (motif: string | null): boolean => motif !== null && EMBLEMS.has(motif);

/** Height of the middle of a coat over its face, mm. */
export const COAT_MM = 0.14;
/** Profile of a coat from its foot over the edge to the middle: share of the outline, height over the face, mm. */
const COAT: readonly Point2[] = [
  [0.002, -0.4],
  [1, -0.4],
  [1, 0.02],
  [0.985, 0.05],
  [0.9, 0.08],
  [0.6, 0.12],
  [0.3, COAT_MM],
  [0.002, COAT_MM],
];
/** Radius of the wire around a coat, mm. */
const SEAM_MM = 0.2;

/** Fills an outline in a face with a coat, with a fine wire around it; the origin is on the face's surface. */
export function coat(
  bench: Bench,
  kind: InlayKind,
  outline: readonly Point2[],
  { axes, origin }: { axes: Axes; origin: Vec3 },
): void {
  bench.inPart(inlayPart(kind), () =>
    bench.add(buffTop(outline, COAT), 40, { axes, origin, surface: inlaySurface(kind) }),
  );
  const seam = outline.map(([x, y]): Vec3 => fromAxes(axes, origin, [x, y, 0.02]));
  bench.add(tube(seam, SEAM_MM, { closed: true, points: 12 }), 40);
}
