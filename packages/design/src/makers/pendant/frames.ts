/** Pendants of straight lines: nested polygon frames around a stone, or a cluster of honeycomb cells. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { CABLE, FINE, chainNamed, hangOnChain } from '../../parts/chain';
import { cellLid } from '../../parts/cellLid';
import { bezelCup } from '../../parts/head';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { plate } from '../../geometry/blocks';
import { polygon } from '../../geometry/curves';
import { polygonFrame, tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, WORLD, Y, lerp } from '../../geometry/vec';
import type { Stone } from '../../spec';
import type { Brief, Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm, yesNo } from '../params';

const SIDES: Record<string, number> = { triangle: 3, rhombus: 4, hexagon: 6, octagon: 8 };

/**
 * Size of an inverted triangle inside another, whose corners end in the outer bars.
 */
const INVERTED = 0.55;

/** Small stones around the middle one when many are requested. */
const melee = (brief: Brief): Stone[] =>
  brief.quantity === 'many' && (brief.quantityGiven || brief.gems.length > 1)
    ? [{ role: 'halo', kind: brief.gems[1] ?? 'diamond', cut: 'round', size_mm: 1.15, count: 0 }]
    : [];

export const framePendant: Maker = {
  name: 'frame-pendant',
  params: z
    .strictObject({
      shape: z.enum(['hexagon', 'octagon', 'rhombus', 'triangle']),
      frames: countOf(1, 3),
      edge: z.enum(['knife', 'bar']),
      kinetic: yesNo(),
      chain: z.enum([
        'rope',
        'bead',
        'curb',
        'paperclip',
        'figaro',
        'mariner',
        'box',
        'snake',
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
    const picked = rng.pick(['triangle', 'rhombus', 'hexagon', 'octagon'] as const);
    const shape = brief.wants('triangles') ? 'triangle' : picked;
    const cut =
      brief.cuts[0] ??
      (shape === 'triangle'
        ? 'trillion'
        : shape === 'hexagon'
          ? 'hexagon'
          : shape === 'rhombus'
            ? 'princess'
            : 'asscher');
    const k = brief.has('bold') ? 13 : brief.has('minimalist') ? 8 : 10.5;
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut,
              size_mm: mm(brief.stoneSizeMm ?? k * (brief.quantity === 'many' ? 0.36 : 0.52)),
              count: 1,
            },
            ...melee(brief),
          ]
        : [],
      variant: {
        shape,
        frames: brief.has('layered') || brief.has('sci-fi') ? 3 : brief.has('minimalist') ? 1 : 2,
        edge: brief.has('minimalist') ? 'bar' : 'knife',
        kinetic: brief.has('innovative') ? 'yes' : 'no',
        ...(brief.chain ? { chain: brief.chain } : {}),
      },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(rng, -12, 7),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 21) / 2;
    const sides = SIDES[choice(spec, 'shape')] ?? 6;
    // A third triangle would leave no room in the middle.
    const frames = Math.min(sides === 3 ? 2 : 3, Number(spec.root.params['frames'] ?? 2));
    const stone = stonesOf(spec, 'center');
    const kinetic = choice(spec, 'kinetic') === 'yes';
    const z = Math.max((stone ? stone.size_mm * 0.5 : 1.5) + 1.1, kinetic ? k * 0.6 : 0);
    const start = sides === 8 ? Math.PI / 8 : Math.PI / 2;
    const edge = choice(spec, 'edge') === 'knife' ? ('knife' as const) : 0.5;
    const width = k * (edge === 'knife' ? 0.085 : 0.06);
    const radius = (i: number): number => k * (1 - i * 0.215);
    // An inverted triangle leaves no room for a stone.
    const inverted = sides === 3 && !stone;
    for (let i = 0; i < frames; i++) {
      const turned = inverted && i % 2 ? Math.PI : i % 2 && sides === 8 ? Math.PI / 8 : 0;
      const fit = turned !== 0 && inverted ? INVERTED : 1;
      // Kinetic frames rotate about the vertical axis, like the rings of a gyroscope.
      const swing = kinetic ? i * 0.62 : 0;
      const axes: Axes = [[Math.cos(swing), 0, -Math.sin(swing)], Y, [Math.sin(swing), 0, Math.cos(swing)]];
      bench.add(
        polygonFrame(polygon(sides, radius(i) * fit, start + turned), width * (1 - i * 0.12), width * 1.25, edge),
        edge === 'knife' ? 12 : 30,
        { origin: [0, 0, z - i * 0.1], axes },
      );
    }
    const inner = radius(frames - 1) * (inverted && frames % 2 === 0 ? INVERTED : 1);
    const hold = stone ? stone.size_mm * 0.5 : k * 0.12;
    for (let i = 0; i < sides; i++) {
      const a = start + (i / sides) * TAU + (inverted && frames % 2 === 0 ? Math.PI : 0);
      if (sides === 8 && i % 2) continue;
      if (kinetic && Math.abs(Math.cos(a)) > 0.5) continue;
      const at = (r: number): Vec3 => [Math.cos(a) * r, Math.sin(a) * r, z - 0.35];
      const end = sides === 3 ? k * 0.98 : radius(0);
      const from = at(hold * 0.85);
      const to = at(inverted && frames % 2 === 0 ? Math.min(inner, end) * 0.86 : end);
      bench.add(tube([from, lerp(from, to, 0.5), to], width * 0.42, { points: 12 }), 40);
    }
    if (stone) {
      // A trillion points down by default; in an upright triangle it is turned.
      const axes: Axes =
        sides === 3 && stone.cut === 'trillion'
          ? [
              [-1, 0, 0],
              [0, -1, 0],
              [0, 0, 1],
            ]
          : WORLD;
      bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin: [0, 0, z], axes });
      bench.add(
        bezelCup(stone.cut, stone.size_mm, axes, [0, 0, z], { wallMm: 0.42, depth: stone.size_mm * 0.5, open: 0.5 }),
        28,
      );
      const around = stonesOf(spec, 'halo');
      if (around)
        halo(bench, {
          cut: stone.cut,
          sizeMm: stone.size_mm,
          origin: [0, 0, z - 0.15],
          axes,
          kind: around.kind,
          meleeMm: around.size_mm,
          gapMm: 0.38,
        });
    } else {
      bench.add(plate(polygon(sides, k * 0.22, start), -0.7, 0.9, 0.5), 20, { origin: [0, 0, z] });
    }
    const tip = sides === 8 ? k * Math.cos(Math.PI / 8) : k;
    hangOnChain(
      bench,
      [0, tip + width * 0.9, z],
      chainNamed(choice(spec, 'chain'), edge === 'knife' ? CABLE : FINE),
      0.95,
    );
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 210, fill: 0.68, raise: 0.05 }));
  },
};

/** Axial coordinates of the cells of a honeycomb cluster, by name. */
const CLUSTERS: Record<string, readonly (readonly [q: number, r: number])[]> = {
  flower: [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  drift: [
    [0, 0],
    [1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 2],
    [1, -2],
    [0, -2],
  ],
  drop: [
    [0, 0],
    [1, -1],
    [0, -1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [1, -2],
  ],
};

export const honeycombPendant: Maker = {
  name: 'honeycomb-pendant',
  params: z
    .strictObject({
      cluster: z.enum(['drift', 'drop', 'flower']),
      chain: z.enum([
        'rope',
        'cable',
        'box',
        'curb',
        'snake',
        'paperclip',
        'figaro',
        'mariner',
        'bead',
        'bold',
        'fine',
        'cord',
        'brown-cord',
        'red-cord',
        'navy-cord',
        'green-cord',
        'white-cord',
        'pink-cord',
      ]),
      cell: lengthMm(1.5, 8),
      length: lengthMm(140, 900),
    })
    .partial(),
  plan: (brief, rng) => {
    const cells = rng.pick(['flower', 'drift', 'drop']);
    const many = brief.quantity === 'many';
    return {
      stones: brief.gems[0]
        ? [
            {
              role: 'center',
              kind: brief.gems[0],
              cut: brief.cuts[0] ?? rng.pick(['hexagon', 'round'] as const),
              size_mm: brief.has('bold') ? 4.6 : 3.6,
              count: many ? 4 : 1,
            },
          ]
        : [],
      variant: { cluster: cells, ...(brief.chain ? { chain: brief.chain } : {}) },
      dimensions: { cell: brief.has('bold') ? 4.4 : 3.5 },
      view: viewFrom(rng, -10, 7),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const r = measure(spec, 'cell', 3.5);
    const stone = stonesOf(spec, 'center');
    const z = 3;
    const cells = CLUSTERS[choice(spec, 'cluster')] ?? CLUSTERS['flower']!;
    const frame = bench.define(polygonFrame(polygon(6, r * 0.9, Math.PI / 6), r * 0.14, r * 0.24, 0.55), 32);
    const lid = bench.define(cellLid(polygon(6, r * 0.9, Math.PI / 6), r), 20);
    let top: Vec3 = [0, -Infinity, z];
    let set = 0;
    cells.forEach(([q, s], i) => {
      const at: Vec3 = [Math.sqrt(3) * r * 0.955 * (q + s / 2), -1.5 * r * 0.955 * s, z];
      bench.place(frame, { origin: at });
      // Two cells side by side at the top hang from their shared corner.
      if (at[1] > top[1] + 0.01) top = at;
      else if (Math.abs(at[1] - top[1]) < 0.01) top = [(at[0] + top[0]) / 2, at[1] - r * 0.5, z];
      const wanted = stone && (stone.count === 1 ? i === 0 : [0, 2, 4, 5].includes(i));
      if (stone && wanted) {
        set++;
        const size = Math.min(r * 1.32, stone.size_mm);
        const seat: Vec3 = [at[0], at[1], z + 0.15];
        bench.stone({
          kind: stone.kind,
          cut: stone.cut,
          sizeMm: size,
          role: set === 1 ? 'center' : 'accent',
          origin: seat,
        });
        bench.add(
          bezelCup(stone.cut, size, WORLD, seat, {
            wallMm: Math.max(0.3, r * 0.78 - size / 2),
            depth: size * 0.45,
            open: 0.6,
          }),
          28,
        );
      } else if (i % 3 === 1) bench.place(lid, { origin: at, surface: bench.finish('satin') });
    });
    hangOnChain(bench, [top[0], top[1] + r * 1.02, z], chainNamed(choice(spec, 'chain'), FINE), 0.95);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 210, fill: 0.66, raise: 0.05 }));
  },
};
