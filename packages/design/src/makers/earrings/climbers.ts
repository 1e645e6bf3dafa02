/** Climbers: a curve of stones, small towards its tip, that follows the ear upwards from the lobe; leaves grow beside it on request. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { earPost } from '../../parts/earFitting';
import { bezelCup, girdleMm, prongHead } from '../../parts/head';
import { photograph } from '../../parts/shot';
import { sample } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import type { Axes } from '../../geometry/vec';
import { Z, cross, sub, unit } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';

export const climbers: Maker = {
  name: 'climbers',
  plan: (brief, dice) => {
    const cut = brief.cuts[0] ?? (brief.has('organic-shapes') ? dice.pick(['marquise', 'pear'] as const) : brief.has('geometric') || brief.has('sci-fi') ? dice.pick(['princess', 'kite'] as const) : dice.pick(['round', 'marquise', 'round'] as const));
    const size = brief.has('bold') ? 4.6 : brief.has('minimalist') ? 2.6 : 3.5;
    return {
      stones: [{ role: 'center', kind: brief.gems[0] ?? 'diamond', cut, size_mm: mm(size * (cut === 'marquise' ? 0.72 : 1)), count: 2 * (brief.has('minimalist') ? 5 : 7) }],
      variant: { head: brief.wants('bezel') || brief.has('contemporary') || brief.has('sci-fi') ? 'bezel' : 'prong', second: brief.gems[1] ?? '' },
      dimensions: { height: brief.has('bold') ? 26 : brief.has('minimalist') ? 15 : 21 },
      view: viewFrom(dice, 9, 6),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const stone = stonesOf(spec, 'center')!;
    const second = choice(spec, 'second');
    const height = measure(spec, 'height', 21);
    const perSide = Math.max(3, Math.round(stone.count / 2));
    const z = 2.9;
    const outline = girdleMm(stone.cut, 1);
    const aspect = Math.max(...outline.map((p) => p[1])) * 2;
    const head = choice(spec, 'head');
    for (const way of [-1, 1]) {
      const at = (t: number): Vec3 => {
        const a = -0.5 + 1.75 * t;
        return [way * (4.5 + height * 0.5 * (1 - Math.cos(a)) - 1.1 * t), height * (0.56 * Math.sin(a) - 0.05), z];
      };
      const sizeAt = (i: number): number => mm(stone.size_mm * (1 - 0.52 * (i / (perSide - 1)) ** 0.9));
      // Stones lie one after the other along the curve, each as far on as its size needs.
      let t = 0;
      const spots: number[] = [];
      for (let i = 0; i < perSide; i++) {
        spots.push(t);
        const here = at(t);
        const need = ((sizeAt(i) + sizeAt(Math.min(perSide - 1, i + 1))) / 2) * aspect * (head === 'bezel' ? 1.12 : 1.02) + (head === 'bezel' ? 0.45 : 0.12);
        while (t < 2 && Math.hypot(at(t)[0] - here[0], at(t)[1] - here[1]) < need) t += 0.002;
      }
      const end = spots.at(-1)!;
      bench.add(tube(sample(50, (u) => { const p = at(end * u); return [p[0], p[1], z - 0.95] as const; }), (u) => 0.5 - 0.2 * u, { points: 14 }), 40);
      spots.forEach((spot, i) => {
        const size = sizeAt(i);
        const tangent = unit(sub(at(spot + 0.01), at(spot - 0.01)));
        const axes: Axes = [cross(tangent, Z), tangent, Z];
        const origin = at(spot);
        const kind = second !== '' && i % 2 ? (second as typeof stone.kind) : stone.kind;
        bench.stone({ kind, cut: stone.cut, sizeMm: size, role: i === 0 ? 'center' : 'side', origin, axes });
        const depth = Math.max(0.95, size * 0.5);
        bench.add(
          head === 'bezel'
            ? bezelCup(stone.cut, size, axes, origin, { wallMm: size > 1.5 ? 0.54 : 0.3, depth, open: 0.6 })
            : prongHead({ cut: stone.cut, sizeMm: size, axes, origin, prongs: 4, wireMm: 0.15 + size * 0.035, depth }),
          head === 'bezel' ? 36 : 60,
        );
      });
      earPost(bench, [at(0)[0], at(0)[1], z - 0.8], z - 0.8);
    }
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 220, fill: 0.72 }));
  },
};
