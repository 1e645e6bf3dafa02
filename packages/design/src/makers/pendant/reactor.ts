/** A science-fiction pendant: interrupted concentric rings of bevelled metal, struts, and a stone at the core. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { CABLE, FINE, chainNamed, hangOnChain } from '../../parts/chain';
import { bezelCup, girdleMm } from '../../parts/head';
import { girdleReach } from '../../parts/prongHead';
import { photograph } from '../../parts/shot';
import { roundedBox } from '../../geometry/blocks';
import type { Point2 } from '../../geometry/curves';
import { sample, turn } from '../../geometry/curves';
import type { Solid } from '../../geometry/solid';
import { sweepSections } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, WORLD, Z, axesFacing } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm } from '../params';

/**
 * Sections across and up, in units of half width and half depth: a roof of two unequal slopes, two ridges, and a thin
 * flat rail.
 */
const ROOF: readonly Point2[] = [
  [1, -0.75],
  [1, -0.1],
  [0.92, 0.1],
  [0.28, 0.94],
  [0.16, 1],
  [0, 0.96],
  [-0.94, 0.42],
  [-1, 0.3],
  [-1, -0.75],
  [-0.8, -1],
  [0.8, -1],
];
/** Two ridges side by side, the outer one higher. */
const RIDGES: readonly Point2[] = [
  [1, -0.75],
  [1, -0.1],
  [0.92, 0.12],
  [0.62, 0.95],
  [0.5, 1],
  [0.38, 0.95],
  [0.1, 0.12],
  [-0.04, 0.1],
  [-0.14, 0.16],
  [-0.42, 0.62],
  [-0.52, 0.66],
  [-0.62, 0.6],
  [-0.92, 0.1],
  [-1, 0],
  [-1, -0.75],
  [-0.8, -1],
  [0.8, -1],
];
const RAIL: readonly Point2[] = [
  [1, -0.8],
  [1, 0.5],
  [0.55, 1],
  [-0.55, 1],
  [-1, 0.5],
  [-1, -0.8],
  [-0.8, -1],
  [0.8, -1],
];

/** A ring segment between two angles, its ends slanted by `slant` mm. */
function arcBar(
  radius: number,
  halfWidth: number,
  halfDepth: number,
  from: number,
  to: number,
  section = ROOF,
  slant = halfWidth * 0.7,
): Solid {
  const count = Math.max(16, Math.round(((to - from) / TAU) * 220));
  return sweepSections(
    sample(count, (t) =>
      section.map(([u, v]): Vec3 => {
        const angle = from + (to - from) * t + (u * slant * (1 - 2 * t)) / radius;
        const r = radius + u * halfWidth;
        return [Math.cos(angle) * r, Math.sin(angle) * r, v * halfDepth];
      }),
    ),
    false,
  );
}

/** A whole ring. */
const ringBar = (radius: number, halfWidth: number, halfDepth: number, section = RAIL): Solid =>
  sweepSections(
    turn(180, (a) =>
      section.map(([u, v]): Vec3 => [
        Math.cos(a) * (radius + u * halfWidth),
        Math.sin(a) * (radius + u * halfWidth),
        v * halfDepth,
      ]),
    ),
    true,
  );

/** Positions of panels as shares of a third of the outer ring. */
const PANELS: readonly (readonly [from: number, to: number])[] = [
  [0.075, 0.5],
  [0.515, 0.925],
];

/** Number of vanes around the stone, their measures, mm, and rotation about their length, radians. */
const VANES = 18;
const VANE = { halfWidth: 0.4, halfDepth: 0.75, turn: 0.7 } as const;
/** Shortest vane, mm. */
const LEAST_VANE = 0.9;

export const reactorPendant: Maker = {
  name: 'reactor-pendant',
  params: z
    .strictObject({
      form: z.enum(['iris', 'orbit']),
      rings: countOf(1, 3),
      chain: z.enum([
        'snake',
        'rope',
        'box',
        'curb',
        'paperclip',
        'figaro',
        'mariner',
        'bead',
        'bold',
        'fine',
        'cable',
        'cord',
        'brown-cord',
        'red-cord',
        'navy-cord',
        'green-cord',
        'white-cord',
        'pink-cord',
      ]),
      height: lengthMm(2, 60),
      length: lengthMm(140, 900),
    })
    .partial(),
  plan: (brief, rng) => {
    const k = brief.has('bold') ? 14 : brief.has('minimalist') ? 9 : rng.between(11, 12.5);
    const cut = brief.cuts[0] ?? rng.pick(['hexagon', 'asscher', 'round', 'hexagon'] as const);
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut,
              size_mm: mm(
                brief.stoneSizeMm ??
                  k * (cut === 'emerald' || cut === 'oval' || cut === 'pear' || cut === 'marquise' ? 0.42 : 0.54),
              ),
              count: 1,
            },
            {
              role: 'accent',
              kind: brief.gems[1] ?? brief.gems[0],
              cut: 'round',
              size_mm: mm(k * 0.13),
              count: brief.quantity === 'many' ? 9 : 3,
            },
          ]
        : [],
      variant: {
        form: rng.pick(['orbit', 'iris']),
        rings: brief.has('minimalist') ? 1 : 2,
        ...(brief.chain ? { chain: brief.chain } : {}),
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -16, 10),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 23) / 2;
    const stone = stonesOf(spec, 'center');
    const accent = stonesOf(spec, 'accent');
    const z = Math.max(3.2, (stone?.size_mm ?? 4) * 0.5 + 1.2);
    const satin = bench.finish('satin');
    const core = (stone?.size_mm ?? k * 0.5) / 2;
    const at = (angle: number, r: number, up: number): Vec3 => [Math.cos(angle) * r, Math.sin(angle) * r, z + up];
    const top = Math.PI / 2;
    // The outer ring consists of panels on a rail.
    const outer = k * 0.9;
    bench.add(ringBar(outer, k * 0.04, k * 0.06), 25, { origin: [0, 0, z - k * 0.04], surface: satin });
    for (let i = 0; i < 3; i++) {
      for (const [from, to] of PANELS) {
        const a = top + ((i + from) * TAU) / 3;
        bench.add(arcBar(outer, k * 0.095, k * 0.085, a, top + ((i + to) * TAU) / 3, RIDGES, k * 0.03), 18, {
          origin: [0, 0, z],
        });
      }
    }
    if (Number(spec.root.params['rings']) > 1) {
      const iris = choice(spec, 'form') === 'iris';
      const count = iris ? 6 : 2;
      for (let i = 0; i < count; i++) {
        const from = top + (iris ? 0.1 : 0.35) + (i * TAU) / count;
        bench.add(
          arcBar(k * 0.62, k * (iris ? 0.085 : 0.075), k * 0.075, from, from + TAU / count - (iris ? 0.2 : 0.7)),
          18,
          { origin: [0, 0, z + k * 0.03] },
        );
      }
      bench.add(ringBar(k * 0.62, k * 0.03, k * 0.05), 25, { origin: [0, 0, z - k * 0.03], surface: satin });
    }
    // Struts run through all rings to the core.
    for (let i = 0; i < 3; i++) {
      const angle = top + (i * TAU) / 3;
      const axes: Axes = [[Math.cos(angle), Math.sin(angle), 0], [-Math.sin(angle), Math.cos(angle), 0], Z];
      const from = core * 0.9;
      const to = outer;
      bench.add(roundedBox([(to - from) / 2, k * 0.042, k * 0.05], 0.14), 30, {
        axes,
        origin: at(angle, (from + to) / 2, -0.05),
      });
      bench.add(roundedBox([k * 0.09, k * 0.1, k * 0.11], 0.2), 30, { axes, origin: at(angle, outer, 0) });
      if (accent) {
        const seat = at(angle, outer, k * 0.11 + 0.06);
        bench.stone({ kind: accent.kind, cut: 'round', sizeMm: accent.size_mm, role: 'accent', origin: seat });
        bench.add(
          bezelCup('round', accent.size_mm, WORLD, seat, { wallMm: 0.24, depth: accent.size_mm * 0.45, open: 0.6 }),
          40,
        );
        for (const side of accent.count > 3 ? [-1, 1] : []) {
          const beside = at(angle + side * 0.62, outer, k * 0.085 + 0.06);
          bench.stone({
            kind: accent.kind,
            cut: 'round',
            sizeMm: accent.size_mm * 0.85,
            role: 'accent',
            origin: beside,
          });
          bench.add(
            bezelCup('round', accent.size_mm * 0.85, WORLD, beside, {
              wallMm: 0.22,
              depth: accent.size_mm * 0.4,
              open: 0.6,
            }),
            40,
          );
        }
      }
    }
    if (stone && Number(spec.root.params['rings']) > 1) {
      // Vanes from the bezel to the inner ring, turned like those of a turbine.
      const girdle = girdleMm(stone.cut, stone.size_mm);
      const end = k * 0.59;
      for (let i = 0; i < VANES; i++) {
        const angle = top + ((i + 0.5) * TAU) / VANES;
        const start = Math.hypot(...girdleReach(girdle, angle)) + 0.35;
        if (end - start < LEAST_VANE) continue;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        bench.add(roundedBox([(end - start) / 2, VANE.halfWidth, VANE.halfDepth], 0.12, 2), 30, {
          axes: axesFacing([-s * Math.sin(VANE.turn), c * Math.sin(VANE.turn), Math.cos(VANE.turn)], [c, s, 0]),
          origin: at(angle, (start + end) / 2, -0.05),
        });
      }
    }
    if (stone) {
      const middle: Vec3 = [0, 0, z + 0.5];
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin: middle });
      bench.add(
        bezelCup(stone.cut, stone.size_mm, WORLD, middle, { wallMm: 0.62, depth: stone.size_mm * 0.5, open: 0.6 }),
        24,
      );
    } else {
      bench.add(ringBar(core * 0.62, core * 0.4, k * 0.08, ROOF), 18, { origin: [0, 0, z + 0.1], surface: satin });
      bench.add(roundedBox([core * 0.5, core * 0.5, k * 0.13], 0.3), 30, {
        origin: [0, 0, z + 0.1],
        axes: [[Math.SQRT1_2, Math.SQRT1_2, 0], [-Math.SQRT1_2, Math.SQRT1_2, 0], Z],
      });
    }
    hangOnChain(bench, [0, outer + k * 0.11, z], chainNamed(choice(spec, 'chain'), k > 12 ? CABLE : FINE), 0.95);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 210, fill: 0.68, raise: 0.05 }));
  },
};
