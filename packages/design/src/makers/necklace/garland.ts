/** A garland around the neck: pairs of leaves along a curved stem, largest in the middle, with stones as berries. */
import type { Vec3 } from '../../piece';
import { randomFor } from '../../random';
import { FINE, NECK_MM, chain, chainNamed, jumpRing } from '../../parts/chain';
import { bezelCup } from '../../parts/head';
import { photographed } from '../../parts/shot';
import { BLADE_CREASE, bladeSolid } from '../../curves/blade';
import type { Blade } from '../../curves/figure';
import type { Solid } from '../../geometry/solid';
import { tube } from '../../geometry/sweep';
import { WORLD, Z, add, cross, scale, sub, unit } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Maker } from '../maker';
import { neckline, strand } from './neckline';
import { z } from 'zod';
import { countOf, figures, lengthMm, paramsOf } from '../params';
import { CHAIN_KINDS } from '../../language/vocabulary';

/** The leaves of a garland at unit length: broad veined ones like beech, slender plain ones like olive. */
const LEAVES: readonly Blade[] = [
  { from: [0, 0.07], to: [0, 0.97], width: 0.25, bend: 0.05, veins: 6, stalk: 0.08 },
  { from: [0, 0.07], to: [0, 1.02], width: 0.18, bend: 0.07, stalk: 0.08 },
];
/** Position of the stem's ends on the neckline. */
const END = 0.46;
/**
 * Ratio of the sizes in which leaves are built; sizes in between are enlarged from the next smaller one, so that none
 * gets too thin.
 */
const STEP = 0.74;

/**
 * Bend of leaves below and above the stem relative to the blade's, twist at the tip, and curl as a share of the length.
 */
const GROWTHS = {
  under: { bend: 1, twist: 0.26, curl: 0.07 },
  over: { bend: 1.2, twist: -0.2, curl: -0.04 },
} as const;
type Growth = keyof typeof GROWTHS;
/** Height of the berries' girdles over the stem, mm, clear of the leaves around them. */
const BERRY_UP = 2.5;
/** Variation of the leaves' lengths as a share, and of their directions in radians. */
const LENGTHS = 0.06;
const TURNS = 0.07;
/** Roll of leaves about their midribs, and tilt of their tips out of the plane, radians. */
const ROLL = 0.2;
const PITCH = { under: -0.06, over: 0.3 } as const;

/** A leaf in metal, mirrored for `way` -1; small ones have fewer veins. */
function leafOf(
  { from, to, veins = 0, bend = 0, ...shape }: Blade,
  lengthMm: number,
  growth: Growth,
  way: number,
): Solid {
  const grown = GROWTHS[growth];
  return bladeSolid(
    {
      ...shape,
      bend: way * grown.bend * bend,
      veins: Math.round(veins * Math.sqrt(lengthMm / 11)),
      from: [from[0] * lengthMm, from[1] * lengthMm],
      to: [to[0] * lengthMm, to[1] * lengthMm],
    },
    {
      riseMm: 0.2 * shape.width * lengthMm,
      edgeMm: 0.36,
      backMm: 0.34,
      archMm: 0.07 * lengthMm,
      curlMm: grown.curl * lengthMm,
      twist: way * grown.twist,
    },
  );
}

export const garland: Maker = {
  name: 'garland',
  params: paramsOf({
    motif: figures(),
    version: countOf(0, 9),
    pairs: countOf(1, 12),
    links: z.enum(CHAIN_KINDS),
    width: lengthMm(10, 120),
    leaf: lengthMm(4, 30),
    length: lengthMm(140, 900),
  }),
  plan: (brief, rng) => ({
    stones: brief.gems[0]
      ? [{ role: 'accent', kind: brief.gems[0], cut: 'round', size_mm: mm(brief.has('bold') ? 3.2 : 2.5), count: 7 }]
      : [],
    variant: {
      motif: 'leaf',
      version: Math.floor(rng.between(0, LEAVES.length)),
      pairs: brief.has('minimalist') ? 3 : brief.has('bold') ? 6 : 5,
      ...(brief.chain ? { links: brief.chain } : {}),
    },
    dimensions: { width: 44, leaf: brief.has('minimalist') ? 8.5 : brief.has('bold') ? 13 : 11 },
    view: viewFrom(rng, -8, 8),
  }),
  build: photographed({ rig: 'wall', distanceMm: 240, fill: 0.86, raise: 0.02 }, (bench, spec) => {
    const half = measure(spec, 'width', 44) / 2;
    const big = measure(spec, 'leaf', 11) / 2;
    const pairs = Number(spec.root.params['pairs'] ?? 5);
    const stone = stonesOf(spec, 'accent');
    const z = 2.4;
    const at = (t: number): Vec3 => neckline(t, half, half * 2.1, z);
    bench.add(
      tube(strand(half, half * 2.1, z, -END, END, 120), (t) => 0.36 + 0.3 * Math.sin(Math.PI * t), { points: 16 }),
      40,
    );
    const shape = LEAVES[Number(spec.root.params['version'] ?? 0) % LEAVES.length]!;
    const cast = new Map<string, number>();
    const leaf = (root: Vec3, direction: Vec3, size: number, growth: Growth, way: number, roll = 0): void => {
      const y = unit(direction);
      const flat = cross(y, Z);
      const x = add(scale(flat, Math.cos(roll)), scale(cross(y, flat), Math.sin(roll)));
      const made = big * STEP ** Math.ceil(Math.log(size / big) / Math.log(STEP) - 1e-6);
      const key = `${made} ${growth} ${way}`;
      const mesh = cast.get(key) ?? bench.define(leafOf(shape, 2 * made, growth, way), BLADE_CREASE);
      cast.set(key, mesh);
      const lift = growth === 'over' ? -0.7 : 0.1;
      bench.place(mesh, { axes: [x, y, cross(x, y)], origin: [root[0], root[1], root[2] + lift], scale: size / made });
    };
    // The middle leaf points down; on both sides leaves slant outwards along the stem, above and below it.
    leaf(at(0), [0, -1, 0], big, 'under', 1);
    const rng = randomFor(spec.seed, 'leaves');
    const grown = Array.from({ length: pairs }, (_, i) => ({
      size: mm(big * (0.94 - (0.46 * i) / pairs)),
      own: {
        under: { longer: rng.between(-1, 1), turn: rng.between(-1, 1) },
        over: { longer: rng.between(-1, 1), turn: rng.between(-1, 1) },
      },
    }));
    for (const way of [-1, 1]) {
      grown.forEach(({ size, own }, i) => {
        const t = way * (0.045 + (END - 0.06) * ((i + 0.35) / pairs));
        const forward = unit(sub(at(t + way * 0.01), at(t - way * 0.01)));
        const side: Vec3 = [-forward[1], forward[0], 0];
        for (const growth of ['under', 'over'] as const) {
          const up = growth === 'over' ? way : -way;
          const { longer, turn } = own[growth];
          const lean = 0.702 + TURNS * turn;
          leaf(
            at(t + way * (growth === 'over' ? 0.03 : 0)),
            add(add(scale(forward, Math.cos(lean)), scale(side, Math.sin(lean) * up)), [0, 0, PITCH[growth]]),
            size * (growth === 'over' ? 0.8 : 1) * (1 + LENGTHS * longer),
            growth,
            way,
            ROLL * up,
          );
        }
        if (stone && i < Math.ceil(stone.count / 2)) {
          // The first berry keeps clear of the middle leaf.
          const first = (stone.size_mm * 1.12 + 1) / half / 2.15;
          berry(
            at(way * Math.max(Math.abs(t) - 0.012, first + i * (END / pairs) * 0.9)),
            stone.size_mm * (1 - (0.35 * i) / pairs),
          );
        }
      });
      const end = at(way * (END + 0.008));
      bench.add(jumpRing(end, [1, 0, 0], [0, 1, 0], 0.8, 0.22), 40);
      chain(
        bench,
        strand(half, half * 2.1, z, way * (END + 0.03), way * 1.25, 90),
        chainNamed(choice(spec, 'links'), FINE),
        { wornMm: NECK_MM / 2 },
      );
    }
    function berry(spot: Vec3, sizeMm: number): void {
      const origin: Vec3 = [spot[0], spot[1], z + BERRY_UP];
      bench.stone({ kind: stone!.kind, cut: stone!.cut, sizeMm, role: 'accent', origin });
      bench.add(
        bezelCup(stone!.cut, sizeMm, WORLD, origin, {
          wallMm: 0.56,
          depth: BERRY_UP + 0.15,
          open: 0.7,
          upright: BERRY_UP * 0.6,
        }),
        40,
      );
    }
    if (stone) berry(at(0), stone.size_mm * 1.15);
    bench.mustShow.push([half * 0.86, half * 0.95, z], [-half * 0.86, half * 0.95, z]);
  }),
};
