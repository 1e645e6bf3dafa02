/** An Art Deco plaque: stepped and pierced, edged with milgrain, rows of small stones round a step-cut centre, a drop below. */
import type { Vec3 } from '../../piece';
import { Bench } from '../../parts/bench';
import { FINE, chainNamed, hangOnChain, jumpRing } from '../../parts/chain';
import { bezelCup, girdleMm, offsetOutline } from '../../parts/head';
import { milgrain } from '../../parts/milgrain';
import type { Plaque } from '../../parts/plaque';
import { faceOf, moved, ontoFace, plaqueSolid } from '../../parts/plaque';
import type { Seat } from '../../parts/seats';
import { grains, setStones } from '../../parts/seats';
import { photograph } from '../../parts/shot';
import type { Point2 } from '../../geometry/curves';
import { WORLD, Y, Z } from '../../geometry/vec';
import type { Maker } from '../maker';
import { choice, measure, mm, stonesOf, viewFrom } from '../maker';

const mirrored = (right: readonly Point2[]): Point2[] => [...right, ...right.toReversed().filter((p) => p[0] > 1e-6).map(([x, y]): Point2 => [-x, y])];
const flipped = (shape: readonly Point2[]): Point2[] => shape.map(([x, y]): Point2 => [-x, y]).toReversed();

interface Pattern {
  /** Right half of the outline from the lowest point up, in units of the half height. */
  right: readonly Point2[];
  /** Openings on the right; each has its mirror image on the left. */
  windows: readonly (readonly Point2[])[];
  /** Lines of small stones on the right, from and to; each has its mirror image on the left. */
  rows: readonly (readonly [from: Point2, to: Point2])[];
  /** Lines of small stones from side to side: height and how far they reach. */
  across: readonly (readonly [y: number, reach: number])[];
  /** Small stones on the axis: place and size as a share of the half height. */
  single: readonly (readonly [y: number, size: number])[];
  center: number;
}

const PATTERNS: Record<string, Pattern> = {
  skyscraper: {
    right: [[0, -1], [0.2, -0.86], [0.2, -0.68], [0.38, -0.56], [0.38, -0.38], [0.54, -0.28], [0.54, 0.5], [0.38, 0.6], [0.38, 0.74], [0.2, 0.84], [0.2, 0.94], [0, 1]],
    windows: [
      [[0.3, -0.16], [0.36, -0.12], [0.36, 0.36], [0.3, 0.4]],
      [[0.045, -0.62], [0.12, -0.57], [0.12, -0.44], [0.045, -0.46]],
      [[0.17, -0.53], [0.27, -0.46], [0.27, -0.42], [0.17, -0.45]],
      [[0.17, 0.675], [0.28, 0.615], [0.28, 0.7], [0.17, 0.76]],
    ],
    rows: [[[0.45, -0.22], [0.45, 0.44]]],
    across: [[0.52, 0.305], [-0.33, 0.305]],
    single: [[0.78, 0.16], [-0.78, 0.16]],
    center: 0.11,
  },
  lozenge: {
    right: [[0, -1], [0.13, -0.84], [0.36, -0.6], [0.36, -0.46], [0.6, -0.2], [0.6, 0.2], [0.36, 0.46], [0.36, 0.6], [0.13, 0.84], [0, 1]],
    windows: [
      [[0.05, 0.42], [0.24, 0.34], [0.24, 0.5], [0.05, 0.68]],
      [[0.05, -0.68], [0.24, -0.5], [0.24, -0.34], [0.05, -0.42]],
      [[0.31, -0.13], [0.38, -0.13], [0.38, 0.13], [0.31, 0.13]],
    ],
    rows: [[[0.49, -0.16], [0.49, 0.16]], [[0.43, 0.26], [0.31, 0.4]], [[0.43, -0.26], [0.31, -0.4]], [[0.27, 0.58], [0.09, 0.77]], [[0.27, -0.58], [0.09, -0.77]]],
    across: [],
    single: [[0.88, 0.09], [-0.88, 0.09]],
    center: 0,
  },
};

/** As many stones as find room on a line, closely side by side in its middle: all lines of a piece are of one measure. */
function channel([x0, y0]: Point2, [x1, y1]: Point2, sizeMm: number): Seat[] {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const pitch = sizeMm * 1.06;
  const count = Math.floor(length / pitch + 1e-6) + 1;
  return Array.from({ length: count }, (_, i): Seat => {
    const t = 0.5 + ((i - (count - 1) / 2) * pitch) / length;
    return { origin: [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0], axes: WORLD, sizeMm };
  });
}

export const artDecoPendant: Maker = {
  name: 'art-deco-pendant',
  plan: (brief, dice) => {
    const k = brief.has('bold') ? 17 : brief.has('minimalist') ? 12.5 : dice.between(14, 15.5);
    const pattern = dice.pick(['skyscraper', 'lozenge'] as const);
    const wanted = brief.cuts[0] ?? dice.pick(['emerald', 'asscher', 'emerald', 'hexagon'] as const);
    const cut = wanted === 'kite' || wanted === 'trillion' || wanted === 'baguette' ? 'emerald' : wanted;
    const kind = brief.gems[0] ?? 'diamond';
    const small = brief.gems[1] ?? 'diamond';
    return {
      stones: [
        { role: 'center', kind, cut, size_mm: mm(k * (cut === 'emerald' || cut === 'oval' || cut === 'pear' ? 0.41 : 0.45)), count: 1 },
        { role: 'pave', kind: small, cut: 'round', size_mm: mm(k * 0.094), count: 0 },
        { role: 'accent', kind: brief.gems[2] ?? kind, cut: 'pear', size_mm: mm(k * 0.23), count: 1 },
      ],
      variant: { pattern, ...(brief.chain ? { chain: brief.chain } : {}) },
      dimensions: { height: mm(2 * k) },
      view: viewFrom(dice, -8, 7),
    };
  },
  build: (spec) => {
    const bench = new Bench(spec);
    const k = measure(spec, 'height', 29) / 2;
    const pattern = PATTERNS[choice(spec, 'pattern')] ?? PATTERNS['skyscraper']!;
    const center = stonesOf(spec, 'center')!;
    const small = stonesOf(spec, 'pave')!;
    const drop = stonesOf(spec, 'accent');
    const sized = (points: readonly Point2[]): Point2[] => points.map(([x, y]): Point2 => [x * k, y * k]);
    const plaque: Plaque = {
      outline: sized(mirrored(pattern.right)),
      windows: pattern.windows.flatMap((window) => [sized(window), sized(flipped(window))]),
      half: 0.7,
      dome: 1.3,
      rim: { width: 0.34, height: 0.16 },
    };
    const seats: Seat[] = pattern.rows.flatMap(([from, to]) =>
      [1, -1].flatMap((side) => channel([from[0] * side * k, from[1] * k], [to[0] * side * k, to[1] * k], small.size_mm)),
    );
    for (const [y, reach] of pattern.across) seats.push(...channel([-reach * k, y * k], [reach * k, y * k], small.size_mm));
    for (const [y, size] of pattern.single) seats.push({ origin: [0, y * k, 0], axes: WORLD, sizeMm: mm(size * k) });
    const face = faceOf(plaque);
    const settled = ontoFace(plaque, seats);
    const z = Math.max(2.2, center.size_mm * 0.45 + 1);
    const origin: Vec3 = [0, 0, z];
    bench.add(plaqueSolid(plaque, settled, 0.125), 50, { origin });
    const set = moved(settled, WORLD, origin);
    setStones(bench, set, [small.kind], 'pave');
    grains(bench, set);
    milgrain(bench, offsetOutline(plaque.outline, -0.17).map(([x, y]) => [x, y, z + face(x, y) + 0.17]), { beadMm: 0.26 });
    const middle: Vec3 = [0, pattern.center * k, z + face(0, pattern.center * k) + 0.25];
    bench.stone({ kind: center.kind, cut: center.cut, sizeMm: center.size_mm, role: 'center', origin: middle });
    bench.add(bezelCup(center.cut, center.size_mm, WORLD, middle, { wallMm: 0.42, depth: center.size_mm * 0.45, open: 0.7 }), 30);
    milgrain(bench, girdleMm(center.cut, center.size_mm + 0.75, 128).map(([x, y]) => [x, y + pattern.center * k, middle[2] - 0.1]), { beadMm: 0.28 });
    if (drop) {
      const tip = -k;
      const top = Math.max(...girdleMm(drop.cut, drop.size_mm).map((p) => p[1])) + 0.4;
      bench.add(jumpRing([0, tip - 0.28, z], Y, Z, 0.82, 0.2), 40);
      const at: Vec3 = [0, tip - 0.95 - top, z];
      bench.stone({ kind: drop.kind, cut: drop.cut, sizeMm: drop.size_mm, role: 'accent', origin: at });
      bench.add(bezelCup(drop.cut, drop.size_mm, WORLD, at, { wallMm: 0.54, depth: drop.size_mm * 0.45, open: 0.55 }), 36);
    }
    hangOnChain(bench, [0, k + 0.05, z], chainNamed(choice(spec, 'chain'), FINE), 0.95);
    return bench.finishWith(photograph(bench, { rig: 'wall', distanceMm: 210, fill: 0.8, raise: 0.04 }));
  },
};
