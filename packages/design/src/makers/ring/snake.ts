/**
 * A snake coiled around the finger: a tapering body with scales, a broad head resting on it, a stone for each eye.
 */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { bezelCup } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { evenly, spline } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { sweepSections } from '../../geometry/sweep';
import { TAU, add, along, axesFacing, cross, dot, scale, smoothstep, sub, unit } from '../../geometry/vec';
import type { Stone } from '../../spec';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm } from '../params';

/**
 * Rows of scales from tail to snout, scales around the body, and points for each, so that furrows follow points of the
 * mesh.
 */
const ROWS = 62;
const COLUMNS = 9;
const POINTS = 10;
const STEPS = ROWS * POINTS;
const AROUND = COLUMNS * POINTS;
/** Length of the head as a share of the body's, and place of a stone on it from the snout, as a share of that. */
const HEAD = 0.082;
const CROWN_AT = 0.72;

/** Half width and half height of the body at `t` (0 tail, 1 snout), as shares of its greatest radius. */
function girth(t: number): { wide: number; tall: number } {
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
const BELLY = 0.86;

/**
 * Height of a scale at `row` along the body and `column` around it, 0 to 1: domed diamonds in staggered rows.
 */
const scaleRelief = (row: number, column: number): number =>
  Math.sqrt(Math.abs(Math.sin((row + column) * Math.PI) * Math.sin((row - column) * Math.PI)));

/** Level of the smooth belly relative to the scales, without a rim where they end. */
const MEAN_FURROW = 0.42;

/** Start angle of the default body, radians. */
const TURN_FROM = -2.2;
const TURN_TO = TAU + 0.62;

/**
 * Maps a position of a longer body to the default body; head and tail keep their lengths. `longer` is the ratio of the
 * lengths.
 */
function usual(t: number, longer: number): number {
  if (longer === 1) return t;
  return t * longer < 0.5 ? t * longer : (1 - t) * longer < 0.5 ? 1 - (1 - t) * longer : 0.5;
}

interface Body {
  solid: Solid;
  /** A point of the skin: `t` from tail to snout, `around` from the back (0) to either side. */
  readonly skin: (t: number, around: number) => { at: Vec3; out: Vec3; forward: Vec3 };
}

/** The body along a path from tail to snout, its back facing away from `inner`. */
function snakeBody(
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

/** Parameters of snakes, with the limits of their lengths. */
export const snakeParams = (lengths: z.ZodRawShape): z.ZodObject =>
  z
    .strictObject({
      skin: z.enum(['scales', 'smooth']),
      /** Number of turns of the body. */
      coils: countOf(1, 3),
      ...lengths,
    })
    .partial();

export const skinOf = (brief: Brief): string =>
  brief.has('minimalist') || brief.has('contemporary') ? 'smooth' : 'scales';

export const coilsOf = (brief: Brief): number =>
  brief.wants('coiled-thrice') ? 3 : brief.wants('coiled-twice') ? 2 : 1;

/** Share of the body's radius that stones take: in the eyes, and on the head. */
const EYE = 0.86;
const CROWN = 0.95;

/** The stones of a snake: two eyes, and one of a second kind on its head. */
export function snakeStones({ gems, named }: Brief, radius: number): Stone[] {
  const onHead = gems.length > 1 ? (named.find(({ role }) => role === 'center') ?? named[0])?.kind : undefined;
  const eyes = gems.find((kind) => kind !== onHead);
  return [
    ...(eyes
      ? [{ role: 'accent' as const, kind: eyes, cut: 'round' as const, size_mm: mm(radius * EYE), count: 2 }]
      : []),
    ...(onHead
      ? [{ role: 'center' as const, kind: onHead, cut: 'round' as const, size_mm: mm(radius * CROWN), count: 1 }]
      : []),
  ];
}

export const snakeRing: Maker = {
  name: 'snake-ring',
  params: snakeParams({ inner_diameter: lengthMm(13, 23), body_width: lengthMm(1.2, 14) }),
  plan: (brief, rng) => {
    const radius = brief.has('bold')
      ? 1.75
      : brief.has('minimalist')
        ? 1.1
        : rng.about('ring band_width').between(1.35, 1.5);
    const coils = coilsOf(brief);
    return {
      stones: brief.gems[0]
        ? [{ role: 'accent', kind: brief.gems[0], cut: 'round', size_mm: mm(radius * EYE), count: 2 }]
        : [],
      variant: { skin: skinOf(brief), ...(coils > 1 ? { coils } : {}) },
      dimensions: { inner_diameter: 17, body_width: mm(radius * 2) },
      view: viewFrom(rng.about('view'), 24, 34),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    buildSnake(bench, { innerMm: measure(spec, 'inner_diameter', 17), widthMm: measure(spec, 'body_width', 2.8) });
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 150 }));
  },
};

/** Builds a snake that stands upright around an opening. */
export function buildSnake(bench: Bench, { innerMm, widthMm }: { innerMm: number; widthMm: number }): void {
  const { spec } = bench;
  const innerRadius = innerMm / 2;
  const radius = widthMm / 2;
  const hoop = innerRadius + radius * BELLY;
  const center: Vec3 = [0, hoop + radius, 0];
  // Tail and head are side by side on the upper half.
  const turnFrom = TURN_FROM;
  const turnTo = TURN_TO + (Number(spec.root.params['coils'] ?? 1) - 1) * TAU;
  const longer = (turnTo - turnFrom) / (TURN_TO - TURN_FROM);
  const girthAt = (share: number): { wide: number; tall: number } => girth(usual(share, longer));
  const step = radius * 2.12;
  const shareAt = (angle: number): number => (angle - turnFrom) / (turnTo - turnFrom);
  const offAt = (angle: number): number => (shareAt(angle) - 0.5) * step * ((turnTo - turnFrom) / TAU);
  // The tapering tail stays off the finger and touches the neighbouring coil up to its tip.
  const outer = (angle: number): number => radius * 0.8 * (1 - girthAt(shareAt(angle)).tall);
  const leaning = (angle: number): number => {
    const apart =
      radius * 0.97 * (girthAt(shareAt(angle)).wide + girthAt(Math.min(1 - HEAD / longer, shareAt(angle + TAU))).wide);
    return offAt(angle + TAU) - Math.sqrt(Math.max(0, apart * apart - outer(angle) ** 2));
  };
  const points = Math.round(120 * longer);
  const wind = Array.from({ length: points }, (_, i): Vec3 => {
    const t = i / (points - 1);
    const angle = turnFrom + (turnTo - turnFrom) * t;
    const u = usual(t, longer);
    const near = smoothstep(0.86, 1, u);
    const tail = 1 - smoothstep(0.24, 0.36, u);
    const r = hoop + radius * 0.5 * near + (tail > 0 ? outer(angle) : 0);
    const off = tail > 0 ? tail * leaning(angle) + (1 - tail) * offAt(angle) : offAt(angle);
    return [
      center[0] + Math.sin(angle) * r,
      center[1] + Math.cos(angle) * r,
      off - near * radius * 0.9 * Math.sin(near * Math.PI),
    ];
  });
  const path = evenly(spline(wind, false, 6), Math.round(STEPS * longer) + 1, false);
  const { solid, skin } = snakeBody(
    path,
    (p) => [center[0], center[1], p[2]],
    radius,
    choice(spec, 'skin') === 'scales',
    longer,
  );
  bench.add(solid, 65);
  const eye = stonesOf(spec, 'accent');
  for (const side of eye ? [-1, 1] : []) {
    const { at, out, forward } = skin(1 - (HEAD * 0.5) / longer, side * 0.86);
    const axes = axesFacing(out, forward);
    const origin = along(at, out, 0.02);
    bench.inPart('eyes', () => {
      bench.stone({ kind: eye!.kind, cut: eye!.cut, sizeMm: eye!.size_mm, role: 'accent', origin, axes });
      bench.add(
        bezelCup(eye!.cut, eye!.size_mm, axes, origin, {
          wallMm: Math.max(0.16, radius * 0.1),
          depth: eye!.size_mm * 0.5,
          open: 0.7,
        }),
        40,
      );
    });
  }
  const crown = stonesOf(spec, 'center');
  if (crown) {
    const { at, out, forward } = skin(1 - (HEAD * CROWN_AT) / longer, 0);
    const axes = axesFacing(out, forward);
    const origin = along(at, out, crown.size_mm * 0.16);
    bench.stone({ kind: crown.kind, cut: crown.cut, sizeMm: crown.size_mm, role: 'center', origin, axes });
    bench.add(
      bezelCup(crown.cut, crown.size_mm, axes, origin, { wallMm: 0.4, depth: crown.size_mm * 0.6, open: 0.7 }),
      40,
    );
  }
}
