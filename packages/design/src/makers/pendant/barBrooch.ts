/** A bar brooch: a slender bar with a row of stones in its middle, or one stone. */
import { superellipse } from '../../geometry/profiles';
import { sweep, type Station } from '../../geometry/sweep';
import { X, Y, Z } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { bezelCup, girdleMm } from '../../parts/head';
import type { Vec3 } from '../../piece';
import type { Stone } from '../../spec';
import { mm, type Brief } from '../maker';

/** Half the length and half the width of a bar, and half its thickness, mm. */
export const BAR = { half: 25, width: 2.2, thick: 1 } as const;
/** Share of its length that stones take, widths of stones, and distance between their rims, mm. */
const ROW = { share: 0.82, alone: 5, many: 4, wall: 0.45, gap: 0.5 } as const;
const MOST = 9;

/** The stones of a bar: those that are named, in turns from its middle; their count, or one. */
export function barStones({ gems, cuts, stoneCount, stoneSizeMm, quantity, quantityGiven }: Brief): Stone[] {
  const [kind, other] = gems;
  if (kind === undefined) return [];
  const isMany = quantityGiven && quantity === 'many';
  const count = Math.min(MOST, stoneCount ?? (isMany ? 5 : other ? 3 : 1));
  const size = Math.min(
    stoneSizeMm ?? (count > 1 ? ROW.many : ROW.alone),
    (2 * BAR.half * ROW.share) / count - 2 * ROW.wall - ROW.gap,
  );
  const cut = kind === 'pearl' ? 'round' : (cuts[0] ?? 'round');
  const own: Stone = { role: 'center', kind, cut, size_mm: mm(size), count: other ? Math.ceil(count / 2) : count };
  return other && count > 1
    ? [own, { ...own, role: 'side', kind: other, cut: 'round', count: Math.floor(count / 2) }]
    : [own];
}

/** Builds the bar about its middle; returns the joints of its pin. */
export function buildBar(bench: Bench, stones: readonly Stone[], halfLength: number, lift: number): [Vec3, Vec3] {
  bench.inPart('bar', () => {
    const ends = [1, 0.97, 0.9, 0.76, 0.55];
    const right = ends.map((share, i): Station => ({
      at: [halfLength - 1.6 + (1.6 * i) / (ends.length - 1), 0, lift],
      u: Y,
      v: Z,
      halfU: BAR.width * share,
      halfV: BAR.thick * share,
    }));
    const left = right.map(({ at, ...rest }): Station => ({ ...rest, at: [-at[0], 0, lift] })).toReversed();
    bench.add(sweep([...left, ...right], superellipse(40, 2.8), false), 40);
  });
  const placed = inTurns(stones);
  const wide = placed.map(({ cut, size_mm }) => 2 * Math.max(...girdleMm(cut, size_mm).map(([x]) => x)));
  const total = wide.reduce((sum, w) => sum + w + 2 * ROW.wall + ROW.gap, -ROW.gap);
  let x = -total / 2;
  for (const [i, { kind, cut, size_mm, role }] of placed.entries()) {
    const half = wide[i]! / 2 + ROW.wall;
    const depth = Math.max(0.7, size_mm * 0.42 - BAR.thick);
    const origin: Vec3 = [x + half, 0, lift + BAR.thick + depth - 0.25];
    bench.stone({ kind, cut, sizeMm: size_mm, role, origin, axes: [X, Y, Z] });
    bench.add(bezelCup(cut, size_mm, [X, Y, Z], origin, { wallMm: ROW.wall, depth: depth + 0.5, open: 0.6 }), 40);
    x += 2 * half + ROW.gap;
  }
  return [
    [-halfLength * 0.8, 0, lift],
    [halfLength * 0.8, 0, lift],
  ];
}

/** Stones of two kinds alternate, the main one first and last. */
function inTurns(stones: readonly Stone[]): Stone[] {
  const left = stones.map((stone) => ({ stone, count: stone.count }));
  const total = left.reduce((sum, { count }) => sum + count, 0);
  return Array.from({ length: total }, (_, i) => {
    const own = left[left.length > 1 && left[i % left.length]!.count > 0 ? i % left.length : 0]!;
    const from = own.count > 0 ? own : left.find(({ count }) => count > 0)!;
    from.count--;
    return from.stone;
  });
}
