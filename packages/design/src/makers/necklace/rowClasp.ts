/** The clasp of a row of stones around the neck. */
import { roundedBox } from '../../geometry/blocks';
import { sample } from '../../geometry/curves';
import { tube } from '../../geometry/sweep';
import { Z, distance } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import type { Vec3 } from '../../piece';

/** Half the thickness of a clasp and its depth as shares of the last stone, and how much thinner its ends are. */
const CLASP = { tall: 0.42, deep: 0.34, ends: 0.22 } as const;

/**
 * A box clasp between the last stones of a row that closes, with the line between its halves and its tongue.
 * @param inFrame false where it is behind the neck
 */
export function rowClasp(bench: Bench, last: Vec3, top: Vec3, sizeMm: number, aspect: number, inFrame: boolean): void {
  const z = top[2];
  const half = distance(last, top) - (sizeMm * aspect) / 2;
  const [tall, deep] = [Math.max(0.9, sizeMm * CLASP.tall), Math.max(0.8, sizeMm * CLASP.deep)];
  const part = half * 0.5 - 0.07;
  // Barrels with rounded ends: a flat face would mirror a single lamp.
  const barrel = bench.define(
    tube(
      sample(13, (t): Vec3 => [part * -Math.cos(t * Math.PI), 0, 0]),
      (t) => tall * (1 - CLASP.ends * (1 - Math.sin(t * Math.PI) ** 0.4)),
      { points: 48, exponent: 2.4, flat: deep / tall, up: Z, roundEnds: false },
    ),
    40,
  );
  for (const way of [-1, 1])
    bench.place(barrel, { origin: [top[0] + way * half * 0.5, top[1], z - sizeMm * 0.3], inFrame: false });
  bench.add(
    tube(
      [
        [top[0] - half - sizeMm * 0.3, top[1], z - sizeMm * 0.4],
        [top[0] + half + sizeMm * 0.3, top[1], z - sizeMm * 0.4],
      ],
      0.3,
      { points: 12 },
    ),
    40,
    { inFrame },
  );
  bench.add(roundedBox([0.5, tall * 0.55, 0.3], 0.2), 30, {
    origin: [top[0] + half * 0.35, top[1] + tall, z - sizeMm * 0.3],
    inFrame,
  });
}
