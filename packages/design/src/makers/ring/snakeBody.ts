/** The sculpted body of a snake: it tapers, has scales, and a broad head with settings for eyes and a stone on top. */
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import type { Solid } from '../../geometry/solid';
import { sweepSections } from '../../geometry/sweep';
import { TAU, add, along, axesFacing, cross, dot, scale, smoothstep, sub, unit } from '../../geometry/vec';

/**
 * Rows of scales from tail to snout, scales around the body, and points for each, so that furrows follow points of the
 * mesh.
 */
const ROWS = 62;
const COLUMNS = 9;
const POINTS = 10;
export const STEPS = ROWS * POINTS;
const AROUND = COLUMNS * POINTS;
/** Length of the head as a share of the body's, and place of a stone on it from the snout, as a share of that. */
export const HEAD = 0.082;
const CROWN_AT = 0.72;
/** Width of a stone in an eye relative to the body's radius. */
export const EYE = 0.86;

/** Half width and half height of the body at `t` (0 tail, 1 snout), as shares of its greatest radius. */
export function girth(t: number): { wide: number; tall: number } {
  const tail = Math.min(1, t / 0.34) ** 0.8;
  const body = 0.1 + 0.9 * tail - 0.16 * smoothstep(0.8, 1 - HEAD, t);
  if (t < 1 - HEAD) return { wide: body, tall: body };
  const h = (t - 1 + HEAD) / HEAD;
  // The jaws widen behind the eyes and narrow to a blunt snout.
  const wide = 0.84 + 0.78 * Math.sin(Math.min(1, h / 0.42) * Math.PI * 0.5) ** 2 - 0.84 * smoothstep(0.4, 0.97, h);
  const tall = 0.84 + 0.2 * Math.sin(Math.min(1, h / 0.4) * Math.PI * 0.5) - 0.46 * smoothstep(0.35, 1, h);
  const blunt = Math.sqrt(Math.max(0, 1 - smoothstep(0.86, 1.02, h) ** 2));
  return { wide: wide * blunt, tall: tall * blunt };
}

/** The height of the flatter underside as a share of the body's. */
export const BELLY = 0.86;

/** Height of a scale at `row` along the body and `column` around it, 0 to 1: domed diamonds in staggered rows. */
const scaleRelief = (row: number, column: number): number =>
  Math.sqrt(Math.abs(Math.sin((row + column) * Math.PI) * Math.sin((row - column) * Math.PI)));

/** Level of the smooth belly relative to the scales, without a rim where they end. */
const MEAN_FURROW = 0.42;

/** Start angle of the default body, radians. */
export const TURN_FROM = -2.2;
export const TURN_TO = TAU + 0.62;

/**
 * Maps a position of a longer body to the default body; head and tail keep their lengths. `longer` is the ratio of the
 * lengths.
 */
export function usual(t: number, longer: number): number {
  if (longer === 1) return t;
  return t * longer < 0.5 ? t * longer : (1 - t) * longer < 0.5 ? 1 - (1 - t) * longer : 0.5;
}

export interface Body {
  solid: Solid;
  /** A point of the skin: `t` from tail to snout, `around` from the back (0) to either side. */
  readonly skin: (t: number, around: number) => { at: Vec3; out: Vec3; forward: Vec3 };
}

/** The body along a path from tail to snout, its back facing away from `inner`. */
export function snakeBody(
  path: readonly Vec3[],
  inner: (p: Vec3) => Vec3,
  radius: number,
  scaled: boolean,
  longer: number,
): Body {
  const steps = path.length - 1;
  const frame = (i: number): { at: Vec3; back: Vec3; side: Vec3; forward: Vec3 } => {
    const at = path[i]!;
    const forward = unit(sub(path[Math.min(steps, i + 2)]!, path[Math.max(0, i - 2)]!));
    const away = sub(at, inner(at));
    const back = unit(sub(away, scale(forward, dot(away, forward))));
    return { at, back, side: cross(forward, back), forward };
  };
  /** A ring of the skin: the point at every angle. */
  const ringAt = (t: number): ((around: number) => Vec3) => {
    const { at, back, side } = frame(Math.round(t * steps));
    const u = usual(t, longer);
    const { wide, tall } = girth(u);
    const h = Math.max(0, (u - 1 + HEAD) / HEAD);
    const pastTip = smoothstep(0.01, 0.06, u);
    const behindHead = 1 - smoothstep(0.02, 0.3, h);
    const jaws = smoothstep(0.3, 0.42, h);
    const brows = Math.exp(-(((h - 0.5) / 0.2) ** 2));
    const crown = 1 - 0.16 * smoothstep(0.1, 0.5, h);
    return (around) => {
      const c = Math.cos(around);
      const s = Math.sin(around);
      let swell = 1;
      if (scaled) {
        const isScaled = smoothstep(-0.72, -0.4, c) * pastTip;
        const furrow =
          isScaled * (1 - scaleRelief(t * ROWS * longer, (around / TAU) * COLUMNS)) + (1 - isScaled) * MEAN_FURROW;
        swell -= 0.095 * furrow * behindHead;
      }
      // The line of the mouth, and brows over the eyes.
      const mouth = Math.exp(-(((c + 0.18) / 0.09) ** 2)) * jaws;
      const brow = Math.exp(-(((Math.abs(s) - 0.62) / 0.2) ** 2)) * (c > 0 ? 1 : 0) * brows;
      swell += 0.1 * brow - 0.09 * mouth;
      const up = c * tall * (c > 0 ? crown : BELLY) * swell * radius;
      const out = s * wide * swell * radius;
      return [
        at[0] + (back[0] * up + side[0] * out),
        at[1] + (back[1] * up + side[1] * out),
        at[2] + (back[2] * up + side[2] * out),
      ];
    };
  };
  const angles = Array.from({ length: AROUND }, (_, j) => (j / AROUND) * TAU);
  const sections = Array.from({ length: steps + 1 }, (_, i) => angles.map(ringAt(i / steps)));
  return {
    solid: sweepSections(sections, false),
    skin: (t, around) => {
      const { back, side, forward } = frame(Math.round(t * steps));
      return {
        at: ringAt(t)(around),
        out: unit(add(scale(back, Math.cos(around)), scale(side, Math.sin(around)))),
        forward,
      };
    },
  };
}

/** Sets a stone in each eye. `longer` is that of the body. */
export function setEyes(bench: Bench, { skin }: Body, eye: Stone, radius: number, longer = 1): void {
  for (const side of [-1, 1]) {
    const { at, out, forward } = skin(1 - (HEAD * 0.5) / longer, side * 0.86);
    const axes = axesFacing(out, forward);
    const origin = along(at, out, 0.02);
    bench.inPart('eyes', () => {
      bench.stone({ kind: eye.kind, cut: eye.cut, sizeMm: eye.size_mm, role: 'accent', origin, axes });
      bench.add(
        bezelCup(eye.cut, eye.size_mm, axes, origin, {
          wallMm: Math.max(0.16, radius * 0.1),
          depth: eye.size_mm * 0.5,
          open: 0.7,
        }),
        40,
      );
    });
  }
}

/** Sets a stone on top of the head. */
export function setCrown(bench: Bench, { skin }: Body, crown: Stone, longer = 1): void {
  const { at, out, forward } = skin(1 - (HEAD * CROWN_AT) / longer, 0);
  const axes = axesFacing(out, forward);
  const origin = along(at, out, crown.size_mm * 0.16);
  bench.stone({ kind: crown.kind, cut: crown.cut, sizeMm: crown.size_mm, role: 'center', origin, axes });
  bench.add(
    bezelCup(crown.cut, crown.size_mm, axes, origin, { wallMm: 0.4, depth: crown.size_mm * 0.6, open: 0.7 }),
    40,
  );
}
