/** A text engraved around a band, outside or inside, and the pose of the ring that makes it readable. */
import type { Field } from '../../geometry/field';
import { fromAxes, type Axes } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { graved } from '../../parts/graver';
import type { DesignPart, DesignSpec } from '../../spec';
import { partsIn } from '../../spec/tree';
import type { Hoop } from './common';
import { radians } from './sunkRow';

/** Maximum height of the text as a share of the band's width. */
const TALLEST = 0.8;
/** Maximum extent of a text around the band, radians; more would not be visible at once. */
const ROUND = 2.1;
/** The same beside a head or a plate, and the gap between them, radians. */
const BESIDE_HEAD = 0.95;
const CLEAR = 0.08;
/**
 * Position of a text on a standing ring, on the shoulder outside and at the foot inside: counter-clockwise from the x
 * axis, radians.
 */
const STANDING = { outside: Math.PI / 2 - 1, inside: -Math.PI / 2 };

const isInside = ({ params }: DesignPart): boolean => params['side'] === 'inside';

/** True for a band with only a text, which lies on its side. */
export const isLying = (root: DesignPart): boolean =>
  [...partsIn(root)].every((part) => part === root || part.kind === 'ornament.text') &&
  (root.children['ornament']?.length ?? 0) > 0;

/**
 * The metal of a band with an engraved text.
 * @param view view of a lying band, whose text faces the camera: at the near side outside, at the far side inside; null
 * for a standing ring
 * @param clear angle from the top up to which heads or a plate cover the band, radians
 */
export function lettered(
  body: Field,
  hoop: Hoop,
  text: DesignPart,
  view: DesignSpec['view'] | null,
  boreMm: number,
  widthMm: number,
  clear: number,
): Field {
  const [cx, cy, cz] = hoop.center;
  const middle = (boreMm / 2 + hoop.topRadius) / 2;
  const inside = isInside(text);
  const radius = inside ? boreMm / 2 : hoop.topRadius;
  const { reachX, reachY, depthAt } = graved(
    String(text.params['text'] ?? ''),
    (!inside && !view && clear > 0 ? BESIDE_HEAD : ROUND) * radius,
    widthMm * TALLEST,
  );
  const from = view
    ? Math.atan2(-Math.cos(radians(view.azimuth_deg)), Math.sin(radians(view.azimuth_deg))) + (inside ? Math.PI : 0)
    : inside || clear === 0
      ? STANDING[inside ? 'inside' : 'outside']
      : Math.min(STANDING.outside, Math.PI / 2 - clear - CLEAR - reachX / radius);
  // A text inside runs the other way, and a standing ring is read from the front.
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

/** Axes of a lying ring, whose own z axis is vertical. */
const LYING: Axes = [
  [1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
];

/** Lays all parts of the bench on their side. */
export function layDown(bench: Bench, { center: [cx, cy] }: Hoop): void {
  // Not Math.min(...corners): a fine mesh has more corners than a call may have arguments.
  const foot = bench.meshes.reduce(
    (least, { positions }) => positions.reduce((low, at, i) => (i % 3 === 2 ? Math.min(low, at) : low), least),
    Infinity,
  );
  bench.move(0, ({ axes, origin, scale }) => {
    const turned = axes.map((axis) => fromAxes(LYING, [0, 0, 0], axis)) as unknown as Axes;
    return { axes: turned, origin: fromAxes(LYING, [-cx, -foot, cy], origin), scale };
  });
}
