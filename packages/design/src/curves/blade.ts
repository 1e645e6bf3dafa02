/**
 * Leaf blades in metal: two rounded halves that meet in a crisp midrib. They are swept section by section, so that mesh
 * edges follow the lines of the leaf.
 */
import type { Vec3 } from '../piece';
import { sample, type Point2 } from '../geometry/curves';
import { isSketch } from '../geometry/detail';
import type { Solid } from '../geometry/solid';
import { sweepSections } from '../geometry/sweep';
import { smoothstep } from '../geometry/vec';
import type { Blade, Stroke } from './figure';

export interface BladeRelief {
  /** Height of the halves over the edge, mm. */
  riseMm: number;
  /** From the plane up to the edge's top, and down to the back, mm. */
  edgeMm: number;
  backMm: number;
  /** Rise of the midrib's middle over its ends, mm. @default 0 */
  archMm?: number;
  /** Depth of the curled tip behind the plane, mm. @default 0 */
  curlMm?: number;
  /** Slope of the sections about the midrib at the tip, up on the left when positive. @default 0 */
  twist?: number;
  /** Maximum height of metal at a point below a stone, mm. */
  lid?: (x: number, y: number) => number;
}

/** Exponents of the width profile at base and tip; a larger second one gives a longer taper. */
const AT_BASE = 0.78;
const AT_TIP = 1.14;
const WIDEST = (AT_BASE / (AT_BASE + AT_TIP)) ** AT_BASE * (AT_TIP / (AT_BASE + AT_TIP)) ** AT_TIP;

/** Half width at a position between base (0) and tip (1), as a share of the greatest half width. */
const spread = (t: number): number => (t <= 0 || t >= 1 ? 0 : (t ** AT_BASE * (1 - t) ** AT_TIP) / WIDEST);

/** A point of a blade in its own units: `t` along the midrib, `side` to the left of it. */
export function onBlade({ from, to, bend = 0 }: Blade, t: number, side: number): Point2 {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const off = bend * Math.sin(t * Math.PI) + side / length;
  return [from[0] + dx * t - dy * off, from[1] + dy * t + dx * off];
}

const lengthOf = ({ from, to }: Blade): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The closed outline of a blade without its stalk, from shares `right` to `left` of its half width. */
export function bladeOutline(blade: Blade, right = -1, left = 1): Point2[] {
  const half = blade.width * lengthOf(blade);
  const ts = sample(34, (t) => t);
  return [
    ...ts.map((t) => onBlade(blade, t, right * half * spread(t))),
    ...ts
      .slice(1, -1)
      .toReversed()
      .map((t) => onBlade(blade, t, left * half * spread(t))),
  ];
}

/** The two halves of a blade as plates that overlap under the midrib, for a paved leaf. */
export const bladeHalves = (blade: Blade): Point2[][] => [bladeOutline(blade, -1, 0.06), bladeOutline(blade, -0.06, 1)];
export const midrib = (blade: Blade): Stroke => {
  const length = lengthOf(blade);
  return {
    points: sample(20, (t) => onBlade(blade, t * 0.94, 0)),
    closed: false,
    halfWidth: sample(20, (t) => length * 0.028 * (1 - 0.75 * t)),
    lifts: sample(20, () => length * 0.045),
  };
};

/** Crease angle that keeps the midrib sharp but not the veins, degrees. */
export const BLADE_CREASE = 34;
/** Half widths of tip and stalk, mm. */
const TIP = 0.11;
const STALK = 0.34;
/** Grid along and across a blade, mm; scaled with the cells of a sketch. */
const ALONG = 0.1;
const ACROSS = 15;
const SKETCH = { along: 0.5, across: 6 };
/** Number of sections that round each end. */
const ENDS = 4;
/** Depth of a side vein as a share of the rise. */
const VEIN = 0.1;
/** Half width of a vein as a share of the length, and the share of the midrib without veins. */
const GROOVE = 0.019;
const VEINED = [0.08, 0.8] as const;
/** Slant of the side veins towards the tip, as a share of the length. */
const LEAN = 0.25;

/** Height profile from midrib (0) to edge (1): a valley, then a dome. */
const swellAt = (u: number): number => 0.2 * (1 - u * u) + 3.2 * u * (1 - u) * (1 - 0.22 * u);

/** A blade as a solid in its plane's own axes, its face towards +z; lengths in mm. */
export function bladeSolid(
  blade: Blade,
  { riseMm, edgeMm, backMm, archMm = 0, curlMm = 0, twist = 0, lid }: BladeRelief,
): Solid {
  const { width, veins = 0, stalk = 0 } = blade;
  const length = lengthOf(blade);
  const widest = width * length;
  const { along, across } = isSketch() ? SKETCH : { along: ALONG, across: ACROSS };
  const count = Math.max(12, Math.ceil((length * (1 + stalk)) / along));
  // From the left edge over the face to the right edge, and back underneath.
  const around = sample(across * 2 + 1, (s) => -Math.cos(s * Math.PI));
  const apart = ((VEINED[1] - VEINED[0]) * length) / Math.max(1, veins);
  const narrow = Math.min(GROOVE * length, 0.35 * apart);
  // Side veins leave the midrib by turns on the left and on the right, on every leaf from another place.
  const shift = Math.abs(Math.sin(blade.to[0] * 12.99 + blade.to[1] * 78.23));
  /** Depth of a section in the nearest vein of one side, 0 to 1. */
  const groove = (s: number, side: number): number => {
    if (veins === 0 || s < VEINED[0] || s > VEINED[1]) return 0;
    const phase = ((s - VEINED[0]) * length) / apart + shift + (side < 0 ? 0.5 : 0);
    const away = (Math.abs(phase - Math.floor(phase) - 0.5) * apart) / narrow;
    return away < 1 ? (1 - away * away) ** 2 : 0;
  };
  // Sections slant like the side veins, so that a vein runs along the triangles and not across.
  const section = (s: number, size: number, out: number): Vec3[] => {
    const lean = LEAN * Math.sin(Math.PI * Math.min(1, Math.max(0, s)));
    const veinOn = [-1, 1].map((side) => VEIN * groove(s, side));
    const put = (u: number, isFace: boolean): Vec3 => {
      const way = Math.abs(u);
      const t = s + lean * way ** 1.3;
      const blown = spread(t);
      const least = TIP + (STALK - TIP) * (1 - smoothstep(-0.05, 0.35, t));
      const half = (least + (widest - least) * blown) * size;
      const rounding = Math.sqrt(Math.max(0, 1 - way ** (2 + 4 * smoothstep(0, 0.5, blown))));
      const slim = Math.min(1, half / STALK);
      const [x, y] = onBlade(blade, t + out / length, u * half);
      const share = Math.min(1, Math.max(0, t));
      const arch = archMm * Math.sin(Math.PI * share) - curlMm * share ** 2 + twist * share * u * half;
      if (!isFace) return [x, y, arch - backMm * slim * rounding];
      const cut = veinOn[u < 0 ? 0 : 1]! * smoothstep(0.06, 0.34, way) * (1 - smoothstep(0.6, 0.97, way));
      const z = arch + edgeMm * slim * rounding + riseMm * blown ** 0.85 * size * (swellAt(way) - cut);
      return [x, y, Math.min(z, lid?.(x, y) ?? Infinity)];
    };
    return [
      ...around.map((u) => put(u, true)),
      ...around
        .slice(1, -1)
        .toReversed()
        .map((u) => put(u, false)),
    ];
  };
  const rounded = (t: number, way: 1 | -1): Vec3[][] =>
    Array.from({ length: ENDS }, (_, i) => {
      const angle = ((i + 1) / ENDS) * (Math.PI / 2) * 0.97;
      return section(t, Math.cos(angle), way * Math.sin(angle) * (way > 0 ? TIP : STALK));
    });
  const stations = sample(count + 1, (s) => s * (1 + stalk) - stalk);
  return sweepSections(
    [...rounded(-stalk, -1).toReversed(), ...stations.map((t) => section(t, 1, 0)), ...rounded(1, 1)],
    false,
  );
}
