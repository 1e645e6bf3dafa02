/** A wide bracelet of honeycomb cells that share walls; some hold stones, some have lids of a second metal. */
import type { Vec3 } from '../../piece';
import { randomFor } from '../../random';
import { Bench } from '../../parts/bench';
import { cellLid } from '../../parts/cellLid';
import { bezelCup, girdleMm } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { polygon } from '../../geometry/curves';
import { SHARED_RIDGE, SHARED_WALL } from '../../geometry/profiles';
import { polygonFrame } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, WORLD, Y, along } from '../../geometry/vec';
import type { Maker } from '../maker';
import { measure, stonesOf, viewFrom } from '../maker';
import { z } from 'zod';
import { countOf, lengthMm } from '../params';

/** Half of the wall between two cells, mm: a share of the distance from a cell's middle to a corner, and the least. */
const HALF_WALL = { share: 0.16, least: 0.62 } as const;
/** How far neighbours reach into each other, mm, so that their walls are one piece. */
const JOINED_MM = 0.02;

export const latticeBracelet: Maker = {
  name: 'lattice-bracelet',
  params: z
    .strictObject({
      around: countOf(8, 60),
      rows: countOf(1, 5),
      share: countOf(0, 100),
      edge: z.enum(['soft', 'knife']),
      inner_diameter: lengthMm(30, 90),
    })
    .partial(),
  plan: (brief, rng) => ({
    stones: brief.gems.slice(0, 2).map((kind, i) => ({
      role: i === 0 ? ('center' as const) : ('accent' as const),
      kind,
      cut: brief.cuts[0] ?? ('round' as const),
      size_mm: 3,
      count: 0,
    })),
    variant: {
      around: brief.has('bold') ? 20 : brief.has('minimalist') ? 34 : 26,
      rows: brief.has('layered') ? 4 : brief.has('minimalist') ? 1 : brief.has('bold') ? 3 : rng.pick([2, 3]),
      share: brief.quantity === 'many' ? 38 : 14,
      edge: brief.has('geometric') || brief.has('sci-fi') ? 'knife' : 'soft',
    },
    dimensions: { inner_diameter: 57 },
    view: viewFrom(rng, 18, 32),
  }),
  build: (spec) => {
    const bench = new Bench(spec);
    const around = Number(spec.root.params['around'] ?? 26);
    const rows = Number(spec.root.params['rows'] ?? 3);
    const share = Number(spec.root.params['share'] ?? 20) / 100;
    const radius = measure(spec, 'inner_diameter', 57) / 2 + 0.6;
    const r = (2 * radius * Math.tan(Math.PI / around)) / Math.sqrt(3);
    const half = Math.max(HALF_WALL.share * r, HALF_WALL.least) / 2;
    const line = polygon(6, r + ((JOINED_MM - half) * 2) / Math.sqrt(3), Math.PI / 6);
    const isKnife = spec.root.params['edge'] === 'knife';
    const frame = bench.define(
      polygonFrame(line, half, r * 0.19, isKnife ? SHARED_RIDGE : SHARED_WALL),
      isKnife ? 12 : 35,
    );
    const lid = bench.define(cellLid(line, r), 20);
    const center = stonesOf(spec, 'center');
    const accent = stonesOf(spec, 'accent');
    // The cell limits the length of long stones.
    const size =
      r *
      (center ? Math.min(1.12, 1.5 / Math.max(...girdleMm(center.cut, 2).map((p) => Math.hypot(p[0], p[1])))) : 1.12);
    const cup = center
      ? bench.define(
          bezelCup(center.cut, size, WORLD, [0, 0, 0], { wallMm: r * 0.74 - size / 2, depth: size * 0.4, open: 1.05 }),
          40,
        )
      : -1;
    const rng = randomFor(spec.seed, 'cells');
    const step = 1.5 * r;
    for (let row = 0; row < rows; row++) {
      for (let i = 0; i < around; i++) {
        const a = ((i + (row % 2 ? 0.5 : 0)) / around) * TAU;
        const out: Vec3 = [Math.sin(a), 0, Math.cos(a)];
        const axes: Axes = [[Math.cos(a), 0, -Math.sin(a)], Y, out];
        const at: Vec3 = [out[0] * radius, r * 1.04 + row * step, out[2] * radius];
        bench.place(frame, { axes, origin: at });
        const roll = rng.next();
        const hero = i === 0 && row === Math.floor(rows / 2) && center !== undefined;
        if (center && (hero || roll < share)) {
          const which = accent && !hero && roll < share * 0.4 ? accent : center;
          const seat = along(at, out, r * 0.08);
          bench.place(cup, { axes, origin: seat });
          bench.stone({ kind: which.kind, cut: which.cut, sizeMm: size, role: which.role, origin: seat, axes });
        } else if (bench.isTwoTone && roll > 0.83) bench.place(lid, { axes, origin: at, surface: bench.accent });
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 330, fill: 0.86 }));
  },
};
