/** A text cut round a band, outside or inside, and how the ring lies so that it can be read. */
import type { Field } from '../../geometry/field';
import type { Axes } from '../../geometry/vec';
import { fromAxes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { graved } from '../../parts/graver';
import type { DesignPart, DesignSpec } from '../../spec';
import { partsIn } from '../../spec/tree';
import type { Hoop } from './common';

/** Share of the band's width that the text takes at most. */
const TALLEST = 0.8;
/** A text goes round a third of the band at most: more of it could not be seen at once. */
const ROUND = 2.1;
/**
 * On a ring that stands, a text outside is on the shoulder and one inside at the foot: counter-clockwise from the x
 * axis, radians.
 */
const STANDING = { outside: Math.PI / 2 - 1, inside: -Math.PI / 2 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const isInside = ({ params }: DesignPart): boolean => params['side'] === 'inside';

/** True for a band that carries nothing but a text: it lies on its side. */
export const isLying = (root: DesignPart): boolean =>
  [...partsIn(root)].every((part) => part === root || part.kind === 'ornament.text') &&
  (root.children['ornament']?.length ?? 0) > 0;

/**
 * The metal of a band with a text cut into it.
 * @param view of a band that lies: the text faces the camera, at the near side of the outside or at the far side of the
 * inside; null when it stands
 */
export function lettered(
  body: Field,
  hoop: Hoop,
  text: DesignPart,
  view: DesignSpec['view'] | null,
  boreMm: number,
  widthMm: number,
): Field {
  const [cx, cy, cz] = hoop.center;
  const middle = (boreMm / 2 + hoop.topRadius) / 2;
  const inside = isInside(text);
  const radius = inside ? boreMm / 2 : hoop.topRadius;
  const { reachX, reachY, depthAt } = graved(String(text.params['text'] ?? ''), ROUND * radius, widthMm * TALLEST);
  const from = view
    ? Math.atan2(-Math.cos(radians(view.azimuth_deg)), Math.sin(radians(view.azimuth_deg))) + (inside ? Math.PI : 0)
    : STANDING[inside ? 'inside' : 'outside'];
  // The inside runs the other way, and what stands is read from the front.
  const up = view ? 1 : -1;
  const way = inside ? -up : up;
  return (x, y, z, limit) => {
    const d = body(x, y, z, limit);
    if (Math.abs(d) > 0.6 || Math.abs(z - cz) > reachY || Math.hypot(x - cx, y - cy) < middle !== inside) return d;
    const angle = Math.atan2(y - cy, x - cx) - from;
    const u = Math.atan2(Math.sin(angle), Math.cos(angle)) * radius * way;
    return Math.abs(u) > reachX ? d : d + depthAt(u, (z - cz) * up);
  };
}

/** A ring that lies: its axis, z in its own axes, stands upright. */
const LYING: Axes = [
  [1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
];

/** Lays everything on the bench on its side. */
export function layDown(bench: Bench, { center: [cx, cy] }: Hoop): void {
  // A fine mesh has more corners than a call takes arguments.
  const foot = bench.meshes.reduce(
    (least, { positions }) => positions.reduce((low, at, i) => (i % 3 === 2 ? Math.min(low, at) : low), least),
    Infinity,
  );
  bench.move(0, ({ axes, origin, scale }) => {
    const turned = axes.map((axis) => fromAxes(LYING, [0, 0, 0], axis)) as unknown as Axes;
    return { axes: turned, origin: fromAxes(LYING, [-cx, -foot, cy], origin), scale };
  });
}
