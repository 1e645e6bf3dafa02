/** The back of a brooch: a bar with a hinge at one end, a catch at the other, and a pin between them. */
import { sample } from '../geometry/curves';
import { roundedBox } from '../geometry/blocks';
import { tube } from '../geometry/sweep';
import { TAU, along, cross, distance, lerp, sub, unit, type Axes } from '../geometry/vec';
import type { Vec3 } from '../piece';
import type { Bench } from './bench';

/** Pins of nickel silver or hard gold are 0.8 to 1 mm thick. */
const PIN_MM = 0.9;
/** Room for the cloth between the bar and the pin, mm. */
const CLOTH_MM = 2.2;
/** Half the width and half the thickness of the bar, mm. */
const BAR = [0.95, 0.5] as const;
/** The shortest pin that holds a brooch to cloth, mm. */
export const LEAST_PIN_MM = 9;

/**
 * Solders a pin back behind a piece that faces along z.
 * @param joints points in the metal on one line; pegs run from them to the bar
 * @param depth distance from those points back to the bar's middle, mm
 */
export function pinBack(bench: Bench, joints: readonly [Vec3, ...Vec3[]], depth: number): void {
  bench.inPart('pin-back', () => {
    const [first, last] = [joints[0], joints.at(-1)!];
    const middle = lerp(first, last, 0.5);
    const run: Vec3 = distance(first, last) > 1 ? unit(sub(last, first)) : [1, 0, 0];
    const axes: Axes = [run, cross([0, 0, 1], run), [0, 0, 1]];
    const half = Math.max(LEAST_PIN_MM, distance(first, last)) / 2;
    const behind = (at: Vec3, mm: number): Vec3 => along(at, [0, 0, -1], mm);
    for (const joint of joints) bench.add(tube([joint, behind(joint, depth)], 0.55, { points: 14 }), 40);
    bench.add(roundedBox([half + 0.6, BAR[0], BAR[1]], 0.3), 40, { axes, origin: behind(middle, depth) });
    const pinAt = (t: number): Vec3 => behind(along(middle, run, t), depth + CLOTH_MM);
    // The hinge: two cheeks and the rivet that the pin turns on.
    const across = axes[1];
    for (const way of [-1, 1]) {
      const cheek = along(pinAt(-half), across, way * 0.72);
      bench.add(
        tube([along(behind(along(middle, run, -half), depth), across, way * 0.72), cheek], 0.42, { points: 12 }),
        40,
      );
    }
    bench.add(
      tube([along(pinAt(-half), across, -1), along(pinAt(-half), across, 1)], 0.4, { points: 14, roundEnds: false }),
      40,
    );
    bench.add(
      tube([pinAt(-half), pinAt(0), pinAt(half + 0.9)], (t) => (PIN_MM / 2) * (t > 0.5 ? 1 - (t - 0.5) * 0.7 : 1), {
        points: 14,
      }),
      40,
    );
    // The catch: a hook that the pin's end lies in.
    const r = 0.78;
    const hook = sample(24, (t): Vec3 => {
      const a = 0.16 * TAU + t * 0.68 * TAU;
      return along(along(pinAt(half), across, r * Math.sin(a)), [0, 0, 1], r * Math.cos(a) + 0.15);
    });
    bench.add(
      tube(
        [
          behind(along(middle, run, half), depth),
          lerp(behind(along(middle, run, half), depth), hook[0]!, 0.6),
          ...hook,
        ],
        0.4,
        { points: 12, up: run },
      ),
      40,
    );
  });
}
