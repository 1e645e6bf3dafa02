/**
 * Builds a pair of hoops from its tree of parts: round, square, tapering, twisted, doubled or hexagonal, with rows of
 * stones in the metal and hanging parts; each opens at a hinge and closes with a post through the ear.
 */
import { sphere } from '../../geometry/blocks';
import { sample } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { Y, Z, fromAxes, sub, unit } from '../../geometry/vec';
import { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { bezelCup } from '../../parts/head';
import { photograph } from '../../parts/shot';
import type { Piece, Vec3 } from '../../piece';
import type { DesignPart, DesignSpec } from '../../spec';
import { hungOf } from '../chain/bodies';
import { inSlot } from '../ring/body';
import { hoopBorder } from './hoopBorder';
import { rowSeats, setRow, type Row } from './hoopRows';
import { footOf, hingeOf, latchOf, onHoop, thickness, type Hoop, type HoopForm, type Stand } from './hoopShape';
import { bridges, endCaps, sideWires, wiresOf } from './hoopWires';
import { isSingle } from './single';
import { turnedBy } from '../turned';

/** A post through the ear, the knuckle of the hinge and the catch, around the top of a hoop. */
function closing(bench: Bench, hoop: Hoop, { axes, origin }: Stand): void {
  const r = thickness(hoop, 0);
  const [hinge, latch] = [hingeOf(hoop), latchOf(hoop)];
  bench.add(
    tube(
      sample(24, (t) => onHoop(hoop, latch - 0.05 + (hinge - latch + 0.1) * t, -r * 0.15)),
      0.42,
      { points: 12 },
    ),
    40,
    { axes, origin },
  );
  const [hx, hy] = onHoop(hoop, hinge, -r * 0.1);
  const half = Math.max(0.62, r * 0.86);
  for (const [from, to, wide] of [
    [-1, -0.36, 0.62],
    [-0.32, 0.32, 0.58],
    [0.36, 1, 0.62],
  ] as const) {
    bench.add(
      tube(
        [
          [hx, hy, from * half],
          [hx, hy, ((from + to) / 2) * half],
          [hx, hy, to * half],
        ],
        wide,
        { points: 20, roundEnds: false },
      ),
      30,
      { axes, origin },
    );
  }
  bench.add(sphere(0.62, 12), 40, { axes, origin: fromAxes(axes, origin, onHoop(hoop, latch - 0.02, -r * 0.15)) });
}

/** Half the thickness of the ring around a hoop that a part hangs from, mm. */
const RING_WIRE = 0.28;
/**
 * The ring between that one and the hanging part: distance of its middle, radius, wire, and distance to the part, mm.
 */
const LINK = { under: 0.5, radius: 0.95, wire: 0.22, drop: 1.1 } as const;

/** Angle between neighbouring parts on a hoop, radians. */
const SPREAD = 0.62;
/** Angle of the arc that carries many drops, radians, and the gap between them, mm. */
const MOST_SPREAD = 1.7;
const DROP_AIR = 0.8;

/**
 * Hangs a part below a hoop, on a ring around its metal, facing forwards across the hoop.
 * @param turn angle from the hoop's lowest point, radians
 */
function hangBelow(bench: Bench, hoop: Hoop, drop: DesignPart, turn: number, { axes, origin, yaw }: Stand): void {
  const half = turn === 0 ? footOf(hoop) : thickness(hoop, Math.PI + turn);
  const reach = half + 0.35 + RING_WIRE;
  const at = (by: number): Vec3 => fromAxes(axes, origin, onHoop(hoop, Math.PI + turn, by));
  // Its highest point is on the metal, inside the hoop.
  const by = reach - half - RING_WIRE + 0.06;
  const middle = at(by);
  const [x, low, z] = at(by + reach + RING_WIRE);
  bench.add(jumpRing(middle, unit(sub(middle, [x, low, z])), axes[2], reach, RING_WIRE), 40);
  const hung = hungOf(bench, drop, 'fine');
  const from = bench.parts.length;
  bench.add(jumpRing([x, low - LINK.under, z], Y, Z, LINK.radius, LINK.wire), 40);
  hung.place([x - hung.top[0], low - LINK.drop - hung.top[1], z - hung.eyeZ]);
  bench.move(from, (at) => turnedBy(at, yaw - Math.PI / 2, [x, 0, z]));
}

/** The frame of a hexagonal hoop's stone is at its lowest corner. */
function hexagonStone(bench: Bench, { radius, wireHalf }: Hoop, head: DesignPart, { axes, origin }: Stand): void {
  const { kind, cut, size_mm: sizeMm, role } = head.stones![0]!;
  const front = fromAxes(axes, origin, [0, -radius * 0.82, Math.max(0, wireHalf - 2.2)]);
  bench.inPart(head.id, () => {
    bench.stone({ kind, cut, sizeMm, role, origin: front, axes });
    bench.add(bezelCup(cut, sizeMm, axes, front, { wallMm: 0.5, depth: sizeMm * 0.5, open: 0.6 }), 28);
  });
}

/** Gap between two hoops in the picture, in radii, and the share that small ones fill, up to their outer diameter in mm. */
const BETWEEN = 0.24;
const TINY = { fill: 0.74, upToMm: 19 } as const;

/** Hoops with a row or a hanging stone face the viewer, most with a lone one; a plain hoop shows its circle. */
export function standsOf(hoop: Hoop, isTurned: boolean, hangs: boolean, isLone: boolean, azimuthDeg: number): Stand[] {
  const { radius, wireHalf, form } = hoop;
  const lowest = form === 'hexagon' ? radius * 1.04 + wireHalf * 0.66 : radius + footOf(hoop) + 0.02;
  const az = (azimuthDeg * Math.PI) / 180;
  const yaws = isLone ? [1.34, 1.2] : isTurned ? [1.16, 0.98] : [0.75, 0.58];
  // Half the width of each as the camera sees it; the second stands nearer.
  const outer = radius + wireHalf;
  const seenHalf = (a: number): number => Math.abs(Math.cos(a)) * outer + Math.abs(Math.sin(a)) * wireHalf * 1.3;
  const seen = yaws.reduce((sum, yaw) => sum + seenHalf(yaw - az), radius * BETWEEN);
  const nearer = hangs ? 0 : radius * 0.35;
  const apart = (seen + nearer * Math.sin(az)) / Math.cos(az);
  return yaws.map((yaw, i) => ({
    yaw,
    axes: [[Math.cos(yaw), 0, -Math.sin(yaw)], Y, [Math.sin(yaw), 0, Math.cos(yaw)]],
    // A hoop with a hanging part hangs, others stand.
    origin: [(i - 0.5) * apart, hangs ? 0 : lowest, hangs ? radius * 1.2 : i * nearer],
  }));
}

/** Number of hanging parts from which on a hoop shows its circle. */
const ABREAST = 3;

/** A pair of hoops, or one. @param root with the stones of one of them */
export function buildHoops(spec: DesignSpec, root: DesignPart): Piece {
  const bench = new Bench(spec);
  const hoop: Hoop = {
    radius: Number(root.params['diameter'] ?? 18) / 2,
    wireHalf: Number(root.params['wire'] ?? 3) / 2,
    form: (root.params['form'] ?? 'plain') as HoopForm,
  };
  const drops = inSlot(root, 'drops');
  const hangs = drops.length > 0;
  const [head] = inSlot(root, 'front');
  const hasRows = hoop.form !== 'hexagon';
  const rows: Row[] = hasRows
    ? [
        ...inSlot(root, 'row').map((part): Row => ({ part, isInside: false })),
        ...inSlot(root, 'inner').map((part): Row => ({ part, isInside: true })),
      ]
    : [];
  const offsets = hoop.form === 'double' ? [-hoop.wireHalf * 1.05, hoop.wireHalf * 1.05] : [0];
  const inWires = rows.map((row) => offsets.map((off) => rowSeats(hoop, row, off, hangs)));
  const outside = inWires.flatMap((wires, i) => (rows[i]!.isInside ? [] : wires.flat()));
  const isSet = inWires.some(([seats]) => seats!.length > 0);
  const isLone = inWires.length === 1 && inWires[0]!.every((seats) => seats.length === 1);
  const meshes = wiresOf(bench, hoop, offsets, inWires.flat(2));
  const wires = sideWires(bench, hoop, offsets);
  // Several stones in a row are side by side along the hoop.
  const [border] = hoop.form === 'hexagon' || hoop.form === 'twist' ? [] : inSlot(root, 'border');
  const isTurned =
    isSet || border !== undefined || (drops.length < ABREAST && drops.some(({ kind }) => kind !== 'head.cap'));
  for (const stand of standsOf(hoop, isTurned, hangs, isLone, spec.view.azimuth_deg).slice(isSingle(root) ? 1 : 0)) {
    const { axes, origin } = stand;
    meshes.forEach((mesh, i) =>
      bench.place(mesh, { axes, origin, ...(meshes.length > 1 && i === 0 ? { surface: bench.accent } : {}) }),
    );
    for (const mesh of wires) bench.place(mesh, { axes, origin, surface: bench.accent });
    bridges(bench, hoop, stand);
    endCaps(bench, hoop, stand);
    if (head && hoop.form === 'hexagon') hexagonStone(bench, hoop, head, stand);
    if (hoop.form !== 'hexagon') closing(bench, hoop, stand);
    const widest = Math.max(0, ...drops.flatMap(({ stones = [] }) => stones.map(({ size_mm }) => size_mm)));
    const least = (widest + DROP_AIR) / (Number(root.params['diameter'] ?? 18) / 2);
    const spread = Math.min(SPREAD, Math.max(least, MOST_SPREAD / Math.max(1, drops.length - 1)));
    drops.forEach((drop, i) => hangBelow(bench, hoop, drop, ((drops.length - 1) / 2 - i) * spread, stand));
    if (border) hoopBorder(bench, hoop, border, outside, hangs, stand);
    rows.forEach((row, i) => setRow(bench, row, inWires[i]!, axes, origin));
  }
  return bench.finishWith(
    photograph(
      bench,
      hangs
        ? { rig: 'wall', distanceMm: 230, fill: 0.72 }
        : { rig: 'floor', distanceMm: 190, fill: 2 * (hoop.radius + hoop.wireHalf) < TINY.upToMm ? TINY.fill : 0.76 },
    ),
  );
}
