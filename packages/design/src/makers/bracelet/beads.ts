/** Beads on a strand: polished metal, pearls or round stones, with caps, spacer discs and a clasp. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { photograph } from '../../parts/shot';
import { roundedBox, sphere } from '../../geometry/blocks';
import { turn } from '../../geometry/curves';
import { lathe, tube } from '../../geometry/sweep';
import { TAU, along } from '../../geometry/vec';
import type { Axes } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, viewFrom } from '../maker';
import { evenAngles, onOval, roundLength, strandsOf, wristOval } from './common';
import { stonesIn } from '../../spec/tree';
import { z } from 'zod';
import { countOf, lengthMm } from '../params';

export const beadBracelet: Maker = {
  name: 'bead-bracelet',
  params: z
    .strictObject({
      pattern: z.enum(['front', 'every-third', 'all']),
      strands: countOf(1, 6),
      inner_diameter: lengthMm(30, 90),
      bead: lengthMm(2, 16),
    })
    .partial(),
  plan: (brief, rng) => {
    const size = brief.stoneSizeMm ?? (brief.has('bold') ? 9 : brief.has('minimalist') ? 4.5 : rng.between(6, 7.5));
    return {
      stones: brief.gems.slice(0, 2).map((kind, i) => ({
        role: i === 0 ? ('center' as const) : ('accent' as const),
        kind,
        cut: 'sphere' as const,
        size_mm: mm(size),
        count: 0,
      })),
      variant: {
        pattern: brief.quantity === 'many' ? 'all' : rng.pick(['front', 'every-third']),
        strands: strandsOf(brief),
      },
      dimensions: { inner_diameter: 48, bead: mm(size) },
      view: viewFrom(rng, 16, 36),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const size = measure(spec, 'bead', 6.5);
    const r = size / 2;
    const bead = bench.define(sphere(1, 28), 50);
    const disc = bench.define(
      lathe(
        [
          [0.01, -0.42],
          [r * 0.46, -0.42],
          [r * 0.58, -0.2],
          [r * 0.6, 0],
          [r * 0.58, 0.2],
          [r * 0.46, 0.42],
          [0.01, 0.42],
        ],
        40,
      ),
      40,
    );
    // A cap over the bead's pole, following its curve.
    const cap = bench.define(
      lathe(
        [
          [0.2, r * 1.12],
          [r * 0.3, r * 1.1],
          [r * 0.56, r * 0.98],
          [r * 0.68, r * 0.82],
          [r * 0.7, r * 0.66],
          [r * 0.58, r * 0.7],
          [r * 0.3, r * 0.8],
          [0.2, r * 0.8],
        ],
        40,
      ),
      40,
    );
    const pattern = choice(spec, 'pattern');
    const pitch = size + 0.9;
    for (let strand = 0; strand < Number(spec.root.params['strands'] ?? 1); strand++) {
      const oval = wristOval(measure(spec, 'inner_diameter', 48) + strand * (size + 1.2) * 2, 0.9);
      const count = Math.round(roundLength(oval) / pitch);
      const angles = evenAngles(count, oval);
      const core = turn(180, (a): Vec3 => {
        const { at } = onOval(a, oval);
        return [at[0], r + 0.05, at[2]];
      });
      bench.add(tube(core, Math.max(0.4, r * 0.14), { closed: true, points: 10 }), 40);
      const back = Math.round(count / 2);
      angles.forEach((a, i) => {
        const { at, out, axes } = onOval(a, oval);
        const origin: Vec3 = [at[0], r + 0.05, at[2]];
        const next = i + 1 < count ? angles[i + 1]! : angles[0]! + TAU;
        const between = onOval((a + next) / 2, oval);
        const string = (o: typeof axes): Axes => [o[1], o[2], o[0]];
        bench.place(disc, { origin: [between.at[0], r + 0.05, between.at[2]], axes: string(between.axes) });
        if (i === back) {
          bench.add(roundedBox([r * 0.98, r * 0.72, r * 0.72], r * 0.3, 4), 40, { origin, axes });
          bench.add(roundedBox([r * 0.34, r * 0.2, 0.5], 0.18), 40, { origin: along(origin, out, r * 0.62), axes });
          return;
        }
        const fromFront = Math.min(i, count - i);
        const stone = stonesIn(spec)[fromFront % 2 === 1 && stonesIn(spec)[1] ? 1 : 0];
        const isStone =
          stone !== undefined &&
          (pattern === 'all' || (pattern === 'front' ? fromFront <= count / 7 : fromFront % 3 === 0));
        if (!isStone) {
          bench.place(bead, { origin, scale: r, surface: i % 2 ? bench.metal : bench.finish('satin') });
          return;
        }
        if (stone.kind === 'pearl') {
          bench.place(bead, {
            axes,
            origin,
            scale: r,
            surface: bench.nacre,
            stone: { kind: 'pearl', role: stone.role, cut: 'round', sizeMm: size },
          });
          return;
        }
        bench.stone({ kind: stone.kind, cut: 'sphere', sizeMm: mm(size), role: stone.role, origin, axes });
        bench.place(cap, { origin, axes: string(axes) });
        bench.place(cap, {
          origin,
          axes: [axes[1], [-axes[2][0], -axes[2][1], -axes[2][2]], [-axes[0][0], -axes[0][1], -axes[0][2]]],
        });
      });
      if (strand > 0) {
        const inner = onOval(Math.PI, wristOval(measure(spec, 'inner_diameter', 48), 0.9)).at;
        const outer = onOval(Math.PI, oval).at;
        bench.add(
          tube(
            [
              [inner[0], r, inner[2]],
              [outer[0], r, outer[2]],
            ],
            r * 0.5,
            { points: 16 },
          ),
          40,
        );
      }
    }
    return bench.finishWith(photograph(bench, { rig: 'floor', distanceMm: 320, fill: 0.86 }));
  },
};
