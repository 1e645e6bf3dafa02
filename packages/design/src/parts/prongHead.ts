/** Heads of prongs over a gallery, blended into the shank beneath. */
import type { Vec3 } from '../piece';
import type { Cut, GemKind } from '../spec';
import type { Point2 } from '../geometry/curves';
import { bezier, evenly } from '../geometry/curves';
import type { Field } from '../geometry/field';
import { ball, blend, grown, intersect } from '../geometry/field';
import { wire } from '../geometry/wireField';
import { refined } from '../geometry/refine';
import { sculpt } from '../geometry/sculpt';
import type { Solid } from '../geometry/solid';
import type { Axes } from '../geometry/vec';
import { TAU, fromAxes } from '../geometry/vec';
import { isBuffTopped } from '../catalogue/gems';
import { gemShape } from '../gems/cuts';
import { crownHeight } from '../gems/heights';
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
export const prongCount = (cut: Cut, prongs: number): number => prongAngles(cut, prongs, girdleMm(cut, 6)).length;

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
  /** Distance from the head's foot up to which that field belongs to the head, mm. */
  ontoMm?: number;
  /**
   * Half the thickness of a disc that closes a separate head, for a post or a ring, mm; 0 for none.
   */
  floorMm?: number;
  /** True for a second rail close under the girdle. */
  basket?: boolean;
  /**
   * True for vertical prongs in a surrounding setting, invisible through the table and without a rail.
   */
  upright?: boolean;
  /** True for two narrow prongs in place of each. */
  isDoubled?: boolean;
}

/** The rail under the girdle of a basket: depth as a share of the head's, and reach as a share of the girdle's. */
export const RAIL = { drop: 0.17, share: 0.9 } as const;

/** Width of the fillets between wires, at the collet that they rise from, and between it and the band, mm. */
const JOINT = { wires: 0.1, foot: 0.24, band: 0.42 } as const;
/** How far the shank's field lies inside its surface, mm: less and the two would show through each other. */
export const SUNK = 0.008;
/** Radius of a small hoop, mm, whose outside falls away beside the foot. */
const HOOP_MM = 8.5;
/** Number of segments of a prong: fewer show as facets on its tip. */
const SEGMENTS = 40;
/** Half the height of that collet, mm. */
const FOOT_HALF = 0.3;

/** Wire of two prongs in place of one, as a share, and half their distance in wires. */
const TWIN = { wire: 0.74, apart: 1.55 } as const;

/** Height of a tip's middle above the crown, and its distance inside the girdle, in prong radii. */
const TIP = { over: 0.5, inside: 1.35 } as const;
/**
 * Radii of a prong along its length, in wires: filed from its foot to a claw's tip, of which 0.3 mm or most of the wire
 * is left to hold the stone.
 */
const TAPER = { foot: 1.02, girdle: 0.98, tip: 0.6, leastTip: 0.84, leastMm: 0.3 } as const;
/** Where the tip's taper begins, as a share of the length. */
const TIP_FROM = 0.72;

/** Radius of a prong at a share of its length, mm. */
function prongRadius(t: number, wireMm: number): number {
  const tip = Math.max(TAPER.tip, Math.min(TAPER.leastTip, TAPER.leastMm / wireMm));
  const along = TAPER.foot + (TAPER.girdle - TAPER.foot) * Math.min(1, t / TIP_FROM);
  return wireMm * (along + (tip - TAPER.girdle) * Math.max(0, (t - TIP_FROM) / (1 - TIP_FROM)));
}
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
  ontoMm = 0,
  floorMm = 0,
  basket = false,
  upright = false,
  isDoubled = false,
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
  const arms = angles.map((angle) => {
    const g = girdleReach(outline, angle);
    const reach = Math.hypot(g[0], g[1]);
    const outside = 1 + (wireMm * 0.35) / reach;
    const over =
      cut === 'heart' && angle === CLEFT_ANGLE
        ? Math.min(outside, (CLEFT_TABLE * h + wireMm) / reach)
        : 1 - Math.min(0.3, (wireMm * TIP.inside) / reach);
    const tip =
      kind === 'pearl'
        ? h * PEARL_TIP
        : crownHeight(shape, (g[0] / h) * over, (g[1] / h) * over) * h + wireMm * TIP.over;
    highest = Math.max(highest, tip);
    // Prongs at the far points of a long stone also start at the foot in the middle.
    const foot = Math.min(0.42, 1.5 / reach, (Math.min(1.1, h * 0.34) + 0.25) / reach);
    const below = upright
      ? [world(g, outside, -depth), world(g, outside, -depth * 0.7), world(g, outside, -depth * 0.4)]
      : [world(g, foot, -depth), world(g, 0.66, -depth * 0.62), world(g, outside, -Math.min(h * 0.42, depth * 0.5))];
    const path = bezier(
      [...below, world(g, outside + 0.03, 0), world(g, outside, tip * 0.9), world(g, over, tip)],
      SEGMENTS,
    );
    return wire(path, (t) => prongRadius(t, wireMm));
  });
  const rails: Field[] = [];
  for (const [drop, share] of [
    ...(depth > 2.2 && !upright ? ([[0.46, 0.66]] as const) : []),
    ...(basket ? ([[RAIL.drop, RAIL.share]] as const) : []),
  ]) {
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
  const head = blend(JOINT.wires, ...arms, ...rails);
  const foot = disc(fromAxes(axes, origin, [0, 0, 0.08 - depth]), axes[2], Math.min(1.1, h * 0.34) + 0.2, FOOT_HALF);
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

function sculpted(field: Field, origin: Vec3, axes: Axes, reach: number, below: number, above: number): Solid {
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
  return refined(sculpt(whole, low, high, Math.max(0.13, reach / 30)), whole);
}
