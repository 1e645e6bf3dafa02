/** Camera placement: frames the whole built piece, centred, from the best side of its type. */
import type { Piece, Shot, Vec3 } from '../piece';
import type { DesignSpec } from '../spec';
import { add, along, cross, dot, scale, unit } from '../geometry/vec';
import { Bench } from './bench';
import { restOnStage } from './rest';

export interface Framing {
  rig: Shot['rig'];
  distanceMm: number;
  /** Share of the frame's side that the piece's longer side takes. */
  fill?: number;
  /** Least side of the frame, mm: a tiny stone on a chain stays tiny. @default as small as the piece */
  leastMm?: number;
  exposure?: number;
  /** Moves the middle of the frame upwards by this share of the frame, to leave room for a reflection or a chain. */
  raise?: number;
}

/** The corners of a stone's girdle, in its own half widths. */
const GEM_CORNERS = Float64Array.of(1, 0, 0, -1, 0, 0, 0, 1.3, 0, 0, -1.3, 0);
/** For a mesh with more coordinates than this, only every third vertex is used. */
const MANY = 6000;

/** World points of all parts in the frame, three numbers each: mesh vertices and the corners of stones. */
function pointsInFrame(bench: Bench): Float64Array {
  const shown = bench.parts.filter((_, i) => !bench.outOfFrame.has(i));
  const sizes = shown.map((part) => {
    const numbers = part.shape === 'gem' ? GEM_CORNERS.length : bench.meshes[part.mesh]!.positions.length;
    return numbers > MANY ? Math.ceil(numbers / 9) * 3 : numbers;
  });
  const points = new Float64Array(sizes.reduce((sum, size) => sum + size, bench.mustShow.length * 3));
  points.set(bench.mustShow.flat());
  let to = bench.mustShow.length * 3;
  for (const part of shown) {
    const {
      axes: [[ax, ay, az], [bx, by, bz], [cx, cy, cz]],
      origin: [ox, oy, oz],
      scale: k,
    } = part.at;
    const p = part.shape === 'gem' ? GEM_CORNERS : bench.meshes[part.mesh]!.positions;
    const stride = p.length > MANY ? 9 : 3;
    for (let j = 0; j < p.length; j += stride, to += 3) {
      const x = p[j]!;
      const y = p[j + 1]!;
      const z = p[j + 2]!;
      points[to] = ox + (ax * x + bx * y + cx * z) * k;
      points[to + 1] = oy + (ay * x + by * y + cy * z) * k;
      points[to + 2] = oz + (az * x + bz * y + cz * z) * k;
    }
  }
  return points;
}

/** Side of a detail's frame relative to the whole piece's, and its lens radius as a share of the distance. */
const DETAIL_SHARE = 0.44;
const DETAIL_APERTURE = 0.006;
/**
 * Radius of the lens as a share of the distance: a 100 mm macro at f/16, focus-stacked until the head of a ring is
 * sharp from front to back.
 */
const APERTURE = 0.0034;
/** Pieces deeper than this towards the camera are stacked further, mm. */
const DEEP_MM = 28;
const DEEP_APERTURE = 0.0026;
/** Focus distance from the front without stones, as a share of the depth. */
const FOCUS_SHARE = 0.2;

/** Minimum size ratio of stones that count as equally large. */
const ALIKE = 0.97;

/**
 * Exposure of a piece with a main pearl, metered for its white body, so that reflections and orient are not
 * overexposed.
 */
const PEARL_EXPOSURE = 0.8;

interface Focus {
  readonly kind: string;
  readonly at: Vec3;
}

/**
 * The focus of a picture: the largest centre stone, or the largest stone, that is nearest to the camera. Null without
 * stones.
 */
function focusOf(bench: Bench, back: Vec3): Focus | null {
  const stones = bench.parts.flatMap((part) => {
    const stone = part.shape === 'gem' ? part : part.stone;
    return stone ? [{ kind: stone.kind, role: stone.role, sizeMm: stone.sizeMm, at: part.at.origin }] : [];
  });
  const centers = stones.filter((stone) => stone.role === 'center');
  const candidates = centers.length > 0 ? centers : stones;
  const largest = Math.max(...candidates.map((stone) => stone.sizeMm));
  return (
    candidates
      .filter((stone) => stone.sizeMm >= largest * ALIKE)
      .toSorted((a, b) => dot(b.at, back) - dot(a.at, back))[0] ?? null
  );
}

function nearestTo(points: Float64Array, [ex, ey, ez]: Vec3): Vec3 {
  const distance = (o: number): number =>
    (points[o]! - ex) ** 2 + (points[o + 1]! - ey) ** 2 + (points[o + 2]! - ez) ** 2;
  let best = 0;
  for (let o = 3; o < points.length; o += 3) if (distance(o) < distance(best)) best = o;
  return [points[best]!, points[best + 1]!, points[best + 2]!];
}

/**
 * Lays the piece on its stage and places the camera so that everything in frame fills `fill` of a square picture. The
 * direction comes from the spec, the distance (a macro lens far away, little perspective) from the type, the field of
 * view follows.
 */
export function photograph(
  bench: Bench,
  { rig, distanceMm, fill = 0.76, leastMm = 0, exposure = 1, raise = 0 }: Framing,
): Shot {
  restOnStage(bench, rig);
  const { azimuth_deg, elevation_deg } = bench.spec.view;
  const az = (azimuth_deg * Math.PI) / 180;
  const el = (elevation_deg * Math.PI) / 180;
  const back: Vec3 = [Math.cos(el) * Math.sin(az), Math.sin(el), Math.cos(el) * Math.cos(az)];
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  const points = pointsInFrame(bench);
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const k of [0, 1, 2] as const) {
    for (let o = k; o < points.length; o += 3) {
      low[k] = Math.min(low[k], points[o]!);
      high[k] = Math.max(high[k], points[o]!);
    }
  }
  const center = scale(add(low, high), 0.5);
  let target = center;
  let half = 1;
  let front = distanceMm;
  let behind = distanceMm;
  for (let pass = 0; pass < 3; pass++) {
    const [ex, ey, ez] = along(target, back, distanceMm);
    let left = Infinity;
    let rightmost = -Infinity;
    let bottom = Infinity;
    let top = -Infinity;
    front = Infinity;
    behind = 0;
    for (let o = 0; o < points.length; o += 3) {
      const qx = points[o]! - ex;
      const qy = points[o + 1]! - ey;
      const qz = points[o + 2]! - ez;
      const depth = -(qx * back[0] + qy * back[1] + qz * back[2]);
      front = Math.min(front, depth);
      behind = Math.max(behind, depth);
      const x = (qx * right[0] + qy * right[1] + qz * right[2]) / depth;
      const y = (qx * up[0] + qy * up[1] + qz * up[2]) / depth;
      left = Math.min(left, x);
      rightmost = Math.max(rightmost, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
    half = Math.max(rightmost - left, top - bottom) / 2;
    target = along(along(target, right, ((left + rightmost) / 2) * distanceMm), up, ((top + bottom) / 2) * distanceMm);
  }
  const isDeep = behind - front > DEEP_MM;
  const isDetail = bench.spec.view.framing === 'detail';
  const tan = Math.max(half / fill, leastMm / 2 / distanceMm) * (isDetail ? DETAIL_SHARE : 1);
  const focus = focusOf(bench, back);
  const focusMm = focus
    ? distanceMm - dot(add(focus.at, scale(target, -1)), back)
    : front + (behind - front) * FOCUS_SHARE;
  if (isDetail) target = focus?.at ?? nearestTo(points, along(target, back, distanceMm));
  return {
    rig,
    stage: bench.spec.stage,
    center: rig === 'floor' ? [center[0], 0, center[2]] : [center[0], center[1], 0],
    radiusMm: Math.max(high[0] - low[0], rig === 'floor' ? high[2] - low[2] : high[1] - low[1]) / 2,
    camera: {
      target: isDetail ? target : along(target, up, raise * 2 * tan * distanceMm),
      azimuthDeg: azimuth_deg,
      elevationDeg: elevation_deg,
      distanceMm,
      fovDeg: (2 * Math.atan(tan) * 180) / Math.PI,
      apertureMm: distanceMm * (isDetail ? DETAIL_APERTURE : isDeep ? DEEP_APERTURE : APERTURE),
      focusMm: isDetail ? distanceMm : focusMm,
    },
    exposure: focus?.kind === 'pearl' ? exposure * PEARL_EXPOSURE : exposure,
  };
}

/** A builder that makes a piece on a bench of its own and photographs it. */
export function photographed(
  framing: Framing,
  make: (bench: Bench, spec: DesignSpec) => void,
): (spec: DesignSpec) => Piece {
  return (spec) => {
    const bench = new Bench(spec);
    make(bench, spec);
    return bench.finishWith(photograph(bench, framing));
  };
}
