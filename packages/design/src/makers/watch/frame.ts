/** The workbench of a watch: its scale, the clock's directions, the outline of its case. */
import { hueOf } from '../../gold';
import type { Surface, Vec3 } from '../../piece';
import type { DesignSpec } from '../../spec';
import type { Bench } from '../../parts/bench';
import type { Point2 } from '../../geometry/curves';
import { turn } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { lathe, sweepSections } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, WORLD } from '../../geometry/vec';
import { choice } from '../maker';

/** Radius of a round case, in mm of a 40 mm watch. */
const CASE = 20;
/** Half the width and height of a rectangular case in the same measure. */
export const RECTANGLE = { x: 14.2, y: 19 } as const;

/** A watch is large and near to the lamps, and white metals throw back more of them: how much light the picture takes, 1 is neutral. */
export const exposureOf = ({ root }: DesignSpec): number => (['yellow-gold', 'rose-gold'].includes(hueOf(root.metal.alloy)) ? 0.86 : 0.72);

/** The clock's own directions: at `share` of a turn, outwards and clockwise. */
export function clock(share: number): { out: Vec3; axes: Axes } {
  const a = share * TAU;
  const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
  return { out, axes: [[Math.cos(a), -Math.sin(a), 0], out, [0, 0, 1]] };
}

/** A rectangle's outline with round corners. */
export function rectangle(x: number, y: number, corner: number, steps = 6): Point2[] {
  return ([[1, 1], [-1, 1], [-1, -1], [1, -1]] as const).flatMap(([u, v], quarter) =>
    Array.from({ length: steps + 1 }, (_, j): Point2 => {
      const t = ((quarter + j / steps) * Math.PI) / 2;
      return [u * (x - corner) + corner * Math.cos(t), v * (y - corner) + corner * Math.sin(t)];
    }),
  );
}

export class WatchFrame {
  readonly satin: Surface;
  readonly shape: string;
  private readonly lift: number;

  constructor(
    readonly bench: Bench,
    /** Scale against a 40 mm case. */
    readonly k: number,
  ) {
    this.satin = bench.finish('satin');
    this.shape = choice(bench.spec, 'shape');
    this.lift = 19 * k;
  }

  at(x: number, y: number, z: number): Vec3 {
    return [x * this.k, y * this.k, z * this.k + this.lift];
  }

  put(solid: Solid, creaseDeg: number, surface: Surface = this.bench.metal, origin: Vec3 = this.at(0, 0, 0), axes: Axes = WORLD): void {
    this.bench.add(solid, creaseDeg, { surface, origin, axes, scale: this.k });
  }

  get isRectangular(): boolean {
    return this.shape === 'rectangle';
  }

  /** How far the dial reaches from the middle in a direction of the clock, against a round dial's 1. */
  reach(share: number): number {
    if (!this.isRectangular) return 1;
    const { out } = clock(share);
    return Math.min((RECTANGLE.x - 3.4) / 16.4 / Math.max(1e-6, Math.abs(out[0])), (RECTANGLE.y - 3.4) / 16.4 / Math.max(1e-6, Math.abs(out[1])));
  }

  /** A closed ring with the (radius, z) outline, turned round or following the outline of the case. */
  ring(outline: readonly Point2[]): Solid {
    if (this.shape === 'rectangle') {
      const loops = outline.map(([r, z]) => rectangle(RECTANGLE.x + r - CASE, RECTANGLE.y + r - CASE, Math.max(0.4, 2.4 + r - CASE)).map(([x, y]): Vec3 => [x, y, z]));
      return sweepSections(loops[0]!.map((_, i) => loops.map((loop) => loop[i]!)), true);
    }
    if (this.shape === 'round') return lathe(outline, 128);
    const stretch = (a: number): number => {
      if (this.shape === 'cushion') return (Math.abs(Math.cos(a)) ** 3.2 + Math.abs(Math.sin(a)) ** 3.2) ** (-1 / 3.2);
      const sides = this.shape === 'hexagon' ? 6 : 8;
      const sector = TAU / sides;
      const local = ((a + sector / 2) % sector) - sector / 2;
      return Math.min(sides === 6 ? 1.085 : 1.06, (sides === 6 ? 0.965 : 0.985) / Math.cos(local));
    };
    return sweepSections(
      turn(this.shape === 'cushion' ? 128 : 96, (a) => outline.map(([r, z]): Vec3 => {
        // Towards the dial every case is round.
        const s = r > 17 ? r * (1 + (stretch(a) - 1) * Math.min(1, (r - 17) / 2)) : r;
        return [Math.cos(a) * s, Math.sin(a) * s, z];
      })),
      true,
    );
  }
}
