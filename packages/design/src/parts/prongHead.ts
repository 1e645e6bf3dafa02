/** Heads of prongs over a gallery, blended into the shank beneath. */
import type { Vec3 } from '../piece';
import type { Cut, GemKind } from '../spec';
import { evenly, type Point2 } from '../geometry/curves';
import { ball, blend, grown, intersect, type Field } from '../geometry/field';
import { wire } from '../geometry/wireField';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';
import { TAU, fromAxes, type Axes } from '../geometry/vec';
import { isBuffTopped } from '../catalogue/gems';
import { gemShape } from '../gems/cuts';
import { crownHeight } from '../gems/heights';
import { claw } from './claw';
import { girdleMm } from './head';

/** The girdle point in one direction from the middle. */
export function girdleReach(outline: readonly Point2[], angle: number): Point2 {
  let best = outline[0]!;
  let closest = Infinity;
  for (const p of outline) {
    const off = Math.abs(
      Math.atan2(Math.sin(Math.atan2(p[1], p[0]) - angle), Math.cos(Math.atan2(p[1], p[0]) - angle)),
    );
    if (off < closest) [closest, best] = [off, p];
  }
  return best;
}

/** Direction of a heart's cleft, and distance of its table's corner there, in half widths. */
const CLEFT_ANGLE = Math.PI / 2;
const CLEFT_TABLE = 0.44;

/** Direction of a prong on a heart's straight side, of six. */
const HEART_FLANK = -0.5;

/** Half the width of a pointed stone below which it has fewer prongs, mm. */
const SMALL_HALF = 1.9;

/** Angles of prongs: at the corners or points of a stone, else evenly with none on the axes. */
export function prongAngles(cut: Cut, prongs: number, outline: readonly Point2[]): number[] {
  const width = Math.max(...outline.map((p) => p[0]));
  const tall = Math.max(...outline.map((p) => p[1]));
  if (cut === 'trillion')
    return [Math.PI / 2, (Math.PI * 7) / 6, (Math.PI * 11) / 6].map(
      (a) => a + (tall > -Math.min(...outline.map((p) => p[1])) ? 0 : Math.PI),
    );
  // More prongs would hide a small one.
  if (width < SMALL_HALF && cut === 'pear') return [Math.PI / 2, Math.PI * 1.2, Math.PI * 1.8];
  if (width < SMALL_HALF && cut === 'marquise') return [0, Math.PI / 2, Math.PI, Math.PI * 1.5];
  // At the point, on both flanks and three around the round end.
  if (cut === 'pear' && prongs > 5)
    return [Math.PI / 2, Math.PI * 0.1, Math.PI * 0.9, Math.PI * 1.17, Math.PI * 1.5, Math.PI * 1.83];
  if (cut === 'pear') return [Math.PI / 2, Math.PI * 1.13, Math.PI * 1.87, Math.PI * 0.08, Math.PI * 0.92];
  if (cut === 'marquise') return [Math.PI / 2, Math.PI * 1.5, 0.62, Math.PI - 0.62, Math.PI + 0.62, -0.62];
  // In the cleft, at the point and on both lobes.
  if (cut === 'heart')
    return [
      CLEFT_ANGLE,
      Math.PI * 1.5,
      0.62,
      Math.PI - 0.62,
      ...(prongs > 5 ? [HEART_FLANK, Math.PI - HEART_FLANK] : []),
    ];
  if (cut === 'kite') return [0, Math.PI / 2, Math.PI, Math.PI * 1.5];
  if (cut === 'hexagon' || cut === 'rough') return Array.from({ length: 6 }, (_, i) => (i / 6) * TAU);
  const diagonal = Math.atan2(tall, width);
  if (prongs === 4) return [diagonal, Math.PI - diagonal, Math.PI + diagonal, -diagonal];
  return Array.from({ length: prongs }, (_, i) => ((i + 0.5) / prongs) * TAU);
}

/** Number of prongs for a cut when `prongs` are chosen. */
export const prongCount = (cut: Cut, prongs: number, sizeMm = 6): number =>
  prongAngles(cut, prongs, girdleMm(cut, sizeMm)).length;

export interface HeadOptions {
  /** Kind of the stone, whose crown the tips lie on. */
  kind: GemKind;
  cut: Cut;
  sizeMm: number;
  axes: Axes;
  /** The girdle's centre. */
  origin: Vec3;
  prongs: number;
  /** Wire radius at the girdle, mm. */
  wireMm: number;
  /** Depth of the head below the girdle, mm. */
  depth: number;
  /** The shank's field to blend into; without one the head is separate. */
  onto?: Field;
  /** The shank without the bridge that `onto` has under the head. */
  bare?: Field;
  /** Distance from the head's foot up to which that field belongs to the head, mm. */
  ontoMm?: number;
  /** Half the thickness of a disc that closes a separate head, for a post or a ring, mm; 0 for none. */
  floorMm?: number;
  /** True for a second rail close under the girdle. */
  basket?: boolean;
  /** True for a hidden halo around the claws: the lower rail keeps away from its stones. */
  isHaloed?: boolean;
  /** True for vertical prongs in a surrounding setting, invisible through the table and without a rail. */
  upright?: boolean;
  /** True for two narrow prongs in place of each. */
  isDoubled?: boolean;
}

/** The rail under the girdle of a basket: depth as a share of the head's, its reach and that of lower rails at most, as shares of the girdle's. */
export const RAIL = { drop: 0.17, share: 0.9, lower: 0.86 } as const;
/** Depths of a basket's lower rail, and of the only one of other heads, which leaves air over the band, as shares. */
const LOWER_RAIL = 0.5;
const SINGLE_RAIL = 0.36;
/** Reach of the lower rail inside a hidden halo, as a share of the girdle's. */
const HALOED_SHARE = 0.62;
/** Distance of a rail inside the middles of the claws, in their wires. */
const INSIDE_CLAWS = 0.4;

/** Width of the fillets between wires, at the collet that they rise from, and between it and the band, mm. */
const JOINT = { wires: 0.1, foot: 0.24, band: 0.42 } as const;
/** How far the shank's field lies inside its surface, mm: less and the two would show through each other. */
export const SUNK = 0.008;
/** Radius of a small hoop, mm, whose outside falls away beside the foot. */
const HOOP_MM = 8.5;
/**
 * The collet that the claws rise from: its radius as a share of half the stone's width, and at most, on a narrow band, and half its
 * height, mm.
 */
const FOOT = { share: 0.3, most: 0.85, half: 0.3 } as const;

/** Wire of two prongs in place of one, as a share, and half their distance in wires. */
const TWIN = { wire: 0.74, apart: 1.55 } as const;

/** Distance of a tip's end inside the girdle as a share of the stone's width, and its limits, mm. */
const OVER = { share: 0.08, least: 0.34, most: 0.75 } as const;
/** Height of the tips on a pearl, which is set higher than its girdle, as a share of its radius. */
const PEARL_TIP = 0.3;

/** Maximum prong radius as a share of the stone's width; thicker prongs would cover the table. */
const STOUTEST_PRONG = 0.17;

/** Prongs that rise from the shank, touch the girdle and bend over the crown, joined by a gallery rail. */
export function prongHead({
  kind,
  cut,
  sizeMm,
  axes,
  origin,
  prongs,
  wireMm: requested,
  depth,
  onto,
  bare = onto,
  ontoMm = 0,
  floorMm = 0,
  basket = false,
  upright = false,
  isDoubled = false,
  isHaloed = false,
}: HeadOptions): Solid {
  const outline = girdleMm(cut, sizeMm);
  const h = sizeMm / 2;
  const wireMm = Math.min(requested, sizeMm * STOUTEST_PRONG) * (isDoubled ? TWIN.wire : 1);
  const shape = gemShape(cut, sizeMm, isBuffTopped(kind));
  const world = (p: Point2, share: number, z: number): Vec3 => fromAxes(axes, origin, [p[0] * share, p[1] * share, z]);
  const angles = prongAngles(cut, prongs, outline).flatMap((angle) => {
    const g = girdleReach(outline, angle);
    const half = (wireMm * TWIN.apart) / Math.hypot(g[0], g[1]);
    return isDoubled ? [angle - half, angle + half] : [angle];
  });
  let highest = 0;
  const footMm = Math.min(FOOT.most, h * FOOT.share + 0.2);
  const overMm = Math.min(OVER.most, Math.max(OVER.least, sizeMm * OVER.share));
  const arms = angles.map((angle) => {
    const g = girdleReach(outline, angle);
    const reach = Math.hypot(g[0], g[1]);
    const isInCleft = cut === 'heart' && angle === CLEFT_ANGLE;
    const made = claw({
      at: (out, up) => world(g, out / reach, up),
      surface: (out) =>
        kind === 'pearl'
          ? h * PEARL_TIP * Math.min(1, Math.max(0, reach - out) / overMm)
          : crownHeight(shape, (g[0] / h) * (out / reach), (g[1] / h) * (out / reach)) * h,
      reach,
      // Prongs at the far points of a long stone also start at the foot in the middle.
      foot: Math.min(reach * FOOT.share, footMm),
      depth,
      wireMm,
      overMm: isInCleft ? Math.max(0, Math.min(overMm, reach - CLEFT_TABLE * h)) : overMm,
      isUpright: upright,
    });
    highest = Math.max(highest, made.top);
    return { ...made, reach };
  });
  const rails: Field[] = [];
  for (const drop of [
    ...(depth > 2.2 && !upright ? [basket || isHaloed ? LOWER_RAIL : SINGLE_RAIL] : []),
    ...(basket ? [RAIL.drop] : []),
  ]) {
    const share = Math.min(
      drop === RAIL.drop ? RAIL.share : isHaloed ? HALOED_SHARE : RAIL.lower,
      ...arms.map(({ outAt, reach }) => (outAt(depth * drop) - wireMm * INSIDE_CLAWS) / reach),
    );
    rails.push(
      wire(
        evenly(
          outline.map((p) => world(p, share, -depth * drop)),
          40,
          true,
        ),
        wireMm * 0.72,
        true,
      ),
    );
  }
  const head = blend(JOINT.wires, ...arms.map(({ field }) => field), ...rails);
  const foot = disc(fromAxes(axes, origin, [0, 0, 0.08 - depth]), axes[2], footMm, FOOT.half);
  const reach = Math.max(...outline.map((p) => Math.hypot(p[0], p[1]))) + wireMm * 2;
  const root = fromAxes(axes, origin, [0, 0, -depth]);
  const field = onto
    ? blend(
        JOINT.band,
        blend(JOINT.foot, head, foot),
        intersect(grown(onto, -SUNK), ball(root, Math.max(ontoMm, Math.min(2.9, reach * 0.5 + 1.1)))),
      )
    : floorMm > 0
      ? blend(0.3, head, disc(root, axes[2], Math.min(1.5, h * 0.42) + wireMm, floorMm))
      : head;
  return sculpted(
    field,
    origin,
    axes,
    Math.max(reach, ontoMm + 0.2),
    depth + 1.6 + ontoMm ** 2 / (2 * HOOP_MM),
    highest + wireMm * 2,
    bare,
  );
}

/** A flat disc with rounded edges across an axis. */
const disc =
  (center: Vec3, axis: Vec3, radius: number, half: number): Field =>
  (x, y, z) => {
    const [dx, dy, dz] = [x - center[0], y - center[1], z - center[2]];
    const up = dx * axis[0] + dy * axis[1] + dz * axis[2];
    const out = Math.sqrt(Math.max(0, dx * dx + dy * dy + dz * dz - up * up)) - radius + half;
    return Math.hypot(Math.max(out, 0), up) - half;
  };

function sculpted(
  field: Field,
  origin: Vec3,
  axes: Axes,
  reach: number,
  below: number,
  above: number,
  onto: Field | undefined,
): Solid {
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [-below, above].map((z) => fromAxes(axes, origin, [x * reach, y * reach, z]))),
  );
  const low: Vec3 = [0, 1, 2].map((k) => Math.min(...corners.map((c) => c[k as 0])) - 0.3) as unknown as Vec3;
  const high: Vec3 = [0, 1, 2].map((k) => Math.max(...corners.map((c) => c[k as 0])) + 0.3) as unknown as Vec3;
  const room: Field = (x, y, z) =>
    Math.max(
      low[0] + 0.1 - x,
      x - high[0] + 0.1,
      low[1] + 0.1 - y,
      y - high[1] + 0.1,
      low[2] + 0.1 - z,
      z - high[2] + 0.1,
    );
  const whole = intersect(field, room);
  return refined(sculpt(whole, low, high, Math.max(0.13, reach / 30)), whole, onto);
}
