/** Chandeliers: a pierced fan of metal with small stones, and drops of graduated lengths on its lower edge. */
import type { Vec3 } from '../../piece';
import type { Bench } from '../../parts/bench';
import { chainBetween, jumpRing } from '../../parts/chain';
import { earHook } from '../../parts/earFitting';
import { bezelCup, girdleMm } from '../../parts/head';
import { moved, plaqueSolid, type Plaque } from '../../parts/plaque';
import { grains, setStones, type Seat } from '../../parts/seats';
import { photographed } from '../../parts/shot';
import { sample, type Point2 } from '../../geometry/curves';
import { WORLD, X, Y, Z, along } from '../../geometry/vec';
import { hangPearl } from '../../parts/pearl';
import type { Stone } from '../../spec';
import { stonesIn } from '../../spec/tree';
import { choice, measure, stonesOf, type Maker } from '../maker';
import { countOf, lengthMm, paramsOf, yesNo } from '../params';
import { planChandeliers } from './chandelierPlan';

/** Half the opening angle of the fan, radians. */
const SPREAD = 1.02;

/** Share of the fan's lower edge with drops, and the gap between them, mm. */
const HUNG = 0.84;
const AIR = 0.2;
const DROP_WALL = 0.54;
/** Maximum growth of the fan beyond its plan; then it carries fewer drops. */
const MOST_GROWN = 1.2;
/** Metal between the openings of the fan, and beside the outermost, mm. */
const WEB = 0.64;

const polar = (r: number, angle: number): Point2 => [Math.sin(angle) * r, -Math.cos(angle) * r];

/** A fan between two radii, rounded at the top. */
function fan(inner: number, outer: number): Plaque {
  const outline: Point2[] = [
    ...sample(40, (t) => polar(outer, -SPREAD + 2 * SPREAD * t)),
    ...sample(24, (t) => polar(inner, SPREAD - 2 * SPREAD * t)),
  ];
  const room = (outer - inner) * 0.42;
  const web = WEB / (inner + room * 1.25);
  const half = (SPREAD - 3 * web) / 5;
  const windows = [-2, -1, 0, 1, 2].map((i): Point2[] => {
    const a = i * (2 * half + web);
    return [...sample(12, (t) => polar(inner + room * 1.25, a - half + 2 * half * t)), polar(inner + room * 0.28, a)];
  });
  return { outline, windows, half: 0.62, rim: { width: 0.26, height: 0.12 } };
}

/** Most rows of stones one below the other, and a chain that two rings can hold, mm. */
const MOST_ROWS = 3;
const LEAST_CHAIN = 3.2;
/** The longest chains in the middle line, mm. */
export const MOST_FALL = 60;

interface Hanging {
  /** The lowest point of what carries it. */
  from: Vec3;
  stone: Stone;
  sizeMm: number;
  /** Length of the chain above it, mm. */
  chainMm: number;
}

/** Hangs a stone in its bezel or a capped pearl from a ring, below a chain. Returns its lowest point. */
function hang(bench: Bench, { from: [x, y, z], stone: { kind, cut, role }, sizeMm, chainMm }: Hanging): Vec3 {
  const ringAt = (edge: number): void => bench.add(jumpRing([x, edge - 0.42, z], Y, Z, 0.78, 0.19), 40);
  ringAt(y);
  const isChained = chainMm >= LEAST_CHAIN;
  const edge = isChained ? y - chainMm : y;
  if (isChained) {
    chainBetween(bench, [x, y - 1.1, z], [x, edge + 0.26, z]);
    ringAt(edge);
  }
  if (kind === 'pearl') return along(hangPearl(bench, { kind, sizeMm, role, top: [x, edge - 1.2, z] }), Y, -sizeMm / 2);
  const tall = Math.max(...girdleMm(cut, sizeMm).map((p) => p[1]));
  const at: Vec3 = [x, edge - 1.25 - tall - 0.35, z];
  bench.stone({ kind, cut, sizeMm, role, origin: at });
  bench.add(bezelCup(cut, sizeMm, WORLD, at, { wallMm: DROP_WALL, depth: sizeMm * 0.46, open: 0.55 }), 36);
  bench.add(jumpRing([x, at[1] + tall + 0.55, z], X, Y, 0.42, 0.16), 40);
  return [x, at[1] - tall - DROP_WALL + 0.1, z];
}

export const chandeliers: Maker = {
  name: 'chandeliers',
  params: paramsOf({
    drops: countOf(1, 41),
    width: lengthMm(5, 60),
    /** Stones one below the other in each line. */
    rows: countOf(1, MOST_ROWS),
    /** The main stone hangs below the middle line. */
    low: yesNo(),
    /** Length of the chains in the middle line, mm. */
    fall: lengthMm(0, MOST_FALL),
  }),
  plan: planChandeliers,
  build: photographed({ rig: 'wall', distanceMm: 230, fill: 0.78 }, (bench, spec) => {
    const isLow = choice(spec, 'low') === 'yes';
    const stones = stonesIn(spec);
    const lots = stones.filter(({ role }) => role === 'accent' || (role === 'center' && !isLow));
    const low = isLow ? stonesOf(spec, 'center') : undefined;
    const [stone] = lots as [Stone];
    const small = stonesOf(spec, 'pave')!;
    const rows = Number(spec.root.params['rows'] ?? 1);
    const fall = measure(spec, 'fall', 0);
    const half = Math.max(...lots.flatMap(({ cut, size_mm }) => girdleMm(cut, size_mm).map((p) => p[0])));
    // Drops hang side by side: the fan grows with them, and carries fewer large ones.
    const apart = 2 * (half + DROP_WALL) + AIR;
    const radiusFor = (count: number): number => apart / (2 * Math.sin((SPREAD * HUNG) / (count - 1)));
    const requested = measure(spec, 'width', 16) / 2 / Math.sin(SPREAD);
    const planned = Number(spec.root.params['drops'] ?? 5);
    const drops = radiusFor(planned) > requested * MOST_GROWN ? 3 : planned;
    const outer = Math.max(requested, radiusFor(drops));
    const reach = Math.max(Math.sin(SPREAD) * outer + 2.2, Math.sin(SPREAD * HUNG) * outer + apart / 2 + AIR);
    const inner = outer * 0.34;
    const z = 3.6;
    const plaque = fan(inner, outer);
    const rim = outer - 1.02;
    const count = Math.floor((rim * 2 * SPREAD * 0.95) / (small.size_mm * 1.06));
    const seats: Seat[] = Array.from({ length: count }, (_, i) => {
      const [x, y] = polar(rim, ((i - (count - 1) / 2) * small.size_mm * 1.06) / rim);
      return { origin: [x, y, plaque.half - 0.02], axes: WORLD, sizeMm: small.size_mm };
    });
    const mesh = bench.define(plaqueSolid(plaque, seats, 0.13), 50);
    const lowChain = low && fall / 2 < LEAST_CHAIN ? fall : fall / 2;
    for (const way of [-1, 1]) {
      const origin: Vec3 = [way * reach, 0, z];
      bench.place(mesh, { origin });
      const set = moved(seats, WORLD, origin);
      setStones(bench, set, [small.kind], 'pave');
      grains(bench, set);
      // A stone in the crown of the fan, on the ear wire.
      const crown: Vec3 = [origin[0], -inner * 0.42, z + 0.3];
      const size = stone.size_mm * 0.92;
      const kind = stone.kind === 'pearl' ? small.kind : stone.kind;
      bench.stone({ kind, cut: 'round', sizeMm: size, role: 'side', origin: crown });
      bench.add(
        bezelCup('round', size, WORLD, crown, {
          wallMm: Math.max(0.4, inner * 0.62 - size / 2),
          depth: 1.5,
          open: 0.6,
        }),
        36,
      );
      earHook(bench, [origin[0], crown[1] + Math.max(size / 2 + 0.4, inner * 0.62) - 0.05, z], -way);
      for (let i = 0; i < drops; i++) {
        const off = i - (drops - 1) / 2;
        const [dx, dy] = polar(outer, (off / ((drops - 1) / 2)) * SPREAD * HUNG);
        const share = 1 - Math.abs(off) / drops;
        const scale = 0.72 + 0.28 * share;
        let foot: Vec3 = [origin[0] + dx, dy, z];
        for (let row = 0; row < rows; row++) {
          const lot = lots[row % lots.length]!;
          const chainMm = row === 0 ? (low ? fall - lowChain : fall) * share ** 2 : 0;
          foot = hang(bench, { from: foot, stone: lot, sizeMm: lot.size_mm * scale, chainMm });
        }
        if (low && off === 0)
          bench.inPart('drop', () => hang(bench, { from: foot, stone: low, sizeMm: low.size_mm, chainMm: lowChain }));
      }
    }
  }),
};
