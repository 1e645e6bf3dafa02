/**
 * Climbers: a curve of stones, tapering towards its tip, that follows the ear upwards from the lobe, with optional
 * leaves.
 */
import type { Vec3 } from '../../piece';
import { earPost } from '../../parts/earFitting';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { prongHead } from '../../parts/prongHead';
import { photographed } from '../../parts/shot';
import { evenly, type Point2 } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { Z, cross, lerp, sub, unit, type Axes } from '../../geometry/vec';
import { choice, measure, mm, stonesOf, viewFrom, type Brief, type Maker } from '../maker';
import { z } from 'zod';
import { lengthMm, paramsOf, secondKind } from '../params';

/** Maximum position of a climber's last stone; beyond it the curve turns back. */
const CURVE_END = 1.36;
/** Minimum distance from the lowest head to the ear for a post, mm. */
const LEAST_POST = 0.6;

/** Wall of a bezel, and overlap of neighbouring ones at their tips, mm. */
const wallOf = (sizeMm: number): number => (sizeMm > 1.5 ? 0.54 : 0.36);
const TOUCHING = 0.15;

/** Numbers of stones that climb an ear. */
const COUNTED = [3, 11] as const;

/** Number of stones on each ear: the stated one, else by the style. */
function climbing(brief: Brief): number {
  const { stoneCount } = brief;
  if (stoneCount !== null && stoneCount >= COUNTED[0] && stoneCount <= COUNTED[1]) return stoneCount;
  return brief.has('minimalist') ? 5 : 7;
}

export const climbers: Maker = {
  name: 'climbers',
  params: paramsOf({ head: z.enum(['prong', 'bezel']), second: secondKind(), height: lengthMm(5, 60) }),
  plan: (brief, rng) => {
    const cut =
      brief.cuts[0] ??
      (brief.has('organic-shapes')
        ? rng.pick(['marquise', 'pear'] as const)
        : brief.has('geometric', 'sci-fi')
          ? rng.pick(['princess', 'kite'] as const)
          : rng.pick(['round', 'marquise', 'round'] as const));
    const size = brief.has('bold') ? 4.6 : brief.has('minimalist') ? 2.6 : 3.5;
    return {
      stones: [
        {
          role: 'center',
          kind: brief.gems[0] ?? 'diamond',
          cut,
          size_mm: mm(size * (cut === 'marquise' ? 0.72 : 1)),
          count: 2 * climbing(brief),
        },
      ],
      variant: {
        head: brief.wants('bezel') || brief.has('contemporary', 'sci-fi') ? 'bezel' : 'prong',
        second: brief.gems[1] ?? '',
      },
      dimensions: { height: brief.has('bold') ? 26 : brief.has('minimalist') ? 15 : 21 },
      view: viewFrom(rng, 9, 6),
    };
  },
  build: photographed({ rig: 'wall', distanceMm: 220, fill: 0.72 }, (bench, spec) => {
    const stone = stonesOf(spec, 'center')!;
    const second = choice(spec, 'second');
    const height = measure(spec, 'height', 21);
    const perSide = Math.max(3, Math.round(stone.count / 2));
    const outline = girdleMm(stone.cut, 1);
    const aspect = Math.max(...outline.map((p) => p[1])) * 2;
    const head = choice(spec, 'head');
    const farthest = (points: readonly Point2[]): number => Math.max(...points.map((p) => Math.abs(p[1])));
    /** Length that a wall adds at the tip of a stone, in thicknesses of the wall. */
    const pointed = farthest(offsetOutline(outline, 0.2)) / 0.2 - farthest(outline) / 0.2;
    /** Length of a setting along the curve; neighbours touch. */
    const lengthOf = (size: number): number =>
      head === 'bezel' ? size * aspect + 2 * wallOf(size) * pointed - TOUCHING : size * aspect * 1.02 + 0.12;
    const depthOf = (size: number): number => Math.max(0.95, size * 0.5);
    for (const way of [-1, 1]) {
      /** The size of each stone when the largest is `most` mm. */
      const sizesFrom = (most: number): number[] =>
        Array.from({ length: perSide }, (_, i) => mm(most * (1 - 0.52 * (i / (perSide - 1)) ** 0.9)));
      const curve = (t: number): readonly [x: number, y: number] => {
        const a = -0.5 + 1.75 * t;
        return [way * (4.5 + height * 0.5 * (1 - Math.cos(a)) - 1.1 * t), height * (0.56 * Math.sin(a) - 0.05)];
      };
      // Joints between the stones along the curve, whose settings touch there tip to tip.
      const jointsFor = (sizes: readonly number[]): number[] => {
        let t = 0;
        return [
          t,
          ...sizes.map((size) => {
            const [[x, y], long] = [curve(t), lengthOf(size)];
            while (t < 2.4 && Math.hypot(curve(t)[0] - x, curve(t)[1] - y) < long) t += 0.002;
            return t;
          }),
        ];
      };
      let sizes = sizesFrom(stone.size_mm);
      let joints = jointsFor(sizes);
      while ((joints.at(-1)! + joints.at(-2)!) / 2 > CURVE_END) {
        sizes = sizesFrom(sizes[0]! * 0.96);
        joints = jointsFor(sizes);
      }
      // A large stone is higher, so that a post has room behind it.
      const z = Math.max(2.9, depthOf(sizes[0]!) + LEAST_POST);
      const ends = joints.map((t): Vec3 => [...curve(t), z]);
      const middles = sizes.map((_, i): Vec3 => lerp(ends[i]!, ends[i + 1]!, 0.5));
      // The wire for the heads runs straight from one to the next, below the points of the stones and hidden by them.
      const heads = middles.map(([x, y], i): Vec3 => [x, y, z - depthOf(sizes[i]!)]);
      const wire = [
        heads[0]!,
        ...heads.slice(1).flatMap((head, i): Vec3[] => [[ends[i + 1]![0], ends[i + 1]![1], head[2]], head]),
      ];
      bench.add(
        tube(evenly(wire, 60, false), (u) => 0.42 - 0.14 * u, { points: 14 }),
        40,
      );
      middles.forEach((origin, i) => {
        const size = sizes[i]!;
        const tangent = unit(sub(ends[i + 1]!, ends[i]!));
        const axes: Axes = [cross(tangent, Z), tangent, Z];
        const kind = second !== '' && i % 2 ? (second as typeof stone.kind) : stone.kind;
        bench.stone({ kind, cut: stone.cut, sizeMm: size, role: i === 0 ? 'center' : 'side', origin, axes });
        const depth = depthOf(size);
        bench.add(
          head === 'bezel'
            ? bezelCup(stone.cut, size, axes, origin, { wallMm: wallOf(size), depth, open: 0.6 })
            : prongHead({
                kind: stone.kind,
                cut: stone.cut,
                sizeMm: size,
                axes,
                origin,
                prongs: 4,
                wireMm: 0.15 + size * 0.035,
                depth,
                floorMm: 0.3,
              }),
          head === 'bezel' ? 36 : 60,
        );
      });
      earPost(bench, heads[0]!, heads[0]![2]);
    }
  }),
};
