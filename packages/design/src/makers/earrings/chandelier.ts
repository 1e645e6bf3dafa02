/**
 * Chandeliers: a pierced fan of metal with small stones, and drops of graduated lengths on its lower edge.
 */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { jumpRing } from '../../parts/chain';
import { earHook } from '../../parts/earFitting';
import { bezelCup, girdleMm } from '../../parts/head';
import type { Plaque } from '../../parts/plaque';
import { moved, plaqueSolid } from '../../parts/plaque';
import type { Seat } from '../../parts/seats';
import { grains, setStones } from '../../parts/seats';
import { photograph } from '../../parts/shot';
import type { Point2 } from '../../geometry/curves';
import { sample } from '../../geometry/curves';
import { WORLD, X, Y, Z } from '../../geometry/vec';
import type { Maker } from '../maker';
import { measure, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm } from '../params';

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

export const chandeliers: Maker = {
  name: 'chandeliers',
  params: z.strictObject({ drops: countOf(1, 41), width: lengthMm(5, 60) }).partial(),
  plan: (brief, rng) => {
    const kind = brief.gems[0] ?? 'diamond';
    const cut = brief.cuts[0] ?? rng.pick(['pear', 'marquise', 'pear', 'oval'] as const);
    return {
      stones: [
        { role: 'center', kind, cut, size_mm: brief.has('bold') ? 3.8 : 3.1, count: 10 },
        { role: 'pave', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.15, count: 0 },
      ],
      variant: { drops: brief.has('minimalist') ? 3 : 5 },
      dimensions: { width: brief.has('bold') ? 19 : 16 },
      view: viewFrom(rng, -9, 5),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const stone = stonesOf(spec, 'center')!;
    const small = stonesOf(spec, 'pave')!;
    const girdle = girdleMm(stone.cut, stone.size_mm);
    // Drops hang side by side: the fan grows with them, and carries fewer large ones.
    const apart = 2 * (Math.max(...girdle.map((p) => p[0])) + DROP_WALL) + AIR;
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
    const tall = Math.max(...girdle.map((p) => p[1]));
    for (const way of [-1, 1]) {
      const origin: Vec3 = [way * reach, 0, z];
      bench.place(mesh, { origin });
      const set = moved(seats, WORLD, origin);
      setStones(bench, set, [small.kind], 'pave');
      grains(bench, set);
      // A stone in the crown of the fan, on the ear wire.
      const crown: Vec3 = [origin[0], -inner * 0.42, z + 0.3];
      const size = stone.size_mm * 0.92;
      bench.stone({ kind: stone.kind, cut: 'round', sizeMm: size, role: 'side', origin: crown });
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
        const angle = ((i - (drops - 1) / 2) / ((drops - 1) / 2)) * SPREAD * HUNG;
        const [dx, dy] = polar(outer, angle);
        const fall = 1 - Math.abs(i - (drops - 1) / 2) / drops;
        const scale = 0.72 + 0.28 * fall;
        const at: Vec3 = [origin[0] + dx, dy - 1.25 - tall * scale - 0.35, z];
        bench.add(jumpRing([origin[0] + dx, dy - 0.42, z], Y, Z, 0.78, 0.19), 40);
        bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm * scale, role: 'center', origin: at });
        bench.add(
          bezelCup(stone.cut, stone.size_mm * scale, WORLD, at, {
            wallMm: DROP_WALL,
            depth: stone.size_mm * 0.46,
            open: 0.55,
          }),
          36,
        );
        bench.add(jumpRing([at[0], at[1] + tall * scale + 0.55, z], X, Y, 0.42, 0.16), 40);
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 230, fill: 0.78 }));
  },
};
