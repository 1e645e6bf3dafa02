/** The workbench of a watch: scale, clock directions, outline of the case. */
import { hueOf } from '../../gold';
import type { Surface, Vec3 } from '../../piece';
import type { DesignPart, DesignSpec } from '../../spec';
import type { Bench } from '../../parts/bench';
import { turn, type Point2 } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { lathe, sweepSections } from '../../geometry/sweep';
import { TAU, WORLD, type Axes } from '../../geometry/vec';
import type { CaseShape } from './kinds';

/** Radius of a round case, in mm of a 40 mm watch. */
export const CASE = 20;
/** Height of the case over the ground on which its closed strap stands, in the same unit. */
const STRAP_STANDS = 27;
/** Distance from the edge of the case to that of the dial, in the same unit. */
export const TO_DIAL = 3.4;

/**
 * A case that is not round: half its width and height in mm of a 40 mm watch; for a tonneau also half the width of its
 * ends, and their bulge.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly corner: number;
  readonly ends?: number;
  readonly bulge?: number;
  /** True for an ellipse. */
  readonly isOval?: boolean;
}

const BOXES: Partial<Record<CaseShape, Box>> = {
  rectangle: { x: 14.2, y: 19, corner: 2.4 },
  square: { x: 18.6, y: 18.6, corner: 3.2 },
  oval: { x: 15.4, y: 19.4, corner: 3, isOval: true },
  tonneau: { x: 16.4, y: 19.2, corner: 3.4, ends: 12.6, bulge: 0.9 },
};

/**
 * Exposure of the picture, 1 is neutral. A watch is large and close to the lamps, and white metals reflect more of
 * them.
 */
export const exposureOf = ({ root }: DesignSpec): number => {
  const hue = hueOf(root.metal.alloy);
  return hue.startsWith('black') ? 1.25 : ['yellow-gold', 'rose-gold'].includes(hue) ? 0.86 : 0.72;
};

/** The parts in a slot of a part. */
export const inSlot = (part: DesignPart, slot: string): readonly DesignPart[] => part.children[slot] ?? [];

/** Clock directions at `share` of a turn: outwards and clockwise. */
export function clock(share: number): { out: Vec3; axes: Axes } {
  const a = share * TAU;
  const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
  return { out, axes: [[Math.cos(a), -Math.sin(a), 0], out, [0, 0, 1]] };
}

/** Outline of a rectangle with round corners and `onSide` points on each side. */
function rectangle(x: number, y: number, corner: number, onSide: number, steps = 6): Point2[] {
  const corners = (
    [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const
  ).map(([u, v], quarter) =>
    Array.from({ length: steps + 1 }, (_, j): Point2 => {
      const t = ((quarter + j / steps) * Math.PI) / 2;
      return [u * (x - corner) + corner * Math.cos(t), v * (y - corner) + corner * Math.sin(t)];
    }),
  );
  return corners.flatMap((arc, quarter) => {
    const [[ax, ay], [bx, by]] = [arc.at(-1)!, corners[(quarter + 1) % 4]![0]!];
    return [
      ...arc,
      ...Array.from({ length: onSide }, (_, j): Point2 => {
        const t = (j + 1) / (onSide + 1);
        return [ax + (bx - ax) * t, ay + (by - ay) * t];
      }),
    ];
  });
}

/** Strontium aluminate, the luminous paint of dials: greenish white by day. */
export const LUME: Surface = { kind: 'lacquer', color: [0.8, 0.9, 0.74], gloss: 0.35 };

/** Points on each curved side of a tonneau, and on each side of a fluted bezel. */
const ON_CURVE = 14;
export const ON_FLUTES = 72;

function outlineOf({ x, y, corner, ends, bulge = 0, isOval = false }: Box, inset: number, onSide: number): Point2[] {
  if (isOval)
    return turn(Math.max(96, onSide * 4), (a): Point2 => [(x - inset) * Math.cos(a), (y - inset) * Math.sin(a)]);
  const [w, h] = [x - inset, y - bulge - inset];
  const points = rectangle(
    w,
    h,
    Math.max(0.4, corner - inset),
    ends === undefined ? onSide : Math.max(onSide, ON_CURVE),
  );
  if (ends === undefined) return points;
  const least = (ends - inset) / w;
  return points.map(([px, py]) => [
    px * (least + (1 - least) * (1 - (py / h) ** 2)),
    py + bulge * (1 - (px / w) ** 2) * (py / h),
  ]);
}

export class WatchFrame {
  readonly shape: CaseShape;
  readonly box: Box | null;
  /** Scale relative to a 40 mm case. */
  readonly k: number;
  /** True for a watch on a chain, whose crown is at twelve. */
  readonly isPocket: boolean;
  /** True for a strap that is narrower than usual. */
  readonly isSlim: boolean;
  private readonly lift: number;

  constructor(
    readonly bench: Bench,
    root: DesignPart,
  ) {
    this.shape = (root.params['shape'] ?? 'round') as CaseShape;
    this.box = BOXES[this.shape] ?? null;
    const [strap] = inSlot(root, 'strap');
    this.isPocket = strap?.kind === 'strap.fob';
    this.isSlim = strap?.params['width'] === 'slim';
    this.k = Number(root.params['diameter'] ?? 40) / 40;
    this.lift = (this.isPocket ? 0.3 : STRAP_STANDS) * this.k;
  }

  /** The metal of the part that is being built, brushed. */
  get satin(): Surface {
    return { ...this.bench.metal, finish: 'satin' } as Surface;
  }

  /** The second metal of a two-tone watch, unless the current part has its own metal. */
  get accent(): Surface {
    const { metal, spec } = this.bench;
    return metal.kind === 'metal' && metal.alloy === spec.root.metal.alloy
      ? { ...metal, alloy: spec.root.metal.second ?? metal.alloy }
      : metal;
  }

  at(x: number, y: number, z: number): Vec3 {
    return [x * this.k, y * this.k, z * this.k + this.lift];
  }

  put(
    solid: Solid,
    creaseDeg: number,
    surface: Surface = this.bench.metal,
    origin: Vec3 = this.at(0, 0, 0),
    axes: Axes = WORLD,
  ): void {
    this.bench.add(solid, creaseDeg, { surface, origin, axes, scale: this.k });
  }

  /** The outline of the case, inset by `inset`. */
  outline(inset: number): Point2[] {
    return this.box
      ? outlineOf(this.box, inset, 0)
      : turn(72, (a): Point2 => [(CASE - inset) * Math.cos(a), (CASE - inset) * Math.sin(a)]);
  }

  /** Distance from the middle to the outline inset by `inset`, in a clock direction. */
  distance(share: number, inset: number): number {
    if (!this.box) return CASE - inset;
    const {
      out: [dx, dy],
    } = clock(share);
    const points = outlineOf(this.box, inset, 0);
    let farthest = 0;
    for (const [i, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(i + 1) % points.length]!;
      const [ex, ey] = [bx - ax, by - ay];
      const det = ex * dy - ey * dx;
      if (Math.abs(det) < 1e-9) continue;
      const along = (ay * dx - ax * dy) / det;
      const far = (ex * ay - ey * ax) / det;
      if (along >= -1e-9 && along <= 1 + 1e-9) farthest = Math.max(farthest, far);
    }
    return farthest;
  }

  /**
   * A point `inset` mm from the edge of the case in a clock direction, the direction outwards across that edge, and the
   * axes of a mark there: along the radius on round and oval dials, upright and level on those with corners.
   */
  mark(share: number, inset: number): { x: number; y: number; out: Vec3; axes: Axes } {
    const { out, axes } = clock(share);
    const r = this.distance(share, inset);
    const [x, y] = [out[0] * r, out[1] * r];
    const { box } = this;
    if (!box || box.isOval) return { x, y, out, axes };
    const corner = Math.atan2((box.ends ?? box.x) - inset, box.y - inset) / TAU;
    const fromTwelve = Math.abs(((share + 0.25) % 0.5) - 0.25);
    const square = clock(fromTwelve <= corner ? (y > 0 ? 0 : 0.5) : x > 0 ? 0.25 : 0.75);
    return { x, y, ...square };
  }

  /** Extent of the dial in a clock direction, relative to a round dial. */
  reach(share: number): number {
    return this.box ? this.distance(share, TO_DIAL) / 16.4 : 1;
  }

  /** Width of the dial relative to a round one. */
  get slimness(): number {
    return this.box ? (this.box.x - TO_DIAL) / 16.4 : 1;
  }

  /** End of the case above a point of the strap, `x` mm from its middle. */
  edge(x: number): number {
    if (this.box?.isOval) return this.box.y * Math.sqrt(1 - Math.min(0.9, (x / this.box.x) ** 2));
    return this.box
      ? this.box.y - (this.box.bulge ?? 0) * Math.min(1, Math.abs(x) / (this.box.ends ?? this.box.x)) ** 2
      : Math.sqrt(CASE * CASE - x * x);
  }

  /**
   * A closed ring with the (radius, z) outline, revolved or following the outline of the case. `flute` varies its
   * heights along the ring, by share of a turn.
   */
  ring(outline: readonly Point2[], flute?: (share: number, r: number) => number): Solid {
    const { box } = this;
    if (box) {
      const loops = outline.map(([r, z]) =>
        outlineOf(box, CASE - r, flute ? ON_FLUTES : 0).map(([x, y], i, all): Vec3 => [
          x,
          y,
          z + (flute?.(i / all.length, r) ?? 0),
        ]),
      );
      return sweepSections(
        loops[0]!.map((_, i) => loops.map((loop) => loop[i]!)),
        true,
      );
    }
    if (this.shape === 'round' && !flute) return lathe(outline, 192);
    const stretch = (a: number): number => {
      if (this.shape === 'round') return 1;
      if (this.shape === 'cushion') return (Math.abs(Math.cos(a)) ** 3.2 + Math.abs(Math.sin(a)) ** 3.2) ** (-1 / 3.2);
      const sides = this.shape === 'hexagon' ? 6 : 8;
      const sector = TAU / sides;
      const local = ((a + sector / 2) % sector) - sector / 2;
      return Math.min(sides === 6 ? 1.085 : 1.06, (sides === 6 ? 0.965 : 0.985) / Math.cos(local));
    };
    return sweepSections(
      turn(flute ? ON_FLUTES * 8 : this.shape === 'cushion' ? 128 : 96, (a) =>
        outline.map(([r, z]): Vec3 => {
          // Every case becomes round towards the dial.
          const s = r > 17 ? r * (1 + (stretch(a) - 1) * Math.min(1, (r - 17) / 2)) : r;
          return [Math.cos(a) * s, Math.sin(a) * s, z + (flute?.(a / TAU, r) ?? 0)];
        }),
      ),
      true,
    );
  }
}
