/** Studs with one stone: in prongs, a bezel, a halo, a frame or a honeycomb. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { earPost } from '../../parts/earFitting';
import { bezelCup, girdleMm, prongHead } from '../../parts/head';
import { halo } from '../../parts/rows';
import { photograph } from '../../parts/shot';
import { polygon } from '../../geometry/curves';
import { lathe, polygonFrame } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { TAU, axesFacing, fromAxes } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, mm, stonesOf, viewFrom } from '../maker';
import { chooseCut, chooseSize } from '../ring/common';
import { z } from 'zod';
import { countOf } from '../params';

/** Wall of a cup in a frame, mm. */
const FRAMED_WALL = 0.9;

export const studs: Maker = {
  name: 'studs',
  params: z.strictObject({ form: z.enum(['prong', 'halo', 'bezel', 'comb', 'frame']), rows: countOf(1, 5) }).partial(),
  plan: (brief, rng) => {
    const wanted = chooseCut(brief, rng);
    const cut = wanted === 'baguette' ? 'emerald' : wanted;
    const size = mm(chooseSize(brief, cut, rng) * 1.05);
    const form =
      brief.wants('bezel') && !brief.wants('halo')
        ? 'bezel'
        : brief.wants('prong') && !brief.wants('halo')
          ? 'prong'
          : brief.has('honeycombs')
            ? 'comb'
            : brief.wants('halo') || brief.quantity === 'many' || brief.gems.length > 1
              ? 'halo'
              : brief.has('geometric') || brief.has('sci-fi')
                ? 'frame'
                : brief.wants('bezel') || cut === 'cabochon'
                  ? 'bezel'
                  : 'prong';
    const flat = form === 'halo' && (cut === 'kite' || cut === 'trillion') ? 'round' : cut;
    return {
      stones: [
        { role: 'center', kind: brief.gems[0] ?? 'diamond', cut: flat, size_mm: size, count: 2 },
        ...(form === 'halo'
          ? [
              {
                role: 'halo' as const,
                kind: brief.gems[1] ?? ('diamond' as const),
                cut: 'round' as const,
                size_mm: 1.3,
                count: 0,
              },
            ]
          : []),
      ],
      variant: { form, rows: brief.has('layered') || brief.wants('double-halo') ? 2 : 1 },
      dimensions: {},
      view: viewFrom(rng, 16, 8),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const center = stonesOf(spec, 'center')!;
    const melee = stonesOf(spec, 'halo');
    const form = choice(spec, 'form');
    const s = center.size_mm;
    const z = s * 0.5 + 2.6;
    for (const way of [-1, 1]) {
      const axes: Axes = axesFacing([way * 0.16, 0.06, 1]);
      const origin: Vec3 = [way * (form === 'comb' ? s * 1.9 : s * 0.66 + (melee ? 2.9 : 1.7)), way * -0.6, z];
      bench.stone({ kind: center.kind, cut: center.cut, sizeMm: s, role: 'center', origin, axes });
      if (form === 'prong' || form === 'halo') {
        bench.add(
          prongHead({
            cut: center.cut,
            sizeMm: s,
            axes,
            origin,
            prongs: 4,
            wireMm: 0.26 + s * 0.022,
            depth: s * 0.52,
            floorMm: 0.34,
          }),
          60,
        );
      } else {
        bench.add(
          bezelCup(center.cut, s, axes, origin, {
            wallMm: form === 'frame' ? FRAMED_WALL : 0.55,
            depth: s * 0.5,
            open: 0.45,
          }),
          form === 'frame' ? 20 : 40,
        );
      }
      if (form !== 'prong' && form !== 'halo') {
        // The cup is open below; a disc closes it for the post.
        const r = s * 0.36;
        bench.add(
          lathe(
            [
              [0.001, -0.3],
              [r - 0.15, -0.3],
              [r, -0.15],
              [r, 0.2],
              [0.001, 0.2],
            ],
            40,
          ),
          30,
          { axes, origin: fromAxes(axes, origin, [0, 0, -s * 0.5 - 0.02]) },
        );
      }
      if (melee) {
        const under = fromAxes(axes, origin, [0, 0, -0.2]);
        halo(bench, { cut: center.cut, sizeMm: s, origin: under, axes, kind: melee.kind, meleeMm: melee.size_mm });
        if (Number(spec.root.params['rows']) > 1) {
          halo(bench, {
            cut: center.cut,
            sizeMm: s,
            origin: fromAxes(axes, origin, [0, 0, -0.65]),
            axes,
            kind: melee.kind,
            meleeMm: melee.size_mm * 0.9,
            gapMm: melee.size_mm * 1.04 + 0.42,
          });
        }
      }
      if (form === 'frame' || form === 'comb') {
        // A frame alone is no wider than the cup that it is soldered to.
        const cup = Math.max(...girdleMm(center.cut, s).map(([x]) => x)) + FRAMED_WALL;
        const r = form === 'frame' ? Math.min(s * 0.86, (cup - 0.2 + s * 0.075) / Math.cos(Math.PI / 6)) : s * 0.86;
        for (let i = 0; i < (form === 'comb' ? 6 : 1); i++) {
          const a = (i / 6) * TAU + Math.PI / 6;
          const off = form === 'comb' ? s * 1.06 : 0;
          const at = fromAxes(axes, origin, [Math.cos(a) * off, Math.sin(a) * off, -0.3]);
          bench.add(
            polygonFrame(
              polygon(6, form === 'comb' ? s * 0.5 : r, Math.PI / 6),
              s * 0.075,
              s * 0.1,
              form === 'comb' ? 0.5 : 'knife',
            ),
            form === 'comb' ? 30 : 12,
            { axes, origin: at },
          );
        }
      }
      earPost(bench, fromAxes(axes, origin, [0, 0, -s * 0.45]), z - s * 0.45);
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 200, fill: 0.66 }));
  },
};
