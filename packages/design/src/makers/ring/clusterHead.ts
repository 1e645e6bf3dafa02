import type { Vec3 } from '../../piece';
import { bezelCup, girdleMm } from '../../parts/head';
import { prongAngles, prongHead } from '../../parts/prongHead';
import type { Bench } from '../../parts/bench';
import type { Stone } from '../../spec';
import { spline } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { TAU, axesFacing, cross, fromAxes, scale } from '../../geometry/vec';
import { onHoop, type Ground } from './common';
import { inTurn, axesAt } from './settings';

/** Metal between the girdles of neighbours, half of it, and between the main stone and those around it, mm. */
const WALL = 0.28;
const BESIDE = 0.02;
const AROUND = 0.05;
/** Wall of a petal's cup, which runs into that of its neighbours, mm. */
const CUP_WALL = 0.5;
/** Depth of the petals' girdles below that of the main stone, mm. */
const PETAL_DROP = 0.7;
/** Prongs that fit between the stones of a ring, one between every few. */
const PRONGS = [6, 4, 5, 7] as const;
const USUAL_PRONGS = 6;
/** Half the thickness of the wires between the cups of a cluster, mm. */
const JOINT = 0.42;
/** Points of the wire under the cups. */
const WIRE_POINTS = 48;
const PETAL_TILT = 0.32;

/** Extents of a stone towards +y and -y, and to the side, mm. */
function reaches({ cut, size_mm }: Stone): { up: number; down: number; half: number } {
  const girdle = girdleMm(cut, size_mm);
  return {
    up: Math.max(...girdle.map((p) => p[1])),
    down: -Math.min(...girdle.map((p) => p[1])),
    half: Math.max(...girdle.map((p) => p[0])),
  };
}

interface ClusterPlan {
  petals: Stone[];
  /** Greatest distance of the petals from the middle, mm. */
  ring: number;
  /** Distance of a petal in a direction, radians: petals follow the outline of a long stone. */
  ringAt: (turn: number) => number;
}

/** The stones around the first of a cluster, and their distances from its middle. */
function clusterPlan([center, ...lots]: readonly Stone[]): ClusterPlan {
  const petals = lots.length === 0 ? [] : inTurn(lots, 0);
  const [inner, widest] = [
    Math.max(0, ...petals.map((petal) => reaches(petal).up)),
    Math.max(0, ...petals.map((petal) => reaches(petal).half)),
  ];
  const girdle = girdleMm(center!.cut, center!.size_mm);
  const beside = Math.max(...girdle.map((p) => Math.hypot(p[0], p[1])));
  const least = (widest + WALL + BESIDE) / Math.sin(Math.PI / Math.max(3, petals.length));
  const ring = Math.max(beside + inner + WALL + AROUND, least);
  const slender = center!.cut === 'oval' ? Math.max(...girdle.map((p) => p[0])) / beside : 1;
  return {
    petals,
    ring,
    ringAt: (turn) =>
      slender === 1
        ? ring
        : Math.max(ring - beside * (1 - slender / Math.hypot(Math.cos(turn), slender * Math.sin(turn))), least),
  };
}

/** Radius of a cluster, mm. */
export function clusterReach(stones: readonly Stone[]): number {
  const { petals, ring } = clusterPlan(stones);
  return petals.length === 0
    ? stones[0]!.size_mm / 2
    : ring + Math.max(...petals.map((petal) => reaches(petal).down)) + WALL;
}

/** The turn of a ring of stones, in pitches, at which prongs stand between them rather than before one. */
function turnBetween(prongs: readonly number[], count: number): number {
  const clear = (shift: number): number =>
    Math.min(
      ...prongs.map((angle) => {
        const places = (angle / TAU) * count - shift;
        return Math.abs(places - Math.round(places));
      }),
    );
  return clear(0.5) > clear(0) + 1e-6 ? 0.5 : 0;
}

/** Stones like petals around the first one, each in its own cup, points inwards, on a basket of wires. */
export function buildCluster(
  bench: Bench,
  shank: Ground,
  angle: number,
  stones: readonly Stone[],
  asked: number | undefined,
): void {
  const center = stones[0]!;
  const axes = axesAt(angle);
  const { petals, ringAt } = clusterPlan(stones);
  const prongs = asked ?? PRONGS.find((count) => petals.length > 0 && petals.length % count === 0) ?? USUAL_PRONGS;
  const depth = center.size_mm * 0.5 + 0.7;
  const origin = onHoop(shank.center, angle, shank.topRadius - 0.2 + depth);
  bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: center.role, origin, axes });
  bench.add(
    prongHead({
      kind: center.kind,
      cut: center.cut,
      sizeMm: center.size_mm,
      axes,
      origin,
      prongs,
      wireMm: 0.34,
      depth,
      onto: shank.field,
    }),
    60,
  );
  if (petals.length === 0) return;
  const low = Math.max(...petals.map(({ size_mm }) => size_mm)) * 0.34 + 0.5;
  const shift = turnBetween(prongAngles(center.cut, prongs, girdleMm(center.cut, center.size_mm)), petals.length);
  petals.forEach((petal, i) => {
    const turn = ((i + shift) / petals.length) * TAU;
    const out: Vec3 = [Math.cos(turn), Math.sin(turn), 0];
    const seat = fromAxes(axes, origin, [out[0] * ringAt(turn), out[1] * ringAt(turn), -PETAL_DROP]);
    const up = fromAxes(axes, [0, 0, 0], [out[0] * PETAL_TILT, out[1] * PETAL_TILT, 1]);
    const inwards = fromAxes(axes, [0, 0, 0], scale(out, -1));
    // The second axis of a stone runs along its length.
    const tilted = axesFacing(up, cross(inwards, up));
    bench.stone({
      kind: petal.kind,
      cut: petal.cut,
      sizeMm: petal.size_mm,
      role: petal.role,
      origin: seat,
      axes: tilted,
    });
    bench.add(
      bezelCup(petal.cut, petal.size_mm, tilted, seat, { wallMm: CUP_WALL, depth: petal.size_mm * 0.52, open: 0.4 }),
      40,
    );
  });
  const hub = fromAxes(axes, origin, [0, 0, -depth * 0.75]);
  const wire = Array.from({ length: WIRE_POINTS }, (_, i): Vec3 => {
    const angle = (i / WIRE_POINTS) * TAU;
    const r = ringAt(angle);
    return fromAxes(axes, origin, [Math.cos(angle) * r, Math.sin(angle) * r, -low]);
  });
  bench.add(tube(wire, JOINT, { closed: true }), 40);
  for (let i = 0; i < 4; i++) {
    const turn = ((i + 0.5) / 4) * TAU;
    const at = (r: number, z: number): Vec3 => fromAxes(axes, origin, [Math.cos(turn) * r, Math.sin(turn) * r, z]);
    bench.add(tube(spline([hub, at(ringAt(turn) * 0.55, -low - 0.35), at(ringAt(turn), -low)], false), JOINT), 40);
  }
}
