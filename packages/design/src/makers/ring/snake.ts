/** A snake coiled around the finger: a tapering body with scales, a broad head resting on it, a stone for each eye. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { photographed } from '../../parts/shot';
import { evenly, spline } from '../../geometry/curves';
import { TAU, smoothstep } from '../../geometry/vec';
import type { Stone } from '../../spec';
import { choice, countOf as countIn, measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm, paramsOf } from '../params';
import { BELLY, EYE, HEAD, STEPS, TURN_FROM, TURN_TO, girth, setCrown, setEyes, snakeBody, usual } from './snakeBody';
import { areTwins, buildTwins, twinStones } from './twinSnakes';

/** Parameters of snakes, with the limits of their lengths. */
export const snakeParams = (lengths: z.ZodRawShape): z.ZodObject =>
  paramsOf({
    skin: z.enum(['scales', 'smooth']),
    /** Number of turns of the body. */
    coils: countOf(1, 3),
    /** Number of snakes that wind around each other. */
    snakes: countOf(1, 2),
    ...lengths,
  });

export const skinOf = (brief: Brief): string => (brief.has('minimalist', 'contemporary') ? 'smooth' : 'scales');

export const coilsOf = (brief: Brief): number =>
  brief.wants('coiled-thrice') ? 3 : brief.wants('coiled-twice') ? 2 : 1;

/** Radius of each of two bodies, relative to that of one. */
const TWIN = 0.84;
/** Width of a stone on the head relative to the body's radius. */
const CROWN = 0.95;

/** The stones of a snake: two eyes, and one of a second kind on its head. */
export function snakeStones({ gems, named }: Brief, radius: number): Stone[] {
  const isOnEyes = (kind: Stone['kind']): boolean => named.some((one) => one.kind === kind && one.seat === 'eyes');
  const onHead =
    named.find(({ seat, role }) => seat === 'head' || (role === 'center' && gems.length > 1))?.kind ??
    (gems.length > 1 ? (gems.find((kind) => !isOnEyes(kind)) ?? gems[1]) : undefined);
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
    const areTwo = areTwins(brief);
    return {
      stones: areTwo ? twinStones(brief, radius * TWIN) : snakeStones(brief, radius),
      variant: { skin: skinOf(brief), ...(areTwo ? { snakes: 2 } : coils > 1 ? { coils } : {}) },
      dimensions: { inner_diameter: 17, body_width: mm(radius * 2 * (areTwo ? TWIN : 1)) },
      view: viewFrom(rng.about('view'), 24, 34),
    };
  },
  build: photographed({ rig: 'floor', distanceMm: 150 }, (bench, spec) => {
    const sizes = { innerMm: measure(spec, 'inner_diameter', 17), widthMm: measure(spec, 'body_width', 2.8) };
    if (countIn(spec, 'snakes', 1) > 1) buildTwins(bench, sizes);
    else buildSnake(bench, sizes);
  }),
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
  const body = snakeBody(path, (p) => [center[0], center[1], p[2]], radius, choice(spec, 'skin') === 'scales', longer);
  bench.add(body.solid, 65);
  const eye = stonesOf(spec, 'accent');
  if (eye) setEyes(bench, body, eye, radius, longer);
  const crown = stonesOf(spec, 'center');
  if (crown) setCrown(bench, body, crown, longer);
}
