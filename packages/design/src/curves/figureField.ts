/**
 * Figures in metal: a fitted figure becomes a signed distance field at any scale. Motifs and drawings share this path.
 */
import type { Vec3 } from '../piece';
import { plate } from '../geometry/blocks';
import type { Box2, Point2 } from '../geometry/curves';
import { boxOf } from '../geometry/curves';
import { isDraft } from '../geometry/draft';
import type { Field } from '../geometry/field';
import { sheetField, smoothMax, smoothMin, wire } from '../geometry/field';
import type { Solid } from '../geometry/solid';
import { tube } from '../geometry/sweep';
import { bladeSolid } from './blade';
import type { Blade, Fill, FittedFigure, Rise, Stroke } from './figure';
import { halfWidthAt } from './figure';
import { flowing } from './flowing';
import { swell } from './swell';

export interface FigureScale {
  /** Half the height of the figure, mm. */
  halfHeightMm: number;
  /** Height of the relief over the figure's plane at its thickest, mm. */
  riseMm: number;
}

export interface FigureMetal {
  /** Signed distance, mm; the figure's plane is z = 0, its relief looks towards +z. */
  field: Field;
  /** The same without the leaves, which are solids of their own. */
  withoutLeaves: Field;
  low: Vec3;
  high: Vec3;
  /** Height of the surface over the plane at a point, mm; 0 outside. */
  heightAt: (x: number, y: number) => number;
}

/** Height of a plate's edge, mm. */
const EDGE = 0.42;
/** Fillet between parts that meet, mm. */
const FILLET = 0.24;
/**
 * Steepest relief for its width: the height of a plate over the greatest mean-value depth within it (a half ball has
 * 3.1).
 */
const STEEPEST = 2.5;
/** Height of a leaf's halves over its edge for its greatest half width. */
const LEAF = 0.22;
/** Thinnest wire, half width, mm: no wall is thinner than half a millimetre. */
const LEAST_WIRE = 0.27;
/**
 * Parts that come nearer to each other than this, mm, are joined by a web as thick as the thinnest wire: a fillet alone
 * would be a skin.
 */
const GAP = 0.2;
/** How far a web goes into the parts that it joins, mm: they are rounded, and it must not show over their edges. */
const LAP = 0.05;
/** Beyond this distance, mm, a part does not affect the nearest surface. */
const APART = 0.3;
/**
 * Finest half width that a graver cuts and that is seen, mm; finer lines of a figure are left out, wider ones cut at
 * least so.
 */
const FINEST_GROOVE = 0.1;
const LEAST_GROOVE = 0.26;
/** The deepest groove as a share of the plate's back: what lies under it must not get thin. */
const DEEPEST_GROOVE = 0.4;

/** Share of the full height at `t`: the way from the edge (0) to where the rise is complete (1). */
const PROFILE: Record<Rise, (t: number) => number> = {
  pillow: (t) => Math.sqrt(1 - (1 - Math.min(1, t)) ** 2),
  ridge: (t) => t,
  level: (t) => Math.min(1, t * 5),
  dished: (t) => {
    const rim = Math.min(1, t / 0.34);
    const hollow = Math.min(1, Math.max(0, (t - 0.34) / 0.66));
    return Math.sqrt(1 - (1 - rim) ** 2) - 0.6 * hollow * hollow * (3 - 2 * hollow);
  },
};

const STEP = 0.04;
/** Half the width over which a ridge is rounded, and how far a depth may stray from growing evenly, mm. */
const SOFT = 0.13;
const EVENLY = 0.012;

const edgeOf = (riseMm: number): number => Math.min(EDGE, riseMm * 0.6);
const backOf = (riseMm: number): number => Math.max(0.3, Math.min(EDGE, riseMm * 0.4));
const leafRise = ({ from, to, width }: Blade, k: number, riseMm: number): number =>
  Math.min(Math.max(0, riseMm - edgeOf(riseMm)), LEAF * width * k * Math.hypot(to[0] - from[0], to[1] - from[1]));

interface Body {
  box: Box2;
  distance: (x: number, y: number, z: number) => number;
}

function bodyOf(fill: Fill, k: number, riseMm: number, back: number): Body {
  const scaled = (points: readonly Point2[]): Point2[] =>
    flowing(
      points.map((p): Point2 => [p[0] * k, p[1] * k]),
      true,
    );
  const outline = scaled(fill.outline);
  const box = boxOf(outline);
  const openings = (fill.holes ?? []).map(scaled);
  const sheet = sheetField(outline, openings);
  const full = Math.min(box.right - box.left, box.high - box.low) * 0.34;
  const deep = fill.rise === 'ridge' || fill.rise === 'level' ? null : swell(outline, openings);
  const edge = edgeOf(riseMm);
  const rise = fill.blade
    ? leafRise(fill.blade, k, riseMm)
    : Math.min(Math.max(0, riseMm * (fill.height ?? 1) - edge), deep ? deep.deepest * STEEPEST : Infinity);
  const base = edge + riseMm * (fill.lift ?? 0);
  const profile = PROFILE[fill.rise];
  // The ridge of a square is half its width within, so 0.5 / 0.34 of the full rise.
  const peak = fill.rise === 'ridge' ? rise * 1.5 : rise;
  // Cached: sculpting evaluates many heights over the same point.
  const over = { x: NaN, y: NaN, flat: NaN, height: NaN, lean: NaN };
  const evaluate = (x: number, y: number): void => {
    if (x === over.x && y === over.y) return;
    over.x = x;
    over.y = y;
    over.flat = sheet(x, y);
    over.height = NaN;
  };
  /** The depth, its ridge rounded as polishing rounds one: the average of the places around. */
  const softDepth = (x: number, y: number): number => {
    const [a, b, c, d] = [sheet(x + SOFT, y), sheet(x - SOFT, y), sheet(x, y + SOFT), sheet(x, y - SOFT)];
    // Away from the ridge the depth grows evenly.
    if (Math.abs(a + b - 2 * over.flat) < EVENLY && Math.abs(c + d - 2 * over.flat) < EVENLY) return -over.flat;
    const r = SOFT * Math.SQRT1_2;
    return -(a + b + c + d + sheet(x + r, y + r) + sheet(x - r, y + r) + sheet(x - r, y - r) + sheet(x + r, y - r)) / 8;
  };
  const raise = (x: number, y: number): void => {
    if (!Number.isNaN(over.height)) return;
    const t =
      over.flat >= 0 ? 0 : deep ? deep.share(x, y) : fill.rise === 'ridge' ? softDepth(x, y) / full : -over.flat / full;
    const height = profile(t);
    over.height = height;
    // Over a steep slope the vertical way up is longer than the distance.
    const steepness = ((profile(t + STEP) - height) / STEP) * (rise / (deep ? deep.deepest : full));
    over.lean = Math.sqrt(1.25 + steepness * steepness);
  };
  return {
    box,
    distance: (x, y, z) => {
      evaluate(x, y);
      // Far from the relief's own height a bound will do.
      if (z < base - 0.4) return smoothMax(over.flat, Math.max(z - base, -z - back), 0.3);
      if (over.flat > 1 || z > base + peak + 0.6) return Math.max(over.flat, z - base - peak);
      raise(x, y);
      return smoothMax(over.flat, (z - base - rise * over.height) / over.lean, 0.3);
    },
  };
}

interface Wire {
  engraved: boolean;
  /** Half the thickness at its thickest, mm. */
  width: number;
  path: readonly Vec3[];
  radius: (t: number) => number;
}

function wireOf(stroke: Stroke, k: number): Wire {
  const drawnWidth = Math.max(...stroke.points.map((_, i) => halfWidthAt(stroke, i))) * k;
  const width = stroke.engraved ? Math.max(LEAST_GROOVE, drawnWidth) : drawnWidth;
  const wider = width / (drawnWidth || 1);
  const line = flowing(
    stroke.points.map(
      (p, i) => [p[0] * k, p[1] * k, (stroke.lifts?.[i] ?? 0) * k, halfWidthAt(stroke, i) * k * wider] as const,
    ),
    stroke.closed,
  );
  const n = line.length;
  return {
    engraved: stroke.engraved === true,
    width,
    path: line.map(([x, y, z]): Vec3 => [x, y, z]),
    radius: (t) => {
      const w = line[Math.round(t * (stroke.closed ? n : n - 1)) % n]![3];
      const tapered = stroke.tapered ? w * (0.4 + 0.6 * Math.min(1, Math.min(t, 1 - t) * 5)) : w;
      return stroke.engraved ? tapered : Math.max(LEAST_WIRE, tapered);
    },
  };
}

/**
 * The metal of a figure: its fills rise from a flat back, its wires lie in the plane, engraved lines follow the
 * surface.
 */
export function figureField(figure: FittedFigure, { halfHeightMm: k, riseMm }: FigureScale): FigureMetal {
  const back = backOf(riseMm);
  const bodies = figure.fills.map((fill) => bodyOf(fill, k, riseMm, back));
  const visible = figure.strokes.filter(
    (s) => !s.engraved || Math.max(...s.points.map((_, i) => halfWidthAt(s, i))) * k >= FINEST_GROOVE,
  );
  const wires = visible.map((stroke) => {
    const { engraved, width, path, radius } = wireOf(stroke, k);
    return { engraved, width, field: wire(path, radius, stroke.closed, engraved ? 0 : Infinity) };
  });
  const added = wires.filter((w) => !w.engraved);
  const grooves = wires.filter((w) => w.engraved);
  const metalOf = (plates: readonly Body[]): Field => {
    const parts: readonly { box: Box2 | null; distance: Field }[] = [
      ...plates,
      ...added.map((line) => ({ box: null, distance: line.field })),
    ];
    // The two parts nearest to the last evaluated point, and their distances.
    const near = { first: -1, nearest: Infinity, next: -1, second: Infinity };
    const filleted = (x: number, y: number, z: number, limit: number): number => {
      near.first = -1;
      near.next = -1;
      near.nearest = Infinity;
      near.second = Infinity;
      let d = Infinity;
      for (let i = 0; i < parts.length; i++) {
        const { box, distance } = parts[i]!;
        const within = Math.min(d, limit) + APART;
        const away = box ? Math.max(box.left - x, x - box.right, box.low - y, y - box.high) : -Infinity;
        if (away > Math.min(1.5, within)) {
          d = Math.min(d, away);
          continue;
        }
        const own = distance(x, y, z, within);
        if (own < near.nearest) {
          [near.next, near.second] = [near.first, near.nearest];
          [near.first, near.nearest] = [i, own];
        } else if (own < near.second) [near.next, near.second] = [i, own];
        d = smoothMin(d, own, FILLET);
      }
      return d;
    };
    /**
     * How far a point of the plane is from the web between the two parts on either side of it, mm; half the sum of
     * their distances grows as a distance does.
     */
    const webAt = (x: number, y: number): number => {
      filleted(x, y, 0, GAP + APART);
      const { first, nearest, next, second } = near;
      if (first < 0 || next < 0) return Infinity;
      const slope = (part: number, at: number, dx: number, dy: number): number =>
        parts[part]!.distance(x + dx, y + dy, 0, GAP + 2 * APART) - at;
      const [ax, ay, bx, by] = [
        slope(first, nearest, STEP, 0),
        slope(first, nearest, 0, STEP),
        slope(next, second, STEP, 0),
        slope(next, second, 0, STEP),
      ];
      // A plate and the wire round it lie on the same side: nothing is to be bridged there.
      const facing = -(ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
      return Math.max((nearest + second - GAP * Math.min(1, Math.max(0, facing * 2.5 - 0.5))) / 2, -nearest - LAP);
    };
    return (x, y, z, limit = Infinity) => {
      let d = filleted(x, y, z, limit);
      const around = Math.min(limit, d);
      // A draft does without webs: it is seen small, for a moment.
      if (d > 0 && !isDraft() && near.second < APART + around && Math.abs(z) < LEAST_WIRE + around)
        d = Math.min(d, Math.max(Math.abs(z) - LEAST_WIRE, webAt(x, y)));
      if (d < 0.6 && z > 0) {
        let depth = 0;
        for (const { field: line, width } of grooves) {
          const within = Math.min(1, -line(x, y, 0, 0) / width);
          if (within > 0)
            depth = Math.max(depth, Math.min(width * 0.55, back * DEEPEST_GROOVE) * within * within * (3 - 2 * within));
        }
        d += depth;
      }
      return d;
    };
  };
  const field = metalOf(bodies);
  const solid = figure.strokes.filter((s) => !s.engraved);
  const lifts = solid.flatMap((s) => s.lifts ?? []).map((l) => l * k);
  const all = [...figure.fills.flatMap((f) => f.outline), ...solid.flatMap((s) => s.points)];
  const margin = 1.1 + Math.max(0, ...added.map((w) => w.width));
  const tallest = Math.max(
    0,
    ...figure.fills.map((f) => ((f.height ?? 1) + (f.lift ?? 0)) * riseMm * (f.rise === 'ridge' ? 1.5 : 1)),
  );
  const low: Vec3 = [
    Math.min(...all.map((p) => p[0])) * k - margin,
    Math.min(...all.map((p) => p[1])) * k - margin,
    Math.min(0, ...lifts) - margin,
  ];
  const high: Vec3 = [
    Math.max(...all.map((p) => p[0])) * k + margin,
    Math.max(...all.map((p) => p[1])) * k + margin,
    Math.max(tallest + EDGE, ...lifts) + margin,
  ];
  return {
    field,
    withoutLeaves: metalOf(bodies.filter((_, i) => !figure.fills[i]!.blade)),
    low,
    high,
    heightAt: (x, y) => {
      let z = high[2];
      for (let away = field(x, y, z); z > 0 && away > 0; away = field(x, y, z)) z -= Math.max(0.05, away * 0.8);
      return Math.max(0, z);
    },
  };
}

/** The leaves of a figure, in the place of their fills; `lid` as for a blade. */
export const figureLeaves = (
  { fills }: FittedFigure,
  { halfHeightMm: k, riseMm }: FigureScale,
  lid: (x: number, y: number) => number,
): Solid[] =>
  fills.flatMap(({ blade, lift = 0 }) =>
    blade
      ? [
          bladeSolid(
            { ...blade, from: [blade.from[0] * k, blade.from[1] * k], to: [blade.to[0] * k, blade.to[1] * k] },
            { riseMm: leafRise(blade, k, riseMm), edgeMm: edgeOf(riseMm) + riseMm * lift, backMm: backOf(riseMm), lid },
          ),
        ]
      : [],
  );

/** How far the edge of a soldered plate is eased, mm, and points round a soldered wire. */
const EASED = 0.12;
const ROUND = 24;

/** The wires and plates of a soldered figure, one by one; its engraved lines are left out. */
export const figureParts = ({ fills, strokes }: FittedFigure, { halfHeightMm: k, riseMm }: FigureScale): Solid[] => [
  ...fills.map(({ outline, lift = 0 }) =>
    plate(
      outline.map(([x, y]): Point2 => [x * k, y * k]),
      -backOf(riseMm),
      edgeOf(riseMm) + riseMm * lift,
      EASED,
    ),
  ),
  ...strokes
    .filter((stroke) => !stroke.engraved)
    .map((stroke) => {
      const { path, radius } = wireOf(stroke, k);
      return tube(path, radius, { closed: stroke.closed, points: ROUND });
    }),
];
