/** A pair of cufflinks: a face, plain or with a stone or a figure, a post, and a swivel bar. */
import { stonesIn } from '../../spec/tree';
import type { Point2 } from '../../geometry/curves';
import { polygon, turn } from '../../geometry/curves';
import { TAU, axesFacing, fromAxes } from '../../geometry/vec';
import { tube } from '../../geometry/sweep';
import { isMotif } from '../../motifs/library';
import { Bench } from '../../parts/bench';
import { figureBack, placeFigure } from '../../parts/figure';
import { bezelCup } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import { plaqueSolid } from '../../parts/plaque';
import { photograph } from '../../parts/shot';
import type { Vec3 } from '../../piece';
import { z } from 'zod';
import type { Maker, Plan } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';
import { countOf, figures, lengthMm } from '../params';
import { planFigure, stonesOfFigure } from '../pendant/motif';

/** Half the thickness of a face, mm. */
const FACE = 0.9;
/** Distance from the face's middle to the bar, through the two layers of a cuff, mm. */
const POST_MM = 16;
/** Distance from the edge of a face to the middle of its beads, mm. */
const BEADS_IN = 0.7;
/** Half the length of the bar, mm. */
const BAR = 8.5;
/** Rotation of each cufflink, so that the second one shows its bar, radians. */
const TURNS: readonly number[] = [-0.3, 0.72];
const SQUARE_CUTS: ReadonlySet<string> = new Set(['princess', 'asscher', 'emerald', 'baguette', 'cushion']);

/** The post behind `from`, and the swivel bar in its fork. */
function toggle(bench: Bench, axes: Parameters<typeof fromAxes>[0], from: Vec3): void {
  bench.inPart('toggle', () => {
    const at = (x: number, y: number, deep: number): Vec3 => fromAxes(axes, from, [x, y, -deep]);
    bench.add(
      tube([at(0, 0, 0), at(0, 0, POST_MM / 2), at(0, 0, POST_MM - 3)], (t) => 1.5 - 0.5 * Math.min(1, t * 3), {
        points: 18,
        roundEnds: false,
      }),
      40,
    );
    for (const way of [-1, 1])
      bench.add(
        tube([at(0, 0, POST_MM - 3.4), at(0, way * 1.5, POST_MM - 2.2), at(0, way * 1.6, POST_MM)], 0.65, {
          points: 14,
        }),
        40,
      );
    bench.add(tube([at(0, -1.9, POST_MM), at(0, 1.9, POST_MM)], 0.5, { points: 14 }), 40);
    bench.add(tube([at(-BAR, 0, POST_MM), at(0, 0, POST_MM), at(BAR, 0, POST_MM)], 1.45, { points: 24 }), 40);
  });
}

export const cufflinks: Maker = {
  name: 'cufflinks',
  params: z
    .strictObject({
      face: z.enum(['round', 'square', 'figure']),
      motif: figures(),
      version: countOf(0, 9),
      height: lengthMm(8, 30),
    })
    .partial(),
  plan: (brief, rng): Plan => {
    const view = viewFrom(rng, 4, 12);
    if (isMotif(brief.motif)) {
      const { stones, version, halfHeightMm } = planFigure(brief, rng, brief.motif, 8.5, { copies: 2, mostMm: 11 });
      return {
        stones,
        variant: { face: 'figure', motif: brief.motif, version },
        dimensions: { height: mm(2 * halfHeightMm) },
        view,
      };
    }
    const [kind] = brief.gems;
    const cut = brief.cuts[0] ?? 'round';
    const size = mm(Math.min(12, brief.stoneSizeMm ?? 7));
    const isSquare = brief.cuts[0] === undefined ? brief.has('geometric') : SQUARE_CUTS.has(cut);
    return {
      stones: kind ? [{ role: 'center', kind, cut, size_mm: size, count: 2 }] : [],
      variant: { face: isSquare ? 'square' : 'round' },
      dimensions: { height: mm(Math.max(15, size * 1.5 + 4)) },
      view,
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 15) / 2;
    const face = choice(spec, 'face');
    const stone = stonesOf(spec, 'center');
    for (const [i, way] of [-1, 1].entries()) {
      const turned = TURNS[i]!;
      const axes = axesFacing([Math.sin(turned) * -1, 0.12, Math.cos(turned)]);
      const origin: Vec3 = [way * (k + 2.6), 0, POST_MM + 3];
      if (face === 'figure') {
        const figure = {
          name: choice(spec, 'motif'),
          version: Number(spec.root.params['version'] ?? 0),
          halfHeightMm: k,
          ...stonesOfFigure(stonesIn(spec), 2),
        };
        placeFigure(bench, figure, origin, axes);
        const [x, y] = figureBack(bench, figure);
        toggle(bench, axes, fromAxes(axes, origin, [x, y, 0]));
        continue;
      }
      const corner = 1.6;
      const outline =
        face === 'round'
          ? turn(96, (a): Point2 => [Math.cos(a) * k, Math.sin(a) * k])
          : polygon(4, (k - corner) * Math.SQRT2, TAU / 8).flatMap(([x, y], j) =>
              Array.from({ length: 9 }, (_, n): Point2 => {
                const a = TAU / 8 + (j + n / 8 - 0.5) * (TAU / 4);
                return [x + Math.cos(a) * corner, y + Math.sin(a) * corner];
              }),
            );
      bench.inPart('plate', () => bench.add(plaqueSolid({ outline, half: FACE }), 40, { axes, origin }));
      milgrain(
        bench,
        outline.map(([x, y]): Vec3 =>
          fromAxes(axes, origin, [x * (1 - BEADS_IN / k), y * (1 - BEADS_IN / k), FACE + 0.08]),
        ),
        { beadMm: 0.6 },
      );
      if (stone) {
        const lift = FACE + Math.max(0.5, stone.size_mm * 0.46 - FACE);
        const seat = fromAxes(axes, origin, [0, 0, lift]);
        bench.stone({ kind: stone.kind, cut: stone.cut, sizeMm: stone.size_mm, role: 'center', origin: seat, axes });
        bench.add(
          bezelCup(stone.cut, stone.size_mm, axes, seat, { wallMm: 0.65, depth: lift - FACE + 0.4, open: 0.66 }),
          40,
        );
      }
      toggle(bench, axes, origin);
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 240, fill: 0.84 }));
  },
};
