/**
 * Figures in metal: a fitted figure becomes a signed distance field at any scale. Motifs and drawings share this path.
 */
import type { Vec3 } from '../piece';
import { plate } from '../geometry/blocks';
import type { Box2, Point2 } from '../geometry/curves';
import { isSketch } from '../geometry/detail';
import { smoothMin, type Field } from '../geometry/field';
import { wire } from '../geometry/wireField';
import type { Solid } from '../geometry/solid';
import { tube } from '../geometry/sweep';
import { bladeSolid } from './blade';
import { halfWidthAt, type FittedFigure, type Stroke } from './figure';
import { flowing } from './flowing';
import { backOf, bodyOf, type Body, EDGE, edgeOf, leafRise, STEP } from './figureBody';

export interface FigureScale {
  /** Half the height of the figure, mm. */
  halfHeightMm: number;
  /** Greatest height of the relief over the figure's plane, mm. */
  riseMm: number;
}

export interface FigureMetal {
  /** Signed distance, mm; the figure's plane is z = 0, its relief looks towards +z. */
  field: Field;
  /** The same without the leaves, which are separate solids. */
  withoutLeaves: Field;
  low: Vec3;
  high: Vec3;
  /** Height of the surface over the plane at a point, mm; 0 outside. */
  heightAt: (x: number, y: number) => number;
}

/** Fillet between parts that meet, mm. */
const FILLET = 0.24;
/** Thinnest wire, half width, mm: no wall is thinner than half a millimetre. */
const LEAST_WIRE = 0.27;
/** Parts closer than this, mm, are joined by a web as thick as the thinnest wire; a fillet alone would be too thin. */
const GAP = 0.2;
/** Overlap of a web with the parts that it joins, mm; their edges are rounded, and the web must not show above them. */
const LAP = 0.05;
/** Beyond this distance, mm, a part does not affect the nearest surface. */
const APART = 0.3;
/** Beyond this distance of its box, mm, a part counts by that distance alone. */
const FAR = 1.5;
/** Minimum half width of a visible engraved line, mm; much finer lines are omitted, others are widened to it. */
const FINEST_GROOVE = 0.1;
const LEAST_GROOVE = 0.26;
/** Maximum depth of a groove as a share of the plate's back, so that the metal below it stays thick enough. */
const DEEPEST_GROOVE = 0.4;

interface Wire {
  engraved: boolean;
  /** Greatest half thickness, mm. */
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
    // Left, right, lower and upper end of every part, in one array because this is read most often; wires have none.
    const ends = Float64Array.from(
      parts.flatMap(({ box }) =>
        box ? [box.left, box.right, box.low, box.high] : [-Infinity, Infinity, -Infinity, Infinity],
      ),
    );
    // The two parts nearest to the last evaluated point, and their distances.
    const near = { first: -1, nearest: Infinity, next: -1, second: Infinity };
    const filleted = (x: number, y: number, z: number, limit: number): number => {
      near.first = -1;
      near.next = -1;
      near.nearest = Infinity;
      near.second = Infinity;
      let d = Infinity;
      for (let i = 0; i < parts.length; i++) {
        const within = (d < limit ? d : limit) + APART;
        const o = 4 * i;
        const aside = Math.max(ends[o]! - x, x - ends[o + 1]!);
        const along = Math.max(ends[o + 2]! - y, y - ends[o + 3]!);
        const away = aside > along ? aside : along;
        if (away > within || away > FAR) {
          if (away < d) d = away;
          continue;
        }
        const own = parts[i]!.distance(x, y, z, within);
        if (own < near.nearest) {
          near.next = near.first;
          near.second = near.nearest;
          near.first = i;
          near.nearest = own;
        } else if (own < near.second) {
          near.next = i;
          near.second = own;
        }
        d = smoothMin(d, own, FILLET);
      }
      return d;
    };
    /**
     * Distance of a point of the plane to the web between the two nearest parts, mm; half the sum of the distances to
     * both behaves like a distance.
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
      // A plate and the wire around it are on the same side, so there is no gap to bridge.
      const facing = -(ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
      return Math.max((nearest + second - GAP * Math.min(1, Math.max(0, facing * 2.5 - 0.5))) / 2, -nearest - LAP);
    };
    // The last web is cached, because sculpting evaluates many heights over the same point.
    const over = { x: NaN, y: NaN, web: NaN };
    return (x, y, z, limit = Infinity) => {
      let d = filleted(x, y, z, limit);
      const around = Math.min(limit, d);
      // Sketches have no webs, because they are shown small and briefly.
      if (d > 0 && !isSketch() && near.second < APART + around && Math.abs(z) < LEAST_WIRE + around) {
        if (x !== over.x || y !== over.y) {
          over.x = x;
          over.y = y;
          over.web = webAt(x, y);
        }
        d = Math.min(d, Math.max(Math.abs(z) - LEAST_WIRE, over.web));
      }
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

/** The leaves of a figure, which replace their fills; `lid` as for a blade. */
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

/** Rounding of a soldered plate's edge, mm, and number of points around a soldered wire. */
const EASED = 0.12;
const ROUND = 24;

/** The wires and plates of a soldered figure as separate solids, without its engraved lines. */
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
