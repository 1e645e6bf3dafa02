/** The hoop of a tension ring: two ends that grip the stone in a groove around its girdle. */
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import { cut, polygonField, smoothMax, type Field } from '../../geometry/field';
import type { Solid } from '../../geometry/solid';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { TAU, type Axes } from '../../geometry/vec';
import { girdleMm } from '../../parts/head';
import type { ShankSection } from '../../parts/section';
import { sectionDistance } from '../../parts/shank';

/** Overlap of each end and the stone, rounding of the ends' edges, and play of the girdle in its groove, mm. */
const GRIP = 0.42;
const ROUNDING = 0.3;
const PLAY = 0.02;
/** Half the width of the groove at the girdle, mm, and its widening for each mm inwards, above and below. */
const GROOVE = { half: 0.05, crown: 0.72, pavilion: 0.95 } as const;
const EXPONENT = 3.4;
const GRID = 0.125;

export interface TensionOptions {
  stone: Stone;
  axes: Axes;
  /** The girdle's centre. */
  origin: Vec3;
  innerRadius: number;
  center: Vec3;
  flatInside: number;
  section: (angle: number) => ShankSection & { shift: number };
}

/** The hoop without its top, with vertical ends in which the stone is held. */
export function tensionShank({ stone, axes, origin, innerRadius, center, flatInside, section }: TensionOptions): Solid {
  const girdle = girdleMm(stone.cut, stone.size_mm);
  const outside = polygonField(girdle);
  const end = Math.max(...girdle.map(([x, y]) => Math.abs(x * axes[0][0] + y * axes[1][0]))) - GRIP;
  const hoop: Field = (x, y, z) => {
    const [dx, dy] = [x - center[0], y - center[1]];
    const own = section((Math.atan2(dx, dy) + TAU) % TAU);
    const out = Math.hypot(dx, dy) - innerRadius - own.halfThickness;
    const skin = sectionDistance(out, z - center[2] - own.shift, own, EXPONENT, flatInside);
    return dy > 0 ? smoothMax(skin, end - Math.abs(dx), ROUNDING) : skin;
  };
  const groove: Field = (x, y, z) => {
    const [dx, dy, dz] = [x - origin[0], y - origin[1], z - origin[2]];
    const [u, v, up] = axes.map((a) => dx * a[0] + dy * a[1] + dz * a[2]) as unknown as Vec3;
    const out = outside(u, v) - PLAY;
    const open = GROOVE.half - Math.min(0, out) * (up > 0 ? GROOVE.crown : GROOVE.pavilion);
    return Math.max(out, (Math.abs(up) - open) * 0.7);
  };
  const field = cut(hoop, groove);
  const top = section(0);
  const reach = innerRadius + 2 * top.halfThickness + 0.5;
  const wide = top.halfWidth + Math.abs(top.shift) + 0.4;
  const [x, y, z] = center;
  const solid = sculpt(field, [x - reach, y - reach, z - wide], [x + reach, y + reach, z + wide], GRID);
  return refined(solid, field);
}
