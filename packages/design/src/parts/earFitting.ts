/** What holds an earring to the ear: hooks and posts. */
import type { Vec3 } from '../piece';
import { spline } from '../geometry/curves';
import { sphere } from '../geometry/blocks';
import { Y, Z } from '../geometry/vec';
import { tube } from '../geometry/sweep';
import type { Bench } from './bench';
import { jumpRing } from './chain';

/** A fish hook above `top` (the uppermost metal), curling away from the viewer; `way` leans it left or right. */
export function earHook(bench: Bench, top: Vec3, way: number): void {
  const [x, y, z] = top;
  bench.add(jumpRing([x, y + 0.6, z], Y, Z, 1.0, 0.25), 40);
  bench.add(
    tube(
      spline(
        [[x, y + 1.35, z + 0.1], [x, y + 3.0, z + 0.75], [x + way * 0.2, y + 6.4, z + 1.6], [x + way * 0.8, y + 9.8, z + 0.3], [x + way * 1.2, y + 10.6, z - 1.4], [x + way * 1.2, y + 8.6, z - 2.4], [x + way * 1.1, y + 5.4, z - 2.7]],
        false,
        8,
      ),
      0.33,
      { points: 12 },
    ),
    40,
  );
  bench.add(sphere(0.6, 14), 40, { origin: [x, y + 2.7, z + 0.65] });
}

/** A straight post from the back of a stud towards the wall. */
export function earPost(bench: Bench, from: Vec3, length: number): void {
  bench.add(tube([from, [from[0], from[1], from[2] - (length - 0.45) / 2], [from[0], from[1], from[2] - length + 0.45]], 0.42, { points: 12 }), 40);
}
