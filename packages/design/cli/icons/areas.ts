/** Areas of the plane with their union, difference and offset, by Clipper. */
import { areaWithin, type Point2 } from '../../src/geometry/curves';
import { sparse } from '../../src/curves/swell';

interface IntPoint {
  X: number;
  Y: number;
}
type Path = IntPoint[];

interface Clip {
  AddPaths: (paths: Path[], kind: number, closed: boolean) => void;
  Execute: (type: number, out: unknown, subject?: number, clip?: number) => boolean;
}
interface Offset {
  AddPaths: (paths: Path[], join: number, end: number) => void;
  Execute: (out: Path[], by: number) => void;
}
interface TreeNode {
  m_polygon: Path;
  IsHole: () => boolean;
  Childs: () => TreeNode[];
}

/** What is used of the package clipper-lib, which has no types. */
export interface ClipperLib {
  Clipper: new () => Clip;
  ClipperOffset: new (miter: number, arc: number) => Offset;
  PolyTree: new () => TreeNode;
  ClipType: { ctUnion: number; ctDifference: number; ctIntersection: number };
  PolyType: { ptSubject: number; ptClip: number };
  PolyFillType: { pftNonZero: number; pftEvenOdd: number };
  JoinType: { jtRound: number };
  EndType: { etClosedPolygon: number };
}

const SCALE = 10_000;
/** Deviation of arcs at corners that are grown, and of simplified outlines, in units of the icon. */
const ARC = 0.01;
const STRAY = 0.02;

const scaled = (ring: readonly Point2[]): Path =>
  ring.map(([x, y]) => ({ X: Math.round(x * SCALE), Y: Math.round(y * SCALE) }));
const unscaled = (path: Path): Point2[] => path.map(({ X, Y }): Point2 => [X / SCALE, Y / SCALE]);

/** Omits points that a line hardly misses. */
function simplified(ring: readonly Point2[]): Point2[] {
  if (ring.length < 4) return [...ring];
  const stray = Math.min(STRAY, Math.sqrt(areaWithin(ring)) * 0.006);
  const far = ring.reduce(
    (best, p, i) =>
      Math.hypot(p[0] - ring[0]![0], p[1] - ring[0]![1]) >
      Math.hypot(ring[best]![0] - ring[0]![0], ring[best]![1] - ring[0]![1])
        ? i
        : best,
    0,
  );
  return sparse(ring, far, stray);
}

export class Area {
  constructor(
    private readonly lib: ClipperLib,
    private readonly paths: Path[],
  ) {}

  private combined(type: number, other: Area): Area {
    const clip = new this.lib.Clipper();
    clip.AddPaths(this.paths, this.lib.PolyType.ptSubject, true);
    clip.AddPaths(other.paths, this.lib.PolyType.ptClip, true);
    const out: Path[] = [];
    clip.Execute(type, out, this.lib.PolyFillType.pftNonZero, this.lib.PolyFillType.pftNonZero);
    return new Area(this.lib, out);
  }

  or(other: Area): Area {
    return this.combined(this.lib.ClipType.ctUnion, other);
  }

  and(other: Area): Area {
    return this.combined(this.lib.ClipType.ctIntersection, other);
  }

  without(other: Area): Area {
    return this.combined(this.lib.ClipType.ctDifference, other);
  }

  /** Grown by a length on all sides, or shrunk by a negative one. */
  grown(by: number): Area {
    const offset = new this.lib.ClipperOffset(2, ARC * SCALE);
    offset.AddPaths(this.paths, this.lib.JoinType.jtRound, this.lib.EndType.etClosedPolygon);
    const out: Path[] = [];
    offset.Execute(out, by * SCALE);
    return new Area(this.lib, out);
  }

  size(): number {
    return (
      this.paths.reduce(
        (sum, path) =>
          sum +
          path.reduce((twice, { X, Y }, i) => {
            const next = path[(i + 1) % path.length]!;
            return twice + X * next.Y - next.X * Y;
          }, 0),
        0,
      ) /
      (2 * SCALE * SCALE)
    );
  }

  private tree(): Point2[][][] {
    const clip = new this.lib.Clipper();
    clip.AddPaths(this.paths, this.lib.PolyType.ptSubject, true);
    const root = new this.lib.PolyTree();
    clip.Execute(this.lib.ClipType.ctUnion, root, this.lib.PolyFillType.pftNonZero, this.lib.PolyFillType.pftNonZero);
    const out: Point2[][][] = [];
    const visit = (outer: TreeNode): void => {
      const holes = outer.Childs();
      out.push([outer, ...holes].map((one) => unscaled(one.m_polygon)));
      for (const hole of holes) for (const island of hole.Childs()) visit(island);
    };
    for (const outer of root.Childs()) visit(outer);
    return out;
  }

  /** Its connected parts. */
  parts(): Area[] {
    return this.tree().map((rings) => new Area(this.lib, rings.map(scaled)));
  }

  /** Outline and openings of each part, with no more points than needed. */
  smooth(): Point2[][][] {
    return this.tree().map((rings) => rings.filter((ring, i) => i === 0 || areaWithin(ring) > 0.15).map(simplified));
  }

  /** Radius of the largest disc within. */
  halfWidth(): number {
    let [low, high] = [0, 16];
    while (high - low > 0.02) {
      const middle = (low + high) / 2;
      if (this.grown(-middle).paths.length > 0) low = middle;
      else high = middle;
    }
    return low;
  }

  /** The middle of the largest disc within, or of one of them. */
  deepest(): Point2 {
    const core = unscaled(this.grown(-Math.max(0, this.halfWidth() - 0.02)).paths[0] ?? this.paths[0]!);
    const middle = [0, 1].map((i) => core.reduce((sum, p) => sum + p[i as 0 | 1], 0) / core.length) as [number, number];
    const away = ([x, y]: Point2): number => Math.hypot(x - middle[0], y - middle[1]);
    const nearest = core.reduce((best, p) => (away(p) < away(best) ? p : best));
    return away(nearest) < 0.1 ? middle : nearest;
  }
}

export interface Areas {
  none: () => Area;
  from: (rings: readonly (readonly Point2[])[], isEvenOdd: boolean) => Area;
}

export const areasOf = (lib: ClipperLib): Areas => ({
  none: () => new Area(lib, []),
  from: (rings, isEvenOdd) => {
    const clip = new lib.Clipper();
    clip.AddPaths(rings.map(scaled), lib.PolyType.ptSubject, true);
    const out: Path[] = [];
    const rule = isEvenOdd ? lib.PolyFillType.pftEvenOdd : lib.PolyFillType.pftNonZero;
    clip.Execute(lib.ClipType.ctUnion, out, rule, rule);
    return new Area(lib, out);
  },
});
