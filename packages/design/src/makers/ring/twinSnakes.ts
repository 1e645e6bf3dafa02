/** Two snakes that wind around each other like a rope around the finger; their heads meet at the top, beside a stone. */
import type { Vec3 } from '../../piece';
import type { Cut, GemKind, Stone } from '../../spec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import { evenly, spline } from '../../geometry/curves';
import { axesFacing, smoothstep } from '../../geometry/vec';
import { stonesIn } from '../../spec/tree';
import { mm, type Brief } from '../maker';
import { BELLY, EYE, STEPS, girth, setEyes, snakeBody } from './snakeBody';

export const areTwins = ({ group, motif }: Brief): boolean => motif === 'snake' && group === '2 snake';

/** Angle from the bottom at which the winding ends below the heads, and the turns of the rope on each side of it. */
const WOUND_TO = 2.4;
const TURNS = 2.25;
const WINDING = (TURNS * 2 * Math.PI) / WOUND_TO;
/** Angle of the tip of a tail, and distance of a strand from the middle of the rope as a share of the body's radius. */
const TAIL_AT = -2.86;
const APART = 0.94;
/** Half height of the body behind the head relative to the greatest. */
const NECK = 0.84;
/** Width of a round stone between the heads relative to the body's radius, and height of its girdle over the rope. */
const BETWEEN = 3.4;

/** True for a stone that the prompt puts between the heads, or that it does not call an eye and shapes by its own cut. */
function isBetween({ named, placed, gems, quantity }: Brief, kind: GemKind): boolean {
  const own = named.filter((one) => one.kind === kind);
  if (own.some(({ seat }) => seat === 'eyes')) return false;
  const isLone = gems.length === 1 && quantity === 'single' && !own.some(({ isSeveral }) => isSeveral);
  const isPlaced = placed.some(({ of, place }) => of === kind && place === 'side');
  return (
    isLone ||
    isPlaced ||
    own.some(({ cut, level, role, seat }) => cut !== null || level !== null || role === 'center' || seat === 'head')
  );
}

/** Eyes of one kind, or of a kind for each snake, and the stone between the heads. */
export function twinStones(brief: Brief, radius: number): Stone[] {
  const { gems, named } = brief;
  const between = gems.find((kind) => isBetween(brief, kind)) ?? gems[2];
  const eyes = gems.filter((kind) => kind !== between).slice(0, 2);
  const cut: Cut = named.find(({ kind }) => kind === between)?.cut ?? 'round';
  const size_mm = mm(radius * EYE);
  return [
    ...eyes.map((kind): Stone => ({ role: 'accent', kind, cut: 'round', size_mm, count: 4 / eyes.length })),
    ...(between
      ? [{ role: 'center' as const, kind: between, cut, size_mm: mm(brief.stoneSizeMm ?? radius * BETWEEN), count: 1 }]
      : []),
  ];
}

/** Builds both snakes around an opening; the second is the first turned by half a turn. */
export function buildTwins(bench: Bench, { innerMm, widthMm }: { innerMm: number; widthMm: number }): void {
  const radius = widthMm / 2;
  const apart = radius * APART;
  const hoop = innerMm / 2 + radius * BELLY + apart;
  const center: Vec3 = [0, hoop + apart + radius, 0];
  const stones = stonesIn(bench.spec);
  const between = stones.find(({ role }) => role === 'center');
  const reach = between ? Math.max(...girdleMm(between.cut, between.size_mm).map((p) => Math.abs(p[0]))) * 0.86 : -0.05;
  const headAt = Math.PI - reach / (hoop + apart);
  const count = 160;
  const wind = Array.from({ length: count }, (_, i): Vec3 => {
    const angle = TAIL_AT + ((headAt - TAIL_AT) * i) / (count - 1);
    const phase = WINDING * Math.sign(angle) * Math.min(WOUND_TO, Math.abs(angle));
    // The neck rises to the table of the head.
    const lift = radius * 0.45 * smoothstep(WOUND_TO, Math.PI, angle);
    // A tail lies along the other snake's neck.
    const tail = smoothstep(WOUND_TO - 0.3, WOUND_TO + 0.1, -angle);
    const neck = radius * 0.45 * smoothstep(WOUND_TO, Math.PI, -angle);
    const under = apart + neck - radius * 0.97 * (NECK + girth(i / (count - 1)).tall);
    const r = hoop + apart * Math.sin(phase) * (1 - tail) + under * tail + lift;
    return [center[0] - Math.sin(angle) * r, center[1] - Math.cos(angle) * r, apart * Math.cos(phase)];
  });
  const path = evenly(spline(wind, false, 4), STEPS + 1, false);
  /** The nearest point of the rope's middle. */
  const core = ([x, y]: Vec3): Vec3 => {
    const length = Math.hypot(x - center[0], y - center[1]);
    return [center[0] + ((x - center[0]) * hoop) / length, center[1] + ((y - center[1]) * hoop) / length, 0];
  };
  const isScaled = bench.spec.root.params['skin'] === 'scales';
  const eyes = stones.filter(({ role }) => role === 'accent');
  const turn = ([x, y, z]: Vec3): Vec3 => [-x, y, -z];
  [path, path.map(turn)].forEach((own, i) => {
    const body = snakeBody(own, core, radius, isScaled, 1);
    bench.add(body.solid, 65);
    const eye = eyes[i] ?? eyes[0];
    if (eye) setEyes(bench, body, eye, radius);
  });
  if (!between) return;
  const { kind, cut, size_mm: sizeMm } = between;
  const origin: Vec3 = [0, center[1] + hoop + apart + radius * 0.6, 0];
  const axes = axesFacing([0, 1, 0], [1, 0, 0]);
  bench.stone({ kind, cut, sizeMm, role: 'center', origin, axes });
  bench.add(
    bezelCup(cut, sizeMm, axes, origin, { wallMm: 0.45, depth: Math.max(sizeMm * 0.5, apart + radius), open: 0.5 }),
    40,
  );
}
