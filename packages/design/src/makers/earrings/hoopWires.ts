/** The metal of hoops: their wires with seats for stones, wires of a second metal, caps on twisted ends and bridges. */
import { polygon, sample } from '../../geometry/curves';
import { refined } from '../../geometry/refine';
import { sculpt } from '../../geometry/sculpt';
import { polygonFrame, tube } from '../../geometry/sweep';
import { TAU, Z } from '../../geometry/vec';
import type { Bench } from '../../parts/bench';
import { seated, type Seat } from '../../parts/seats';
import type { Vec3 } from '../../piece';
import type { Hoop, Stand } from './hoopShape';
import { angleAt, barAlong, hingeOf, isCircular, latchOf, onHoop, run, thickness } from './hoopShape';

/** The wires of a hoop as meshes, with seats cut for the stones of its rows. */
export function wiresOf(bench: Bench, hoop: Hoop, offsets: readonly number[], seats: readonly Seat[]): number[] {
  const { radius, wireHalf, form } = hoop;
  if (form === 'twist')
    return [0, TAU / 3, (2 * TAU) / 3].map((phase) =>
      bench.define(
        tube(
          run(hoop, 240).map((a) =>
            onHoop(hoop, a, wireHalf * 0.55 * Math.cos(a * 9 + phase), wireHalf * 0.55 * Math.sin(a * 9 + phase)),
          ),
          wireHalf * 0.62,
          { points: 16 },
        ),
        40,
      ),
    );
  if (form === 'hexagon')
    return [
      bench.define(polygonFrame(polygon(6, radius * 1.04, Math.PI / 2), wireHalf * 0.55, wireHalf * 0.8, 'knife'), 12),
    ];
  return offsets.map((off) => {
    if (seats.length === 0)
      return bench.define(
        tube(
          run(hoop, isCircular(hoop) ? 150 : 300).map((a) => onHoop(hoop, a, 0, off)),
          (t) => thickness(hoop, angleAt(hoop, t)),
          { points: 36, up: Z },
        ),
        50,
      );
    const reach = radius + wireHalf * 1.4 + 0.4;
    const deep = wireHalf * 1.4 + 0.4;
    const field = seated(
      barAlong(hoop, off),
      seats.filter((seat) => seat.origin[2] === off),
    );
    return bench.define(
      refined(sculpt(field, [-reach, -reach, off - deep], [reach, reach, off + deep], 0.14), field),
      50,
    );
  });
}

/** A two-tone hoop has a wire of the second metal along each side. */
export function sideWires(bench: Bench, hoop: Hoop, offsets: readonly number[]): number[] {
  if (!bench.isTwoTone || hoop.form === 'twist' || hoop.form === 'hexagon') return [];
  return offsets.flatMap((off) =>
    [-1, 1].map((way) =>
      bench.define(
        tube(
          run(hoop, isCircular(hoop) ? 150 : 300).map((a) => onHoop(hoop, a, 0, off + way * thickness(hoop, a) * 0.94)),
          Math.min(0.42, hoop.wireHalf * 0.3),
          { points: 12 },
        ),
        40,
      ),
    ),
  );
}

/** Caps on the ends of twisted wires: thickness relative to a wire, and length along the hoop, mm. */
const CAP = { thick: 1.26, long: 2.2 } as const;

/** Closes the ends of twisted wires, which are one bundle, with a smooth cap each. */
export function endCaps(bench: Bench, hoop: Hoop, { axes, origin }: Stand): void {
  if (hoop.form !== 'twist') return;
  const by = CAP.long / hoop.radius;
  const bead = (t: number): number => hoop.wireHalf * CAP.thick * (0.8 + 0.2 * Math.sin(t * Math.PI) ** 0.6);
  for (const [end, way] of [
    [hingeOf(hoop), 1],
    [latchOf(hoop), -1],
  ] as const)
    bench.add(
      tube(
        sample(12, (t) => onHoop(hoop, end + way * by * (t - 0.52))),
        bead,
        { points: 40, up: Z, roundEnds: false },
      ),
      40,
      { axes, origin },
    );
}

/** Bridges between two wires at both ends of their run, or across the top of a hexagon. */
export function bridges(bench: Bench, hoop: Hoop, { axes, origin }: Stand): void {
  const { radius, wireHalf, form } = hoop;
  const across = (points: Vec3[], by: number, sides: number, roundEnds: boolean, crease: number): void =>
    bench.add(tube(points, by, { points: sides, roundEnds }), crease, { axes, origin });
  if (form === 'double')
    for (const a of [hingeOf(hoop) + 0.02, latchOf(hoop) - 0.02])
      across(
        [-1.2, 0, 1.2].map((share) => onHoop(hoop, a, 0, wireHalf * share)),
        wireHalf * 0.6,
        16,
        true,
        40,
      );
  if (form === 'hexagon')
    across(
      [-0.7, 0, 0.7].map((x): Vec3 => [x, radius * 1.02, 0]),
      wireHalf * 0.62,
      18,
      false,
      30,
    );
}
